"""From what a table wishes for to a configuration that the engine knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hairpin.content.circuits import circuit_from_data, circuit_ids, load_circuit
from hairpin.content.config import RaceConfig, race_config
from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.content.entrants import LEGEND, NAMES
from hairpin.content.problems import ContentError, printable, shown
from hairpin.content.season_config import PlannedRace, SeasonRequest, planned_races, season_config
from hairpin.content.settings import RACE, SEASON
from hairpin.drivers.driver import driver_names, is_driver
from hairpin.drivers.driving import HUMAN
from hairpin.records.games import GameConfig, config_of, data_of, kind_of
from hairpin.records.lessons.reading import load_lesson
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, HairpinError
from hairpin.rules.setup import COLORS
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.settings import (
    SeasonRaceSettings,
    SeasonSettings,
    SeatSettings,
    TableSettings,
    options_of,
)
from hairpin.server.table.likeness import same_name
from hairpin.server.table.words import checked_name, checked_title

FILE = "settings"
"""Where messages about a circuit of the player's own say that they found the mistake."""

OWN = "own"
"""The id of a circuit that comes without one."""


def checked_settings(settings: TableSettings) -> TableSettings:
    """The same, if a race could start with them; otherwise everything is refused with the reason."""
    for seat in settings.seats:
        check_seat(seat)
    known_driver(settings.stand_in or DEFAULT_DRIVER)
    if settings.title:
        checked_title(settings.title)
    check_different_names([seat.name for seat in settings.seats])
    game_config(settings, seat_names(settings.seats))
    return settings


def check_different_names(names: Sequence[str | None]) -> None:
    """To the engine any other letter makes a difference; people must be able to tell the cars apart."""
    given = [name for name in names if name is not None]
    for one, other in combinations(given, 2):
        if same_name(one, other):
            raise Refused(
                Code.BAD_SETTINGS,
                f"seats: two cars have the name {other!r}, or nearly so; give one another",
                "same-name",
                {"name": other},
            )


def check_seat(seat: SeatSettings) -> None:
    if seat.kind == "driver":
        known_driver(seat.driver or DEFAULT_DRIVER)
    elif seat.driver is not None:
        raise Refused(
            Code.BAD_SETTINGS,
            f"seats: a {seat.kind} has no driver; leave {seat.driver!r} out",
            "seat-driver",
            {"given": seat.driver},
        )
    if seat.name is not None:
        checked_name(seat.name)
    if seat.color and seat.color not in COLORS:
        known = ", ".join(COLORS)
        raise Refused(
            Code.BAD_SETTINGS,
            f"seats: no car is {shown(seat.color)}; colours are {known}",
            "no-such-color",
            {"given": printable(seat.color), "known": known},
        )


def known_driver(name: str) -> str:
    if not is_driver(name):
        known = ", ".join(driver_names())
        raise Refused(
            Code.UNKNOWN_DRIVER,
            f"there is no driver {shown(name)}; drivers are {known}",
            "unknown-driver",
            {"given": printable(name), "known": known},
        )
    return name


def seat_names(seats: Sequence[SeatSettings]) -> tuple[str, ...]:
    """Whoever has no name gets one that nobody has."""
    given = [seat.name for seat in seats]
    free = iter(name for name in NAMES if not any(same_name(name, other) for other in given if other))
    return tuple(name if name is not None else next(free) for name in given)


def game_config(settings: TableSettings, names: tuple[str, ...], numbers: tuple[int, ...] = ()) -> GameConfig:
    """Whatever is wrong is refused with the words of the engine."""
    try:
        config = _config(settings, names, numbers)
        if settings.lesson is not None:
            _check_lesson(settings.lesson, settings, config)
        # what the log will hold must be readable ever after
        return config_of(kind_of(config), data_of(config), FILE)
    except HairpinError as error:
        raise Refused(Code.BAD_SETTINGS, str(error), error.reason, error.values) from None


def _check_lesson(name: str, settings: TableSettings, config: GameConfig) -> None:
    """A script fits one circuit and its seats, and nobody is hurried through it."""
    lesson = load_lesson(name)
    wanted = lesson.placed.config
    assert isinstance(wanted, RaceConfig)
    kinds = ["person" if seat == lesson.learner else "driver" for seat in range(len(wanted.drivers))]
    fits = (
        isinstance(config, RaceConfig)
        and config.setup.circuit == wanted.setup.circuit
        and config.setup.laps == wanted.setup.laps
        and config.modules == wanted.modules
        and [seat.kind for seat in settings.seats] == kinds
        and not any(seat.handicap for seat in settings.seats)
        and settings.seconds is None
    )
    if not fits:
        circuit, laps = wanted.setup.circuit.id, wanted.setup.laps
        raise BadSetup(
            f"lesson: {name} is raced on {circuit}, laps {laps}, without modules and clock, "
            f"seats {', '.join(kinds)}",
            "lesson-settings",
        )


def _config(settings: TableSettings, names: tuple[str, ...], numbers: tuple[int, ...]) -> GameConfig:
    drivers = tuple(_driver(seat) for seat in settings.seats)
    handicaps = tuple(seat.handicap for seat in settings.seats)
    colors = tuple(seat.color or "" for seat in settings.seats)
    wish = settings.game
    if isinstance(wish, SeasonSettings):
        options = options_of(wish, SEASON)
        races = _races(wish)
        return season_config(
            SeasonRequest(wish.season, races, drivers, names, options, handicaps, colors, numbers)
        )
    return race_config(
        _circuit(wish.circuit),
        drivers,
        wish.laps,
        names,
        handicaps,
        wish.round_limit,
        options_of(wish, RACE),
        colors,
        numbers,
    )


def _driver(seat: SeatSettings) -> str:
    match seat.kind:
        case "person":
            return HUMAN
        case "legend":
            return LEGEND
        case "driver":
            return seat.driver or DEFAULT_DRIVER


def _circuit(wish: str | dict[str, object]) -> Circuit:
    """By its id only: a path would be one of the server's own files."""
    if isinstance(wish, str):
        if wish not in circuit_ids():
            known = ", ".join(circuit_ids())
            raise ContentError(
                [f"circuit {shown(wish)}: unknown; circuits are {known}"],
                "unknown-circuit",
                {"given": printable(wish), "known": known},
            )
        return load_circuit(wish)
    data = {key: value for key, value in wish.items() if key != "id"}
    name = wish.get("id", OWN)
    if not isinstance(name, str):
        raise ContentError([f"{FILE}: id: must be text, not {shown(name)}"])
    return circuit_from_data(data, FILE, checked_name(name))


def _races(wish: SeasonSettings) -> tuple[PlannedRace, ...]:
    if wish.races is None:
        return planned_races(wish.season)
    return tuple(_planned(race, place == 0) for place, race in enumerate(wish.races))


def _planned(race: SeasonRaceSettings, opens_season: bool) -> PlannedRace:
    from hairpin.content.calendar import load_calendar

    if race.event is not None and race.event not in load_calendar().events:
        known = ", ".join(map(str, load_calendar().events))
        raise BadSetup(
            f"races: there is no event {race.event}; events are {known}",
            "unknown-event",
            {"given": race.event, "known": known},
        )
    circuit = None if race.circuit is None else _circuit(race.circuit)
    return PlannedRace(circuit, race.event, opens_season)
