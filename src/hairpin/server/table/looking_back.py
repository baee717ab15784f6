"""What a log says of a moment that has been: everybody's cards, and how a race would begin there.

Only of games that are over, as a whole: until then nobody hears of any card what their seat did not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.content.entrants import LEGEND
from hairpin.drawing.cars import CarThere
from hairpin.drivers.driver import is_driver
from hairpin.drivers.driving import HUMAN
from hairpin.records.games import Game, GameConfig, current_race, data_of, kind_of
from hairpin.records.writing import beginning_data
from hairpin.rules.car import FINISHED, RACING, Car
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race
from hairpin.rules.season import RACING as ON
from hairpin.rules.season import Season
from hairpin.rules.setup import start_number
from hairpin.server.errors import Code, Refused
from hairpin.server.log.entries import Origin, Painted, Seated, Started, Stored, entry_from
from hairpin.server.protocol.looking_back import CardsAt, RaceCards, SeatCards, WhatIf
from hairpin.server.protocol.settings import SeatSettings, TableSettings
from hairpin.server.table.requests import new_key
from hairpin.server.table.state import TableState


def number_of(game: Game) -> int | None:
    """Of the race that is on, from 1; None between two races of a season."""
    if not isinstance(game, Season):
        return 1
    return len(game.results) + 1 if game.step == ON else None


def _while_on(id: str, rows: Sequence[Stored], game: int, race: int) -> Iterator[TableState]:
    """The table after each entry while that race was on. Refused at the end, if the game never came to its own."""
    state = TableState(id)
    for row in rows:
        state.fold(entry_from(row))
        if state.games < game or state.session is None:
            continue
        if state.games > game:
            break
        if state.session.game.is_over():
            return
        if number_of(state.session.game) == race:
            yield state
    raise Refused(Code.NOT_NOW, "the race was not finished; its cards stay secret")


# -- cards -----------------------------------------------------------------------------------------------


def race_cards(id: str, rows: Sequence[Stored], game: int, race: int) -> RaceCards:
    known: dict[int, SeatCards] = {}
    moments = []
    for state in _while_on(id, rows, game, race):
        now = current_race(state.open_session().game)
        cards = [_cards(now, car) for car in now.cars if not car.is_legend]
        changed = [each for each in cards if known.get(each.seat) != each]
        known.update({each.seat: each for each in changed})
        moments.append(CardsAt(state.seq, now.waiting(), changed))
    return RaceCards(moments)


def _cards(race: Race, car: Car) -> SeatCards:
    codes = race.cards.codes

    def named(cards: Sequence[int]) -> list[str]:
        return [codes[card] for card in cards]

    return SeatCards(
        seat=car.seat,
        racing=car.status == RACING,
        gear=car.gear,
        engine=len(car.engine),
        hand=named(sorted(car.hand)),
        deck=named(sorted(car.deck)),
        discard=named(car.discard),
        played=named(car.play_area),
        planned=None if car.plan is None else named(car.plan),
    )


# -- places ----------------------------------------------------------------------------------------------


class Places(NamedTuple):
    """What everybody sees of a race, as far as a picture shows it."""

    circuit: Circuit
    cars: tuple[CarThere, ...]
    round: int


def places_of(race: Race) -> Places:
    entrants = race.setup.entrants
    cars = [
        CarThere(entrants[car.seat].color, start_number(entrants[car.seat], car.seat), car.distance, car.spot)
        for car in race.cars
        if car.status in (RACING, FINISHED)
    ]
    return Places(race.circuit, tuple(cars), race.round)


def places_at(id: str, rows: Sequence[Stored], game: int, race: int, moment: int | None) -> Places:
    """Where the cars were after that entry, or nearly then; without one, at the end. This was never a secret."""
    found: Places | None = None
    state = TableState(id)
    for row in rows:
        if moment is not None and found is not None and row.seq > moment:
            break
        state.fold(entry_from(row))
        is_it = state.games == game and state.session is not None
        if is_it and state.session is not None and _is_of(state.session.game, race):
            found = places_of(current_race(state.session.game))
    if found is None:
        raise Refused(Code.NOT_FOUND, f"this table has no race {game}.{race}")
    return found


def _is_of(game: Game, race: int) -> bool:
    """The race that is on, or the one that has just ended."""
    return (number_of(game) or (len(game.results) if isinstance(game, Season) else 1)) == race


# -- what if ---------------------------------------------------------------------------------------------


class Opening(NamedTuple):
    """How a new table begins; whoever asked for it is seated there."""

    settings: TableSettings
    seated: Seated
    painted: tuple[Painted, ...]
    started: Started


def opening(id: str, rows: Sequence[Stored], wish: WhatIf, who: str) -> Opening:
    """Refused where there is no such moment, or nothing to take over."""
    found: Opening | None = None
    seqs = []
    for state in _while_on(id, rows, wish.game, wish.race):
        seqs.append(state.seq)
        if state.seq == wish.moment:
            found = _opening(state, wish, who)
    if found is None:
        known = f"its moments are {seqs[0]} to {seqs[-1]}" if seqs else "it has none"
        raise Refused(Code.NOT_FOUND, f"that race has no moment {wish.moment} at which it was on; {known}")
    return found


def _opening(state: TableState, wish: WhatIf, who: str) -> Opening:
    session = state.open_session()
    config = session.config
    race = current_race(session.game)
    _check_car(race, wish.seat)
    drivers = _drivers(state, config, wish)
    entrants = config.setup.entrants
    numbers = [start_number(entrant, seat) for seat, entrant in enumerate(entrants)]
    own = entrants[wish.seat]
    return Opening(
        settings=_settings(state, config, drivers),
        seated=Seated(wish.seat, who, own.name, own.color, numbers[wish.seat]),
        painted=tuple(
            Painted(seat, entrant.color, numbers[seat])
            for seat, entrant in enumerate(entrants)
            if seat != wish.seat and numbers[seat] != seat + 1
        ),
        started=Started(
            kind_of(config),
            _driven_by(data_of(config), drivers),
            new_key(),
            config.rules,
            beginning=cast(dict[str, object], beginning_data(config, session.game.position())),
            origin=Origin(state.id, wish.game, wish.race, wish.moment),
        ),
    )


def _check_car(race: Race, seat: int) -> None:
    if seat >= len(race.cars):
        raise Refused(Code.UNKNOWN_SEAT, f"there is no seat {seat}; seats are 0 to {len(race.cars) - 1}")
    car, name = race.cars[seat], race.setup.entrants[seat].name
    if car.is_legend:
        raise Refused(Code.NOT_ALLOWED, f"{name} is a Legend and has no cards to play; take over another car")
    if car.status != RACING:
        raise Refused(Code.NOT_ALLOWED, f"{name} is not racing at that moment; take over another car")


def _drivers(state: TableState, config: GameConfig, wish: WhatIf) -> list[str]:
    """Drivers that are no more are replaced like people."""
    agreed = state.stand_in if is_driver(state.stand_in) else DEFAULT_DRIVER
    stay = [driver if is_driver(driver) else agreed for driver in config.drivers]
    others = [
        LEGEND if was == LEGEND else wish.driver or now for was, now in zip(config.drivers, stay, strict=True)
    ]
    others[wish.seat] = HUMAN
    return others


def _settings(state: TableState, config: GameConfig, drivers: list[str]) -> TableSettings:
    """Alone with drivers: no clock, nobody to agree with."""
    kinds = {HUMAN: "person", LEGEND: "legend"}
    seats = [
        SeatSettings(
            kind=kinds.get(driver, "driver"),  # type: ignore[arg-type]
            driver=None if driver in kinds else driver,
            name=None if driver == HUMAN else entrant.name,
            color=entrant.color,
            handicap=entrant.handicap,
        )
        for entrant, driver in zip(config.setup.entrants, drivers, strict=True)
    ]
    return TableSettings(game=state.settings.game, seats=seats)


def _driven_by(data: dict[str, object], drivers: list[str]) -> dict[str, object]:
    entrants = cast(list[dict[str, object]], data["entrants"])
    return {
        **data,
        "entrants": [{**one, "driver": driver} for one, driver in zip(entrants, drivers, strict=True)],
    }
