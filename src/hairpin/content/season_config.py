"""A season as players ask for it, and as it is saved: which races, who drives, how strong the Legends are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hairpin.content.boxes import BASE, LEGENDS, TUNNEL_VISION, is_in_use, sponsor_decks, upgrade_decks
from hairpin.content.calendar import load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.circuits import box_of, circuit_from_saved, circuit_ids, load_circuit, saved_circuit
from hairpin.content.entrants import LEGEND, Lineup, entrants_data, entrants_of, read_lineup
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.modules import check_options, is_always_aggressive, legends_module
from hairpin.content.problems import OTHER, ContentError, Problems, Why, did_you_mean
from hairpin.content.settings import (
    SEASON,
    SEASON_OPTIONS,
    SETTINGS,
    RaceOptions,
    read_options,
    settings_of,
    value_of,
)
from hairpin.content.weather import load_weather
from hairpin.rules import RULES_VERSION
from hairpin.rules.cards import SPONSOR, UPGRADE
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, Values
from hairpin.rules.event_cards import EventCard
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.season_setup import SeasonSetup, SeasonSlot
from hairpin.rules.setup import MAX_CARS

CUSTOM: Final = "custom"
BEST_OF_ALL_TIME: Final = "best-of-all-time"
BEST_SEASONS: Final = ("1961", "1962", "1963")
CUSTOM_RACES: Final = 4
FIRST_LEVEL: Final = 2
TOP_LEVEL: Final = SETTINGS["level"].limits[1]

_FILE_KEYS: Final = ("name", "races")
_RACE_KEYS: Final = ("circuit", "event")
_CONFIG_KEYS: Final = ("name", "races", "entrants", *settings_of(SEASON))


@dataclass(frozen=True, slots=True)
class PlannedRace:
    """None: drawn just before the race."""

    circuit: Circuit | None = None
    event: int | None = None
    opens_season: bool = False


@dataclass(frozen=True, slots=True)
class SeasonRequest:
    name: str
    races: tuple[PlannedRace, ...]
    drivers: tuple[str, ...]
    names: tuple[str, ...] = ()
    modules: RaceOptions = SEASON_OPTIONS
    handicaps: tuple[int, ...] = ()
    """2.4, 9.1: they hold in every race."""
    colors: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def lineup(self) -> Lineup:
        return Lineup(self.drivers, self.names, self.colors, self.handicaps, self.numbers)


@dataclass(frozen=True, slots=True)
class SeasonConfig:
    setup: SeasonSetup
    drivers: tuple[str, ...]
    request: SeasonRequest
    rules: int = RULES_VERSION
    """The version of the rules that the season was begun with, and goes on with."""


def season_names() -> tuple[str, ...]:
    return (*load_calendar().seasons, CUSTOM, BEST_OF_ALL_TIME)


def planned_races(name: str) -> tuple[PlannedRace, ...]:
    """The races of a season by its name."""
    seasons = load_calendar().seasons
    if name == CUSTOM:
        return tuple(PlannedRace(opens_season=number == 0) for number in range(CUSTOM_RACES))
    if name == BEST_OF_ALL_TIME:
        return tuple(race for season in BEST_SEASONS for race in planned_races(season))
    if name not in seasons:
        known = ", ".join(season_names())
        raise BadSetup(
            f"there is no season {name!r}; {did_you_mean(name, season_names())}seasons are {known},"
            " or a path to a .toml file",
            "unknown-season",
            {"given": name, "known": known},
        )
    events = load_calendar().events
    return tuple(
        PlannedRace(load_circuit(events[event].circuit), event, opens_season=place == 0)
        for place, event in enumerate(seasons[name])
    )


# -- a season file -----------------------------------------------------------------------------------------


def read_season_file(path: Path) -> tuple[str, tuple[PlannedRace, ...]]:
    """A season of one's own: its name, and [[races]] with a circuit, an event, both, or neither."""
    table = Fields(read_file(path, str(path)), Problems(str(path)))
    table.allow_only(_FILE_KEYS)
    name = table.name("name")
    tables = table.tables("races")
    races = tuple(_planned(race, place == 0, path.parent) for place, race in enumerate(tables))
    if not races and table.is_clear("races"):
        table.wrong("races", "there are none; list at least one, headed [[races]]")
    table.problems.raise_if_any()
    return name, races


def _planned(table: Fields, opens_season: bool, base: Path) -> PlannedRace:
    table.allow_only(_RACE_KEYS)
    circuit = _circuit(table, base) if table.has("circuit") else None
    return PlannedRace(circuit, _event(table) if table.has("event") else None, opens_season)


def _circuit(table: Fields, base: Path) -> Circuit | None:
    """By its id, or the path to a file of one's own, seen from the season file."""
    try:
        return load_circuit(table.text("circuit"), base)
    except ContentError as error:
        for problem in error.problems:
            table.wrong("circuit", problem, Why(error.reason, error.values) if error.reason else OTHER)
        return None


def _event(table: Fields) -> int | None:
    event = table.number("event", 1, 99)
    events = load_calendar().events
    if table.is_clear("event") and event not in events:
        table.wrong("event", f"there is no event {event}; events are {', '.join(map(str, events))}")
        return None
    return event


# -- from a wish to a season -------------------------------------------------------------------------------


