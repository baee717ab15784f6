"""Letting automated drivers decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hairpin.drivers.driver import Driver, ask
from hairpin.drivers.finding import find_driver
from hairpin.drivers.loop import drive as drive_on
from hairpin.rules.errors import BadSetup

if TYPE_CHECKING:
    from hairpin.rules.actions import Action
    from hairpin.rules.events import Event
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season
    from hairpin.rules.seeds import Seed


def drive(game: Race | Season, drivers: str | Driver | Sequence[str | Driver | None], seed: Seed = 0) -> list[int]:
    """To the end, or until only seats without a driver owe a decision. Gives the ranking as things stand.

    One driver for all, or one for each seat: a name, a `Driver`, or None. Their own chance comes from `seed`.

    >>> from hairpin import new_race
    >>> race = new_race("usa", cars=3, seed=1)
    >>> sorted(drive(race, ["club", "club", "rookie"]))
    [0, 1, 2]
    >>> race.is_over()
    True
    """
    by_seat = _by_seat(drivers, len(game.setup.entrants))
    driven = _Driven(game, by_seat)
    drive_on(driven, lambda _, seat: ask(by_seat[seat], game, seat, seed, driven.decisions))
    return game.ranking()


def driver(name: str) -> Driver:
    """By its name, or from a file of yours: `driver("./mine.py:Fast(depth=3)")`. Such a file is run.

    >>> from hairpin import Chance, legal, new_race, view
    >>> race = new_race("usa", cars=2, seed=1)
    >>> driver("club").decide(view(race, 0), Chance(7)) in legal(race, 0)
    True
    """
    return find_driver(name)


def _by_seat(drivers: str | Driver | Sequence[str | Driver | None], seats: int) -> dict[int, Driver]:
    if isinstance(drivers, str) or not isinstance(drivers, Sequence):
        drivers = [drivers] * seats
    if len(drivers) > seats:
        raise BadSetup(f"drivers: {len(drivers)} for {seats} seats")
    made = [find_driver(each) if isinstance(each, str) else each for each in drivers]
    return {seat: each for seat, each in enumerate(made) if each is not None}


class _Driven:
    """A game, as far as these drivers can drive it."""

    def __init__(self, game: Race | Season, by_seat: dict[int, Driver]) -> None:
        self._game = game
        self._by_seat = by_seat
        self.decisions = 0

    @property
    def events(self) -> list[Event] | None:
        return self._game.events

    def is_over(self) -> bool:
        return not self.waiting()

    def waiting(self) -> list[int]:
        return [seat for seat in self._game.waiting() if seat in self._by_seat]

    def apply(self, seat: int, action: Action) -> None:
        self._game.apply(seat, action)
        self.decisions += 1
