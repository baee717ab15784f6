"""Races as arrays and integers (docs/encodings.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import numpy as np

from hairpin.encoding import codec as codecs
from hairpin.encoding import observations
from hairpin.encoding.errors import DoesNotFit

if TYPE_CHECKING:
    import numpy.typing as npt

    from hairpin.encoding.codec import Codec, Mask
    from hairpin.rules.actions import Action
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season

OBSERVATION_SIZE: Final = observations.SIZE
MOST_SLOTS: Final = 16
_SLOTS: Final = re.compile(r"slots\((\d{1,2})\)")


def observe(game: Race | Season, seat: int, out: npt.NDArray[np.int16] | None = None) -> npt.NDArray[np.int16]:
    """What this seat sees, as numbers, in `out` or in a new array.

    >>> from hairpin import new_race
    >>> observe(new_race("usa", cars=2, seed=1), 0)[26:34].tolist()
    [0, 1, 3, 4, 5, 6, 6, -1]
    """
    out = np.empty(OBSERVATION_SIZE, dtype=np.int16) if out is None else out
    observations.observe(game, seat, out)
    return out


def codec_for(game: Race | Season) -> Codec:
    """The smallest that holds all that comes up in such a race or season.

    >>> from hairpin import new_race
    >>> codec_for(new_race("usa", garage="all", seed=1))
    hairpin.codec("slots(8)")
    """
    return codecs.codec_for(game.setup)


def codec(name: str) -> Codec:
    """By its name: "base", or "slots(8)" with any number of slots up to 16.

    >>> codec("base").size
    1548
    """
    by_slots = _SLOTS.fullmatch(name)
    if by_slots and 1 <= int(by_slots[1]) <= MOST_SLOTS:
        return codecs.slots(int(by_slots[1]))
    if name != codecs.BASE.name:
        raise DoesNotFit(f"there is no codec {name!r}; codecs are base, slots(8), slots(12) and the like")
    return codecs.BASE


def mask(game: Race | Season, seat: int, out: Mask | None = None) -> Mask:
    """1 for the index of each action that this seat may do now, in `out` or in a new array.

    >>> from hairpin import new_race
    >>> int(mask(new_race("usa", cars=2, seed=1), 0).sum())
    48
    """
    used = codec_for(game)
    out = np.empty(used.size, dtype=np.uint8) if out is None else out
    used.mask(game, seat, out)
    return out


def action_index(game: Race | Season, seat: int, action: Action) -> int:
    """Of a legal action, in the codec of the game.

    >>> from hairpin import Action, new_race
    >>> action_index(new_race("usa", cars=2, seed=1), 0, Action("plan", cards=(1, 3)))
    45
    """
    return codec_for(game).encode(game, seat, action)


def action_at(game: Race | Season, seat: int, index: int) -> Action:
    """The legal action that has this index.

    >>> from hairpin import new_race
    >>> action_at(new_race("usa", cars=2, seed=1), 0, 45)
    Action("plan", cards=(1, 3))
    """
    return codec_for(game).decode(game, seat, index)
