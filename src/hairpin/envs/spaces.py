"""What every environment shows of a decision: an observation, and a mask of what may be done."""

from __future__ import annotations

from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from hairpin.encoding.codec import Codec
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.encoding.observations import observe
from hairpin.rules.race import Race

WAIT: Final = 0
"""The one action of a seat that owes no decision. In every codec it is `done`; nothing is done with it."""
RETIRE: Final = "retire"
LIMITS: Final = np.iinfo(np.int16)


class Seen(TypedDict):
    observation: npt.NDArray[np.int16]
    action_mask: npt.NDArray[np.int8]


def observation_space(codec: Codec) -> spaces.Space[Seen]:
    parts = {
        "observation": spaces.Box(LIMITS.min, LIMITS.max, (OBSERVATION.size,), np.int16),
        "action_mask": spaces.Box(0, 1, (codec.size,), np.int8),
    }
    return spaces.Dict(parts)  # type: ignore[arg-type, return-value]


def action_space(codec: Codec) -> spaces.Discrete:
    return spaces.Discrete(codec.size)


class Numbers:
    """Between races and numbers. Giving up is no option unless it is wished: it only gets in the way."""

    def __init__(self, codec: Codec, can_retire: bool) -> None:
        self.codec = codec
        self._retire = None if can_retire else codec.table.at[RETIRE]

    def seen(self, race: Race, seat: int, is_asked: bool) -> Seen:
        observation = np.empty(OBSERVATION.size, np.int16)
        observe(race, seat, observation)
        return {"observation": observation, "action_mask": self.mask(race, seat, is_asked)}

    def mask(self, race: Race, seat: int, is_asked: bool) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.codec.size, np.int8)
        if not is_asked:
            mask[WAIT] = 1
            return mask
        self.codec.mask(race, seat, mask.view(np.uint8))
        if self._retire is not None:
            mask[self._retire] = 0
        return mask

    def is_legal(self, race: Race, seat: int, index: int) -> bool:
        return index != self._retire and index in self.codec.legal(race, seat)
