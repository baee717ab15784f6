"""A race as a player asks for it: circuit, laps, modules, who drives. It is saved with every record."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_data, circuit_from_data, circuit_ids, load_circuit
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.modules import NO_MODULES, ModuleChoice, garage_module, legends_module
from hairpin.content.problems import Problems
from hairpin.content.weather import load_weather
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.garage import MODES
from hairpin.rules.setup import COLORS, MOST_CARS, Entrant, Setup, default_round_limit

NAMES: Final = (
    "Alma",
    "Bruno",
    "Cleo",
    "Dante",
    "Elsa",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kira",
    "Luca",
)
LEGEND: Final = "legend"
"""In the place of a driver's name: a Legend."""

_MOST: Final = 10**6
_MODULE_KEYS: Final = tuple(field.name for field in fields(ModuleChoice))
_ENTRANT_KEYS: Final = ("name", "color", "handicap", "driver")
_CONFIG_KEYS: Final = ("circuit", "laps", "round_limit", "entrants", *_MODULE_KEYS)
_FILE_KEYS: Final = ("circuit", "laps", "drivers", "names", "handicaps", "legends", "round_limit", *_MODULE_KEYS)


@dataclass(frozen=True, slots=True)
class RaceConfig:
    """A set-up, the modules that it was made with, and who answers for each seat.

    That is the name of a driver, `human`, or `legend`.
    """

    setup: Setup
    drivers: tuple[str, ...]
    modules: ModuleChoice = NO_MODULES


@dataclass(frozen=True, slots=True)
class RaceRequest:
    """What somebody wants to race; None is the usual value."""

    circuit: str = "usa"
    drivers: tuple[str, ...] | None = None
    legends: int = 0
    laps: int | None = None
    names: tuple[str, ...] = ()
    handicaps: tuple[int, ...] = ()
    round_limit: int | None = None
    modules: ModuleChoice = NO_MODULES


# -- from wishes to a race -----------------------------------------------------------------------------


def race_config(
    circuit: Circuit,
    drivers: tuple[str, ...],
    laps: int | None = None,
    names: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    round_limit: int | None = None,
    modules: ModuleChoice | None = None,
) -> RaceConfig:
    """What is left open gets its usual value. Names and handicaps go by seat, as far as they are given."""
    if not 1 <= len(drivers) <= MOST_CARS:
        raise BadSetup(f"drivers: {len(drivers)} cars; a race has 1 to {MOST_CARS}")
    names += tuple(name for name in NAMES if name not in names)
    handicaps += (0,) * len(drivers)
    entrants = tuple(
        Entrant(names[seat], COLORS[seat], handicaps[seat], driver == LEGEND)
        for seat, driver in enumerate(drivers)
    )
    laps = circuit.laps if laps is None else laps
    limit = default_round_limit(circuit, laps) if round_limit is None else round_limit
    return _assemble(circuit, entrants, drivers, laps, limit, modules or NO_MODULES)


def requested_config(request: RaceRequest, base: Path | None = None) -> RaceConfig:
    if request.legends < 0:
        raise BadSetup(f"legends: {request.legends} is no number of Legends")
    return race_config(
        load_circuit(request.circuit, base),
        (request.drivers or ()) + (LEGEND,) * request.legends,
        request.laps,
        request.names,
        request.handicaps,
        request.round_limit,
        request.modules,
    )


def _assemble(
    circuit: Circuit,
    entrants: tuple[Entrant, ...],
    drivers: tuple[str, ...],
    laps: int,
    round_limit: int,
    modules: ModuleChoice,
) -> RaceConfig:
    has_players = any(driver != LEGEND for driver in drivers)
    setup = Setup(
        circuit=circuit,
        cards=load_cards(),
        entrants=entrants,
        laps=laps,
        round_limit=round_limit,
        tournament=modules.tournament,
        garage=garage_module(modules, has_players),
        weather=load_weather() if modules.weather else None,
        legends=legends_module(modules, circuit, LEGEND in drivers),
    )
    return RaceConfig(setup, drivers, modules)


