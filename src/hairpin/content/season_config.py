"""A season as players ask for it, and as it is saved: which races, who drives, how strong the Legends are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hairpin.content.boxes import BASE, TUNNEL_VISION
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import LEGEND, NAMES
from hairpin.content.events import load_calendar
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.modules import UPGRADE_DECKS, ModuleChoice, legends_module
from hairpin.content.problems import Problems
from hairpin.content.weather import load_weather
from hairpin.rules.cards import SPONSOR, UPGRADE
from hairpin.rules.errors import BadSetup
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.season_setup import SeasonSetup, SeasonSlot
from hairpin.rules.setup import COLORS, MOST_CARS, Entrant

CUSTOM: Final = "custom"
BEST_OF_ALL_TIME: Final = "best-of-all-time"
BEST_SEASONS: Final = ("1961", "1962", "1963")
CUSTOM_RACES: Final = 4
CUSTOM_CIRCUITS: Final = ("usa", "great-britain", "italy", "france")
CUSTOM_BOXES: Final = (BASE, TUNNEL_VISION)
"""Whose events are drawn."""
FIRST_LEVEL: Final = 2
TOP_LEVEL: Final = 6
SPONSOR_DECKS: Final = frozenset({"base", "tunnel-vision"})

_SEASON_KEYS: Final = ("name", "races")
_RACE_KEYS: Final = ("circuit", "event")
_MODULES: Final = ("garage", "level", "pro", "aggressive", "rivals", "legend_adrenaline", "tournament", "mulligan")


SEASON_MODULES: Final = ModuleChoice(garage="all", weather=True)


@dataclass(frozen=True, slots=True)
class PlannedRace:
    """None: drawn just before the race."""

    circuit: str | None = None
    event: int | None = None
    opens_season: bool = False


@dataclass(frozen=True, slots=True)
class SeasonRequest:
    name: str
    races: tuple[PlannedRace, ...]
    drivers: tuple[str, ...]
    names: tuple[str, ...] = ()
    modules: ModuleChoice = SEASON_MODULES
    rising: bool = False
    """The Legends' level rises by one before each race."""


@dataclass(frozen=True, slots=True)
class SeasonConfig:
    setup: SeasonSetup
    drivers: tuple[str, ...]
    request: SeasonRequest


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
        raise BadSetup(
            f"there is no season {name!r}; seasons are {', '.join(season_names())}, or a path to a .toml file"
        )
    events = load_calendar().events
    return tuple(
        PlannedRace(events[event].circuit, event, opens_season=place == 0)
        for place, event in enumerate(seasons[name])
    )


def read_season_file(path: Path) -> tuple[str, tuple[PlannedRace, ...]]:
    """A season of one's own: its name, and [[races]] with a circuit, an event, both, or neither."""
    table = Fields(read_file(path, str(path)), Problems(str(path)))
    table.allow_only(_SEASON_KEYS)
    name = table.name("name")
    tables = table.tables("races")
    races = tuple(_planned(race, place == 0) for place, race in enumerate(tables))
    if not races and table.is_clear("races"):
        table.wrong("races", "there are none; list at least one, headed [[races]]")
    table.problems.raise_if_any()
    return name, races


def _planned(table: Fields, opens_season: bool) -> PlannedRace:
    table.allow_only(_RACE_KEYS)
    event = table.number("event", 1, 99) if table.has("event") else None
    if event is not None and table.is_clear("event") and event not in load_calendar().events:
        table.wrong("event", f"there is no event {event}; events are {_known_events()}")
    circuit = table.choice("circuit", circuit_ids()) if table.has("circuit") else None
    return PlannedRace(circuit, event, opens_season)


def _known_events() -> str:
    return ", ".join(map(str, load_calendar().events))


# -- from a wish to a season -------------------------------------------------------------------------------


