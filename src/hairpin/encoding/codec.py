"""Between actions and integers: every action of every decision has an index, and every decision a mask.

An index means something only at the decision at which it was legal; in the base codec it always means the same.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from hairpin.encoding import action_tables, by_kind, by_slot
from hairpin.encoding.asked import Asked
from hairpin.encoding.errors import DoesNotFit
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import IN_ANY_ORDER
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_setup import SeasonSetup
from hairpin.rules.steps import DISCARDING, PLANNING, REACT, SLIPSTREAMING

if TYPE_CHECKING:
    import numpy.typing as npt

    from hairpin.encoding.asked import Offset
    from hairpin.encoding.table import Table
    from hairpin.rules.actions import Action, Options
    from hairpin.rules.setup import Setup

    Mask = npt.NDArray[np.uint8] | npt.NDArray[np.bool_]

VERSION: Final = action_tables.VERSION
MANY: Final = 100_000
"""So many decisions are remembered; then all are forgotten, and remembered anew."""


class Coded(NamedTuple):
    """The indexes of all that may be done, in the order of the list."""

    options: Options
    """Kept so that no others can be in its place in the memory, by which it is found."""
    indexes: list[int]
    places: npt.NDArray[np.intp]


class Codec:
    """For races, and for seasons, whose decisions between races it knows, too."""

    def __init__(self, name: str, table: Table, offsets: dict[str, Offset], by_hand: bool) -> None:
        self.name = name
        self.table = table
        self.size = table.size
        """One more than the highest index."""
        self._parts = {part.name: (table.at[part.name], part.size, offsets[part.name]) for part in table}
        self._by_hand = by_hand
        self._known: dict[tuple[int, tuple[int, ...]], Coded] = {}

    def __repr__(self) -> str:
        return f'hairpin.codec("{self.name}")'

    def encode(self, game: Race | Season, seat: int, action: Action) -> int:
        """The cards may be given in any order, as to `apply`; the index does not tell it."""
        options = game.options(seat)
        found = options.accepted.get(action.in_order() if action.kind in IN_ANY_ORDER else action)
        if found is None:
            text = action_text(action, game.cards.codes)
            raise IllegalAction(f"{text}: only what is legal has an index, and seat {seat} may not do that now")
        race = _race_of(game)
        return self._index(Asked(race, race.cars[seat], options.listed), found)

    def decode(self, game: Race | Season, seat: int, index: int) -> Action:
        """With its cards sorted."""
        coded = self._coded(game, seat)
        if index not in coded.indexes:
            raise IllegalAction(f"{self._words(index)}: not among what seat {seat} may do now")
        return coded.options.listed[coded.indexes.index(index)]

    def legal(self, game: Race | Season, seat: int) -> list[int]:
        """In the order of the game's own list."""
        return self._coded(game, seat).indexes[:]

    def mask(self, game: Race | Season, seat: int, out: Mask) -> None:
        """1 for what this seat may do now, 0 for all else; nothing but 0 if it has nothing to decide."""
        if out.shape != (self.size,):
            raise DoesNotFit(f"a mask of {self.name} has {self.size} places, not {out.shape}")
        coded = self._coded(game, seat)
        out.fill(0)
        out[coded.places] = 1

    def _words(self, index: int) -> str:
        if not 0 <= index < self.size:
            return f"index {index} (there are {self.size})"
        part = self.table.part_at(index)
        return f"index {index} ({part.name} {index - self.table.at[part.name]})"

    # -- what was worked out before ----------------------------------------------------------------------

    def _coded(self, game: Race | Season, seat: int) -> Coded:
        options = game.options(seat)
        race = _race_of(game)
        step = race.step
        if step in (PLANNING, DISCARDING):
            key = (id(options), tuple(race.cars[seat].hand) if self._by_hand and options.listed else ())
        elif step == SLIPSTREAMING or (step == REACT and not race.car.has_upgrades):
            key = (id(options), ())
        else:  # such options are made anew each time
            return self._work_out(race, seat, options)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > MANY:
                self._known.clear()
            found = self._known[key] = self._work_out(race, seat, options)
        return found

    def _work_out(self, race: Race, seat: int, options: Options) -> Coded:
        listed = options.listed
        indexes = [self._index(Asked(race, race.cars[seat], listed), action) for action in listed]
        return Coded(options, indexes, np.array(indexes, dtype=np.intp))

    def _index(self, asked: Asked, action: Action) -> int:
        part = self._parts.get(action.kind)
        if part is None:
            raise DoesNotFit(
                f"{action.kind}: not in the codec {self.name}; slots(8) has it, for seasons slots(12)"
            )
        begin, size, offset = part
        place = offset(asked, action)
        if not 0 <= place < size:
            raise DoesNotFit(f"{action.kind}: the codec {self.name} has {size} of these, and no place for {place}")
        return begin + place


def _race_of(game: Race | Season) -> Race:
    return game.race if isinstance(game, Season) else game


BASE: Final = Codec("base", action_tables.BASE, by_kind.OFFSETS, by_hand=False)
"""For races without a garage and outside a season."""


@cache
def slots(n: int) -> Codec:
    """For any race in which no hand has more cards: 7 do for single races, 12 for most seasons."""
    return Codec(f"slots({n})", action_tables.slots(n), by_slot.offsets(n), by_hand=True)


def codec_for(setup: Setup | SeasonSetup) -> Codec:
    """The smallest that holds all that comes up in such a race or season."""
    if isinstance(setup, SeasonSetup) or setup.season is not None:
        return slots(action_tables.SEASON)
    return BASE if setup.garage is None else slots(action_tables.SINGLE_RACE)