# -- a file of wishes ----------------------------------------------------------------------------------


def read_request(path: Path) -> RaceRequest:
    """A race.toml: any of the settings, the rest as usual."""
    table = Fields(read_file(path, str(path)), Problems(str(path)))
    table.allow_only(_FILE_KEYS)
    request = RaceRequest(
        circuit=table.text("circuit", default="usa"),
        drivers=table.texts("drivers") if table.has("drivers") else None,
        legends=table.number("legends", 0, MOST_CARS, default=0),
        laps=_number_if_given(table, "laps"),
        names=table.texts("names"),
        handicaps=table.numbers("handicaps", 0, 2),
        round_limit=_number_if_given(table, "round_limit"),
        modules=_modules(table),
    )
    table.problems.raise_if_any()
    return request


def _number_if_given(table: Fields, key: str) -> int | None:
    return table.number(key, 1, _MOST) if table.has(key) else None


def _modules(table: Fields) -> ModuleChoice:
    usual = NO_MODULES
    flags = {
        key: table.flag(key)
        for key in ("mulligan", "weather", "tournament", "aggressive", "rivals", "legend_adrenaline")
        if table.has(key)
    }
    return replace(
        usual,
        garage=table.choice("garage", ("basic", "advanced", "all")) if table.has("garage") else usual.garage,
        draft=table.choice("draft", MODES) if table.has("draft") else usual.draft,
        pro=table.number("pro", 0, 20, default=usual.pro),
        level=table.number("level", 0, 6, default=usual.level),
        **flags,
    )


# -- on paper ------------------------------------------------------------------------------------------


def config_data(config: RaceConfig) -> dict[str, object]:
    """Plain data. A circuit of the user's own is written out, so that the record needs no other file."""
    setup = config.setup
    circuit = setup.circuit
    return {
        "circuit": circuit.id if _is_built_in(circuit) else {"id": circuit.id, **circuit_data(circuit)},
        "laps": setup.laps,
        "round_limit": setup.round_limit,
        "entrants": [
            {"name": e.name, "color": e.color, "handicap": e.handicap, "driver": driver}
            for e, driver in zip(setup.entrants, config.drivers, strict=True)
        ],
        # a module that is off leaves no trace
        **{key: getattr(config.modules, key) for key in _MODULE_KEYS if _is_unusual(config.modules, key)},
    }


def _is_unusual(modules: ModuleChoice, key: str) -> bool:
    return bool(getattr(modules, key) != getattr(NO_MODULES, key))


def _is_built_in(circuit: Circuit) -> bool:
    """Not every circuit called `usa` is ours: a user's file may have any name."""
    return circuit.id in circuit_ids() and circuit == load_circuit(circuit.id)


def config_from_data(data: object, file: str) -> RaceConfig:
    table = Fields({"config": data}, Problems(file)).table("config")
    table.allow_only(_CONFIG_KEYS)
    entrants = table.tables("entrants")
    drivers = tuple(entrant.text("driver") for entrant in entrants)
    people = tuple(_entrant(entrant) for entrant in entrants)
    laps, round_limit = table.number("laps", 1, _MOST), table.number("round_limit", 1, _MOST)
    modules = _modules(table)
    table.problems.raise_if_any()
    return _assemble(_circuit_from(table, file), people, drivers, laps, round_limit, modules)


def _circuit_from(table: Fields, file: str) -> Circuit:
    if not table.is_table("circuit"):
        name = table.choice("circuit", circuit_ids())
        table.problems.raise_if_any()
        return load_circuit(name)
    data = table.table("circuit").data()
    name = table.table("circuit").name("id")
    table.problems.raise_if_any()
    return circuit_from_data({key: value for key, value in data.items() if key != "id"}, file, name)


def _entrant(table: Fields) -> Entrant:
    table.allow_only(_ENTRANT_KEYS)
    return Entrant(
        table.name("name"),
        table.choice("color", COLORS),
        table.number("handicap", 0, 2),
        table.text("driver") == LEGEND,
    )
