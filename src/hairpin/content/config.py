"""A race as a player asks for it: circuit, laps, modules, who drives. It is saved with every record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from hairpin.content.boxes import TUNNEL_VISION
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_from_saved, load_circuit, saved_circuit
from hairpin.content.defaults import DEFAULT_CIRCUIT
from hairpin.content.entrants import LEGEND, Lineup, entrants_data, entrants_of, read_lineup
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.modules import check_options, garage_module, legends_module
from hairpin.content.problems import Problems
from hairpin.content.settings import (
    DEFAULT_OPTIONS,
    RACE,
    RaceOptions,
    options_data,
    read_options,
    settings_of,
)
from hairpin.content.weather import load_weather
from hairpin.rules import RULES_VERSION
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS, MAX_HANDICAP, Setup, default_round_limit

_MAX_NUMBER: Final = 10**6
_CONFIG_KEYS: Final = ("circuit", "laps", "round_limit", "entrants", *settings_of(RACE))
_FILE_KEYS: Final = (
    *("circuit", "laps", "drivers", "names", "colors", "handicaps", "legends", "round_limit"),
    *settings_of(RACE),
)


@dataclass(frozen=True, slots=True)
class RaceConfig:
    """A set-up, the modules that it was made with, and who answers for each seat.

    That is the name of a driver, `human`, or `legend`.
    """

    setup: Setup
    drivers: tuple[str, ...]
    modules: RaceOptions = DEFAULT_OPTIONS
    rules: int = RULES_VERSION
    """The version of the rules that the race was begun with, and goes on with."""


@dataclass(frozen=True, slots=True)
class RaceRequest:
    """What somebody wants to race; None is the default."""

    circuit: str = DEFAULT_CIRCUIT
    drivers: tuple[str, ...] | None = None
    legends: int = 0
    laps: int | None = None
    names: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    handicaps: tuple[int, ...] = ()
    round_limit: int | None = None
    modules: RaceOptions = field(default=DEFAULT_OPTIONS)


# -- from wishes to a race -----------------------------------------------------------------------------


def race_config(
    circuit: Circuit,
    drivers: tuple[str, ...],
    laps: int | None = None,
    names: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    round_limit: int | None = None,
    modules: RaceOptions = DEFAULT_OPTIONS,
    colors: tuple[str, ...] = (),
    numbers: tuple[int, ...] = (),
) -> RaceConfig:
    """What is left open gets its default. Names, colours and the like go by seat, as far as they are given."""
    laps = circuit.laps if laps is None else laps
    limit = default_round_limit(circuit, laps) if round_limit is None else round_limit
    lineup = Lineup(drivers, names, colors, handicaps, numbers)
    return _assemble(circuit, lineup, laps, limit, modules, RULES_VERSION)


def requested_config(request: RaceRequest, base: Path | None = None) -> RaceConfig:
    if request.legends < 0:
        raise BadSetup(f"legends: must be 0 or more, not {request.legends}", "legends", {"given": request.legends})
    return race_config(
        load_circuit(request.circuit, base),
        (request.drivers or ()) + (LEGEND,) * request.legends,
        request.laps,
        request.names,
        request.handicaps,
        request.round_limit,
        request.modules,
        request.colors,
    )


def _assemble(
    circuit: Circuit, lineup: Lineup, laps: int, round_limit: int, modules: RaceOptions, rules: int
) -> RaceConfig:
    entrants = entrants_of(lineup)
    has_legends = LEGEND in lineup.drivers
    check_options(modules, RACE, has_legends, circuit, rules)
    setup = Setup(
        circuit=circuit,
        cards=load_cards(),
        entrants=entrants,
        laps=laps,
        round_limit=round_limit,
        tournament=modules.tournament,
        garage=garage_module(modules, any(driver != LEGEND for driver in lineup.drivers)),
        weather=load_weather() if modules.weather else None,
        legends=legends_module(modules, circuit, rules) if has_legends else None,
    )
    return RaceConfig(setup, lineup.drivers, modules, rules)


# -- a file of wishes ----------------------------------------------------------------------------------


def read_request(path: Path) -> RaceRequest:
    """A race.toml: any of the settings, the rest at their defaults."""
    table = Fields(read_file(path, str(path)), Problems(str(path)))
    table.allow_only(_FILE_KEYS)
    request = RaceRequest(
        circuit=table.text("circuit", default=DEFAULT_CIRCUIT),
        drivers=table.texts("drivers") if table.has("drivers") else None,
        legends=table.number("legends", 0, MAX_CARS, default=0),
        laps=_number_if_given(table, "laps"),
        names=table.texts("names"),
        colors=table.texts("colors"),
        handicaps=table.numbers("handicaps", 0, MAX_HANDICAP),
        round_limit=_number_if_given(table, "round_limit"),
        modules=read_options(table, RACE),
    )
    table.problems.raise_if_any()
    return request


def _number_if_given(table: Fields, key: str) -> int | None:
    return table.number(key, 1, _MAX_NUMBER) if table.has(key) else None


# -- on paper ------------------------------------------------------------------------------------------


def config_data(config: RaceConfig) -> dict[str, object]:
    """Plain data."""
    setup = config.setup
    return {
        "circuit": saved_circuit(setup.circuit),
        "laps": setup.laps,
        "round_limit": setup.round_limit,
        "entrants": entrants_data(setup.entrants, config.drivers),
        **options_data(_as_saved(config.modules, config.rules), RACE),
    }


def config_from_data(data: object, file: str, rules: int = RULES_VERSION) -> RaceConfig:
    table = Fields({"config": data}, Problems(file)).table("config")
    table.allow_only(_CONFIG_KEYS)
    lineup = read_lineup(table.tables("entrants"))
    laps, round_limit = table.number("laps", 1, _MAX_NUMBER), table.number("round_limit", 1, _MAX_NUMBER)
    modules = _as_begun(read_options(table, RACE), rules)
    table.problems.raise_if_any()
    return _assemble(circuit_from_saved(table, file), lineup, laps, round_limit, modules, rules)


def _as_begun(modules: RaceOptions, rules: int) -> RaceOptions:
    """When the rules had their first version, the upgrades of Tunnel Vision were in use, and no others."""
    return replace(modules, boxes=(TUNNEL_VISION,)) if rules == 1 else modules


def _as_saved(modules: RaceOptions, rules: int) -> RaceOptions:
    """What went without saying then is not said now."""
    return replace(modules, boxes=DEFAULT_OPTIONS.boxes) if rules == 1 else modules