def season_config(request: SeasonRequest) -> SeasonConfig:
    drivers = request.drivers
    if not 2 <= len(drivers) <= MOST_CARS:
        raise BadSetup(f"drivers: a season has 2 to {MOST_CARS} cars, not {len(drivers)}")
    if all(driver == LEGEND for driver in drivers):
        raise BadSetup("drivers: a season needs at least one player; Legends alone have nothing to decide")
    if request.rising and LEGEND not in drivers:
        raise BadSetup("rising: a setting of Legends, but no car is a Legend; add some, such as legends 3")
    modules = request.modules
    if modules.garage not in UPGRADE_DECKS:
        raise BadSetup("garage: a season is raced with upgrades: basic, advanced, or all")
    names = request.names + tuple(name for name in NAMES if name not in request.names)
    cards = load_cards()
    has_legends = LEGEND in drivers
    setup = SeasonSetup(
        name=request.name,
        entrants=tuple(
            Entrant(names[seat], COLORS[seat], legend=driver == LEGEND) for seat, driver in enumerate(drivers)
        ),
        cards=cards,
        slots=tuple(_slot(race) for race in request.races),
        circuits=tuple(load_circuit(circuit) for circuit in CUSTOM_CIRCUITS),
        events=tuple(event for event in load_calendar().events.values() if event.box in CUSTOM_BOXES),
        upgrades=cards.supply(UPGRADE, UPGRADE_DECKS[modules.garage]),
        sponsors=cards.supply(SPONSOR, sponsor_decks(bool(modules.level) or request.rising)),
        weather=load_weather(),
        legends=tuple(_legends(request, number, has_legends) for number in range(len(request.races))),
        tournament=modules.tournament,
        mulligan=modules.mulligan,
    )
    return SeasonConfig(setup, drivers, request)


def sponsor_decks(with_expansion: bool) -> frozenset[str]:
    """12.10: the Legends expansion brings sponsor cards of its own."""
    return SPONSOR_DECKS | {"legends"} if with_expansion else SPONSOR_DECKS


def _slot(race: PlannedRace) -> SeasonSlot:
    return SeasonSlot(
        load_circuit(race.circuit) if race.circuit else None,
        load_calendar().events[race.event] if race.event else None,
        race.opens_season,
    )


def _legends(request: SeasonRequest, number: int, has_legends: bool) -> LegendsModule | None:
    """12.10: usually the level rises by one before each race, from 2."""
    modules = request.modules
    if request.rising:
        modules = replace(modules, level=min(TOP_LEVEL, (modules.level or FIRST_LEVEL) + number))
    if not has_legends:
        modules = replace(modules, level=0) if request.rising else modules
    return legends_module(modules, None, has_legends)


# -- on paper ----------------------------------------------------------------------------------------------


def season_data(config: SeasonConfig) -> dict[str, object]:
    request = config.request
    return {
        "name": request.name,
        "races": [
            {"circuit": race.circuit, "event": race.event, "opens_season": race.opens_season}
            for race in request.races
        ],
        "entrants": [
            {"name": entrant.name, "driver": driver}
            for entrant, driver in zip(config.setup.entrants, config.drivers, strict=True)
        ],
        "rising": request.rising,
        **{key: getattr(request.modules, key) for key in _MODULES},
    }


def season_from_data(data: object, file: str) -> SeasonConfig:
    table = Fields({"config": data}, Problems(file)).table("config")
    table.allow_only(("name", "races", "entrants", "rising", *_MODULES))
    entrants = table.tables("entrants")
    request = SeasonRequest(
        name=table.name("name"),
        races=tuple(_saved_race(race) for race in table.tables("races")),
        drivers=tuple(entrant.text("driver") for entrant in entrants),
        names=tuple(entrant.name("name") for entrant in entrants),
        modules=ModuleChoice(
            garage=table.choice("garage", tuple(UPGRADE_DECKS)),
            weather=True,
            level=table.number("level", 0, TOP_LEVEL),
            pro=table.number("pro", 0, 20),
            aggressive=table.flag("aggressive"),
            rivals=table.flag("rivals"),
            legend_adrenaline=table.flag("legend_adrenaline"),
            tournament=table.flag("tournament"),
            mulligan=table.flag("mulligan"),
        ),
        rising=table.flag("rising"),
    )
    table.problems.raise_if_any()
    return season_config(request)


def _saved_race(table: Fields) -> PlannedRace:
    table.allow_only((*_RACE_KEYS, "opens_season"))
    circuit = table.choice("circuit", circuit_ids()) if table.is_given("circuit") else None
    event = table.number("event", 1, 99) if table.is_given("event") else None
    if event is not None and event not in load_calendar().events:
        table.wrong("event", f"there is no event {event}; events are {_known_events()}")
        event = None
    return PlannedRace(circuit, event, table.flag("opens_season"))
