"""Races as arrays: a row for each decision, and a row for each car."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.content.config import RaceConfig
from hairpin.content.settings import RaceOptions
from hairpin.drivers.driver import ask
from hairpin.drivers.loop import drive
from hairpin.encoding import action_tables
from hairpin.encoding import codec as codecs
from hairpin.encoding.codec import Codec
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.encoding.observations import observe
from hairpin.lab.games import GameJob, config_of, seated_drivers
from hairpin.rules.actions import Action
from hairpin.rules.race import Race

Array = npt.NDArray[np.int64]
"""To type checkers; in files each column has a type of its own."""
Arrays = dict[str, Array]


@dataclass(frozen=True, slots=True)
class ArrayColumn:
    """`type` is that of the file, on every machine."""

    name: str
    type: str
    explained: str
    width: int = 0
    """Numbers in a row; 0 for a plain one."""


def decision_columns(codec: Codec) -> tuple[ArrayColumn, ...]:
    return (
        ArrayColumn("race", "<i4", "number of the race, from 0"),
        ArrayColumn("seat", "|i1", "who decided, from 0"),
        ArrayColumn("observation", "<i2", "what that seat saw: docs/encodings.md, Observations", OBSERVATION.size),
        ArrayColumn(
            "mask",
            "|u1",
            f"what it could do: {codec.size} bits, the first the highest of its byte;"
            f" numpy.unpackbits(mask, axis=1, count={codec.size})",
            (codec.size + 7) // 8,
        ),
        ArrayColumn("action", "<i2", f"what it did: an index of the codec {codec.name}, as in docs/encodings.md"),
        ArrayColumn("place", "|i1", "the place that this car reached in the end, from 1"),
    )


CAR_COLUMNS: Final = (
    ArrayColumn("car_race", "<i4", "number of the race, from 0; a row for each car, Legends included"),
    ArrayColumn("car_seat", "|i1", "its seat, from 0"),
    ArrayColumn("car_driver", "|i1", "who drove it: a place in the list `drivers` of the datasheet"),
    ArrayColumn("car_handicap", "|i1", "Heat cards fewer at the start"),
    ArrayColumn("car_place", "|i1", "the place that it reached, from 1"),
    ArrayColumn("car_circuit", "|i1", "a place in the list `circuits` of the datasheet"),
    ArrayColumn("car_seed", "<i8", "of the race: with it, hairpin race gives the same one"),
)


def codec_of(modules: RaceOptions) -> Codec:
    """One for the whole data set: circuits change nothing in it."""
    return codecs.slots(action_tables.SINGLE_RACE) if modules.garage else codecs.BASE


@dataclass(slots=True)
class Noted:
    """The decisions of one race, as they come."""

    codec: Codec
    seats: list[int]
    observations: list[npt.NDArray[np.int16]]
    masks: list[npt.NDArray[np.uint8]]
    actions: list[int]

    def note(self, race: Race, seat: int, action: Action) -> None:
        seen = np.empty(OBSERVATION.size, np.int16)
        observe(race, seat, seen)
        mask = np.empty(self.codec.size, np.uint8)
        self.codec.mask(race, seat, mask)
        self.seats.append(seat)
        self.observations.append(seen)
        self.masks.append(np.packbits(mask))
        self.actions.append(self.codec.encode(race, seat, action))


def race_arrays(number: int, job: GameJob, drivers: Sequence[str], circuits: Sequence[str]) -> Arrays:
    """The same race as `run_game` and `hairpin race` drive."""
    config = config_of(job.request)
    assert isinstance(config, RaceConfig)
    race = Race(config.setup, job.seed)
    by_seat = seated_drivers(config)
    noted = Noted(codec_of(config.modules), [], [], [], [])

    def answer(race: Race, seat: int) -> Action:
        action = ask(by_seat[seat], race, seat, job.seed, len(noted.actions))
        noted.note(race, seat, action)
        return action

    drive(race, answer)
    places = {seat: place for place, seat in enumerate(race.ranking(), start=1)}
    seats = range(len(config.drivers))
    columns = (*decision_columns(noted.codec), *CAR_COLUMNS)
    values: dict[str, Sequence[object]] = {
        "race": [number] * len(noted.actions),
        "seat": noted.seats,
        "observation": noted.observations,
        "mask": noted.masks,
        "action": noted.actions,
        "place": [places[seat] for seat in noted.seats],
        "car_race": [number] * len(seats),
        "car_seat": seats,
        "car_driver": [drivers.index(name) for name in config.drivers],
        "car_handicap": [entrant.handicap for entrant in config.setup.entrants],
        "car_place": [places[seat] for seat in seats],
        "car_circuit": [circuits.index(race.circuit.id)] * len(seats),
        "car_seed": [job.seed] * len(seats),
    }
    return {column.name: _array(column, values[column.name]) for column in columns}


def _array(column: ArrayColumn, values: Sequence[object]) -> Array:
    shape = (len(values), column.width) if column.width else (len(values),)
    return np.array(values, dtype=column.type).reshape(shape)


def joined(parts: Sequence[Arrays]) -> Arrays:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
