"""A row for each car and race: what a simulation adds up, before it is added up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hairpin.lab.figures import CarFigures, RaceFigures
from hairpin.lab.games import GameFigures, GameJob, config_of, plain_names
from hairpin.lab.tally import PER_RACE

Value = int | str | bool
Row = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Source:
    """What a row is made from."""

    game: int
    race: int
    seed: int
    driver: str
    handicap: int
    figures: RaceFigures
    car: CarFigures


@dataclass(frozen=True, slots=True)
class RowColumn:
    name: str
    type: type[Value]
    explained: str
    value: Callable[[Source], Value]


def _gear(gear: int) -> Callable[[Source], Value]:
    return lambda row: row.car.gears[gear - 1]


def _figure(name: str) -> Callable[[Source], Value]:
    def value(row: Source) -> Value:
        found: int = getattr(row.car, name)
        return found

    return value


COLUMNS: Final = (
    RowColumn("game", int, "number of the race, or of the season, from 0", lambda row: row.game),
    RowColumn("race", int, "number of the race in its season, from 1; 1 of a single race", lambda row: row.race),
    RowColumn("seed", int, "of the race or season: hairpin race --seed gives it again", lambda row: row.seed),
    RowColumn("circuit", str, "its id", lambda row: row.figures.circuit),
    RowColumn("seat", int, "from 0", lambda row: row.car.seat),
    RowColumn("driver", str, "who drove", lambda row: row.driver),
    RowColumn("handicap", int, "Heat cards fewer at the start", lambda row: row.handicap),
    RowColumn("grid", int, "place on the grid, from 1", lambda row: row.car.grid),
    RowColumn("place", int, "place at the end, from 1", lambda row: row.car.place),
    RowColumn("cars", int, "cars that started", lambda row: len(row.figures.cars)),
    RowColumn("finished", bool, "whether it reached the finish", lambda row: row.car.finished),
    RowColumn("rounds", int, "until it finished or left the race", lambda row: row.car.rounds),
    RowColumn("race_rounds", int, "until the race was over", lambda row: row.figures.rounds),
    *(RowColumn(f"gear_{gear}", int, f"turns in gear {gear}", _gear(gear)) for gear in (1, 2, 3, 4)),
    *(RowColumn(name, int, "as in the table of figures", _figure(name)) for name in PER_RACE),
    RowColumn("upgrades", str, "their codes, with spaces between", lambda row: " ".join(row.car.upgrades)),
)


def rows_of(number: int, job: GameJob, game: GameFigures) -> Iterator[Row]:
    config = config_of(job.request)
    drivers = plain_names(config)
    for race, figures in enumerate(game.races, start=1):
        for car in figures.cars:
            handicap = config.setup.entrants[car.seat].handicap
            source = Source(number, race, job.seed, drivers[car.seat], handicap, figures, car)
            yield {column.name: column.value(source) for column in COLUMNS}
