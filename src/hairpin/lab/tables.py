"""A simulation as CSV and as JSON: the same bytes for the same seed, but for the timing."""

from __future__ import annotations

import csv
import io
import json
from typing import Final

from hairpin import __version__
from hairpin.lab.columns import DRIVING, GEARS, RESULTS, SEASON, THINKING, Column, columns, share
from hairpin.lab.intervals import Interval, win_share
from hairpin.lab.simulate import Settings, Simulation
from hairpin.lab.tally import DriverTally, Tally
from hairpin.lab.upgrade_value import UpgradeValue, upgrade_values

TRIFLE: Final = 0.05


def csv_text(simulation: Simulation) -> str:
    """A line for each driver; what does not apply is left empty."""
    shown = columns(simulation.settings.season is not None)
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow(["driver", *(key for column in shown for key in column.keys)])
    for name, tally in simulation.tally.by_wins():
        writer.writerow([name, *(number for column in shown for number in column.numbers(tally))])
    return paper.getvalue()


def json_text(simulation: Simulation, command: str) -> str:
    return json.dumps(simulation_data(simulation, command), indent=2, ensure_ascii=False) + "\n"


def simulation_data(simulation: Simulation, command: str) -> dict[str, object]:
    settings, tally = simulation.settings, simulation.tally
    return {
        "hairpin": __version__,
        "command": command,
        "settings": settings_data(settings),
        "asked": settings.games,
        "done": tally.games,
        "races": tally.races,
        "drivers": [_driver_data(name, driver, settings) for name, driver in tally.by_wins()],
        "places": {name: _places(driver, tally.field_size) for name, driver in tally.by_wins()},
        "place_rates_95": {name: _place_ranges(driver, tally.field_size) for name, driver in tally.by_wins()},
        "positions": {name: _rounded(positions) for name, positions in mean_positions(tally)},
        "positions_95": {
            name: [_interval_data(moments.interval()) for moments in tally.drivers[name].positions(len(means) - 1)]
            for name, means in mean_positions(tally)
        },
        "circuits": _circuits_data(tally),
        "grid": [_grid_data(tally, place) for place in sorted(tally.grid_starts)],
        "upgrades": [_upgrade_data(value) for value in upgrade_values(tally)],
        "timing": {name: _thinking_data(driver) for name, driver in tally.by_wins()},
    }


def settings_data(settings: Settings) -> dict[str, object]:
    modules = settings.season.modules if settings.season else settings.modules
    return {
        "unit": settings.unit,
        "season": settings.season.name if settings.season else None,
        "circuits": None if settings.season else list(settings.circuits),
        "laps": settings.laps,
        "drivers": list(settings.drivers),
        "handicaps": [*settings.handicaps, *(0,) * (len(settings.drivers) - len(settings.handicaps))],
        "rotate": settings.rotate,
        "seed": settings.seed,
        "modules": {name: getattr(modules, name) for name in modules.__slots__},
    }


def mean_positions(tally: Tally) -> list[tuple[str, list[float]]]:
    """By driver, after each round, as long as there is anything to see; the stragglers of a race change little."""
    longest = max(tally.rounds, default=0)
    means = [(name, driver.mean_positions(longest)) for name, driver in tally.by_wins()]
    last = max((_last_change(positions) for _, positions in means), default=0)
    return [(name, positions[: last + 1]) for name, positions in means]


def _last_change(positions: list[float]) -> int:
    """The first round from which on the position is what it is at the end, but for a trifle."""
    changing = [number for number, mean in enumerate(positions) if abs(mean - positions[-1]) >= TRIFLE]
    return changing[-1] + 1 if changing else 0


def _driver_data(name: str, tally: DriverTally, settings: Settings) -> dict[str, object]:
    shown = columns(settings.season is not None)
    figures: dict[str, object] = {"driver": name}
    for column in shown:
        figures.update(zip(column.keys, column.numbers(tally), strict=True))
    return figures


def _places(tally: DriverTally, field_size: int) -> list[int]:
    """How often it came in first, second, ..."""
    return [tally.places[place] for place in range(1, field_size + 1)]


def _place_ranges(tally: DriverTally, field_size: int) -> list[list[float] | None]:
    return [_interval_data(win_share(count, tally.starts)) for count in _places(tally, field_size)]


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 6) for value in values]


def _circuits_data(tally: Tally) -> list[dict[str, object]]:
    return [
        {
            "circuit": circuit,
            "driver": name,
            "starts": found.starts,
            "wins": found.wins,
            "win_rate": _round(share(found.wins, found.starts)),
            "win_rate_95": _interval_data(win_share(found.wins, found.starts)),
            "finished": found.rounds.count,
            "mean_rounds": _round(share(found.rounds.total, found.rounds.count)),
            "mean_rounds_95": _interval_data(found.rounds.interval()),
        }
        for circuit in tally.circuit_names()
        for name, _ in tally.by_wins()
        if (found := tally.circuits.get((name, circuit)))
    ]


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def _interval_data(interval: Interval | None) -> list[float] | None:
    return _rounded([interval.low, interval.high]) if interval else None


def _grid_data(tally: Tally, place: int) -> dict[str, object]:
    interval = win_share(tally.grid_wins[place], tally.grid_starts[place])
    return {
        "place": place,
        "starts": tally.grid_starts[place],
        "wins": tally.grid_wins[place],
        "win_rate": round(interval.value, 6),
        "win_rate_95": _interval_data(interval),
    }


def _upgrade_data(value: UpgradeValue) -> dict[str, object]:
    return {
        "upgrade": value.code,
        "name": value.name,
        "cars": value.cars,
        "cars_without": value.cars_without,
        "places_gained": _round(value.places_gained.value) if value.places_gained else None,
        "places_gained_95": _interval_data(value.places_gained),
        "by_chance_holm": _round(value.chance),
        "is_clear": value.is_clear,
    }


def _thinking_data(tally: DriverTally) -> dict[str, object]:
    thinking = tally.thinking
    return {
        "decisions": thinking.decisions,
        "cpu_seconds": round(thinking.seconds, 6),
        **dict(zip(THINKING.keys, THINKING.numbers(tally), strict=True)),
    }


def figure_rows(simulation: Simulation, shown: tuple[Column, ...]) -> list[tuple[str, ...]]:
    """For people: a row for each figure, its title first, and a column for each driver."""
    drivers = [tally for _, tally in simulation.tally.by_wins()]
    return [(column.title, *(column.text(tally) for tally in drivers)) for column in shown]


def figure_groups(simulation: Simulation) -> list[tuple[str, tuple[Column, ...]]]:
    groups: list[tuple[str, tuple[Column, ...]]] = [("Results", RESULTS)]
    groups += [("The championship", SEASON)] if simulation.settings.season else []
    return [*groups, ("Turns by gear", GEARS), ("In a race", DRIVING), ("Thinking", (THINKING,))]
