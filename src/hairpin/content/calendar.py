"""The event cards and the seasons."""

from functools import cache
from typing import Final, NamedTuple

from hairpin.content.boxes import BASE, BOXES
from hairpin.content.circuits import circuit_ids
from hairpin.content.fields import Fields, check_different
from hairpin.content.files import read_built_in
from hairpin.content.problems import Problems
from hairpin.rules.event_cards import HAND_SIZE, NO_LIMIT, EventCard
from hairpin.rules.gears import TOP_GEAR

EVENT_KEYS: Final = EventCard._fields
SEASON_KEYS: Final = ("id", "races")
MAX: Final = 99


class Calendar(NamedTuple):
    """Events by their id, and for each season the ids of its events in order."""

    events: dict[int, EventCard]
    seasons: dict[str, tuple[int, ...]]


@cache
def load_calendar() -> Calendar:
    return calendar_from_data(read_built_in("events.toml"), "events.toml")


def calendar_from_data(data: dict[str, object], file: str) -> Calendar:
    """ContentError tells everything that is wrong with the data."""
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(("events", "seasons"))
    tables = fields.tables("events")
    events = [_read_event(table) for table in tables]
    check_different(tables, "id", [event.id for event in events], "events")
    boxes = {event.id: event.box for event in events}
    seasons = {table.name("id"): _read_races(table, boxes) for table in fields.tables("seasons")}
    problems.raise_if_any()
    return Calendar({event.id: event for event in events}, seasons)


def _read_races(fields: Fields, boxes: dict[int, str]) -> tuple[int, ...]:
    fields.allow_only(SEASON_KEYS)
    races = fields.numbers("races", 1, MAX)
    for event in races:
        if event not in boxes and fields.is_clear("races"):
            fields.wrong("races", f"there is no event {event}; events are {', '.join(map(str, sorted(boxes)))}")
    found = sorted({boxes[event] for event in races if event in boxes})
    if len(found) > 1 and fields.is_clear("races"):
        fields.wrong("races", f"must be events of one box, not of {' and '.join(found)}")
    return races


def _read_event(fields: Fields) -> EventCard:
    fields.allow_only(EVENT_KEYS)
    return EventCard(
        id=fields.number("id", 1, MAX),
        name=fields.name("name"),
        circuit=fields.choice("circuit", circuit_ids()),
        sponsors=fields.number("sponsors", 0, MAX),
        press=fields.numbers("press", 1, MAX),
        laps=fields.number("laps", -MAX, MAX, default=0),
        heat=fields.number("heat", -MAX, MAX, default=0),
        stress=fields.number("stress", -MAX, MAX, default=0),
        hand_size=fields.number("hand_size", 1, MAX, default=HAND_SIZE),
        lap_leaders=fields.number("lap_leaders", 0, MAX, default=0),
        top_speed=fields.number("top_speed", 0, MAX, default=0),
        cars_passed=fields.number("cars_passed", 0, MAX, default=0),
        press_cards=fields.number("press_cards", 1, MAX, default=1),
        slow_press=fields.flag("slow_press"),
        max_discards=fields.number("max_discards", 1, MAX, default=NO_LIMIT),
        stress_discard=fields.flag("stress_discard"),
        heat_discard=fields.flag("heat_discard"),
        slipstream_gear=fields.number("slipstream_gear", 1, TOP_GEAR, default=1),
        no_adrenaline=fields.flag("no_adrenaline"),
        lap_heat=fields.number("lap_heat", 0, MAX, default=0),
        spin_out_is_end=fields.flag("spin_out_is_end"),
        bonus_points=fields.numbers("bonus_points", 0, MAX),
        box=fields.choice("box", (BASE, *BOXES)),
    )