def season_config(request: SeasonRequest, rules: int = RULES_VERSION) -> SeasonConfig:
    drivers, modules = request.drivers, request.modules
    _check(request, rules)
    cards = load_cards()
    boxes = boxes_in_use(modules, rules)
    setup = SeasonSetup(
        name=request.name,
        entrants=entrants_of(request.lineup),
        cards=cards,
        slots=tuple(_slot(race) for race in request.races),
        circuits=tuple(_circuits_to_draw(request, boxes, rules)),
        events=tuple(_events_to_draw(request, boxes)),
        upgrades=cards.supply(UPGRADE, upgrade_decks(modules.garage, boxes)),
        sponsors=cards.supply(SPONSOR, sponsor_decks(boxes)),
        weather=load_weather(),
        legends=tuple(_legends(request, number) for number in range(len(request.races))),
        aggressive_circuits=_aggressive_circuits(rules),
        tournament=modules.tournament,
        mulligan=modules.mulligan,
    )
    return SeasonConfig(setup, drivers, request, rules)


def _check(request: SeasonRequest, rules: int) -> None:
    drivers = request.drivers
    if not 2 <= len(drivers) <= MAX_CARS:
        cars = len(drivers)
        values: Values = {"given": cars, "maximum": MAX_CARS}
        raise BadSetup(f"drivers: a season has 2 to {MAX_CARS} cars, not {cars}", "season-cars", values)
    if all(driver == LEGEND for driver in drivers):
        raise BadSetup(
            "drivers: a season needs at least one player; Legends alone have nothing to decide", "season-players"
        )
    if not request.modules.garage:
        raise BadSetup("garage: a season is raced with upgrades: basic, advanced, or all", "season-garage")
    check_options(request.modules, SEASON, LEGEND in drivers, rules=rules)


def boxes_in_use(modules: RaceOptions, rules: int) -> tuple[str, ...]:
    """9.1. Under the first version of the rules there was no choice: the Legends' sponsors came with a level."""
    if rules > 1:
        return modules.boxes
    return (TUNNEL_VISION, LEGENDS) if modules.has_expansion else (TUNNEL_VISION,)


def _circuits_to_draw(request: SeasonRequest, boxes: tuple[str, ...], rules: int) -> list[Circuit]:
    """Those in use that the season does not name; the first version of the rules drew from the base game."""
    circuits = [load_circuit(circuit) for circuit in circuit_ids()]
    if rules == 1:
        return [circuit for circuit in circuits if box_of(circuit) == BASE]
    in_use = [circuit for circuit in circuits if is_in_use(box_of(circuit), boxes)]
    named = [race.circuit for race in request.races]
    return [circuit for circuit in in_use if circuit not in named] or in_use


def _events_to_draw(request: SeasonRequest, boxes: tuple[str, ...]) -> list[EventCard]:
    """All of the boxes in use, and those that the season names."""
    named = {race.event for race in request.races}
    events = load_calendar().events
    return [event for event in events.values() if event.id in named or is_in_use(event.box, boxes)]


def _aggressive_circuits(rules: int) -> tuple[Circuit, ...]:
    """11.3: where Legends use the chevrons in every mode."""
    circuits = [load_circuit(circuit) for circuit in circuit_ids()]
    return tuple(circuit for circuit in circuits if is_always_aggressive(circuit, rules))


def _slot(race: PlannedRace) -> SeasonSlot:
    event = load_calendar().events[race.event] if race.event else None
    return SeasonSlot(race.circuit, event, race.opens_season)


def _legends(request: SeasonRequest, number: int) -> LegendsModule | None:
    """12.10: a rising level goes up by one before each race, from 2."""
    if LEGEND not in request.drivers:
        return None
    modules = request.modules
    if modules.rising:
        modules = replace(modules, level=min(TOP_LEVEL, (modules.level or FIRST_LEVEL) + number))
    return legends_module(modules, None)


# -- on paper ----------------------------------------------------------------------------------------------


def season_data(config: SeasonConfig) -> dict[str, object]:
    """All settings are written out, whatever their defaults are by the time it is read."""
    request = config.request
    names = [name for name in settings_of(SEASON) if config.rules > 1 or name != "boxes"]
    options = {name: value_of(request.modules, name) for name in names}
    return {
        "name": request.name,
        "races": [
            {
                "circuit": saved_circuit(race.circuit) if race.circuit else None,
                "event": race.event,
                "opens_season": race.opens_season,
            }
            for race in request.races
        ],
        "entrants": entrants_data(config.setup.entrants, config.drivers),
        **{name: list(value) if isinstance(value, tuple) else value for name, value in options.items()},
    }


def season_from_data(data: object, file: str, rules: int = RULES_VERSION) -> SeasonConfig:
    table = Fields({"config": data}, Problems(file)).table("config")
    table.allow_only(_CONFIG_KEYS)
    lineup = read_lineup(table.tables("entrants"))
    request = SeasonRequest(
        name=table.name("name"),
        races=tuple(_saved_race(race, file) for race in table.tables("races")),
        drivers=lineup.drivers,
        names=lineup.names,
        modules=read_options(table, SEASON),
        handicaps=lineup.handicaps,
        colors=lineup.colors,
        numbers=lineup.numbers,
    )
    table.problems.raise_if_any()
    return season_config(request, rules)


def _saved_race(table: Fields, file: str) -> PlannedRace:
    table.allow_only((*_RACE_KEYS, "opens_season"))
    circuit = circuit_from_saved(table, file) if table.is_given("circuit") else None
    event = _event(table) if table.is_given("event") else None
    return PlannedRace(circuit, event, table.flag("opens_season"))
