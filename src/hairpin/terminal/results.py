"""How it ended."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.records.session import Session
from hairpin.rules.car import ABSENT, ELIMINATED, FINISHED, RETIRED, Car
from hairpin.rules.view import view
from hairpin.terminal.badges import Badges


def result_table(session: Session) -> Table:
    race = session.race
    badges = Badges(view(race, None))
    table = Table(title=f"{race.circuit.name}, {_laps(race.setup.laps)}", box=box.SIMPLE_HEAD, title_style="bold")
    for column in ("place", "car", "name", "driver", "rounds", "distance"):
        table.add_column(column, justify="right" if column in ("place", "rounds") else "left")
    for place, seat in enumerate(race.ranking(), start=1):
        name = Text(race.setup.entrants[seat].name)
        driver = Text(_driver(session, seat))
        table.add_row(str(place), badges.swatch(seat), name, driver, *_end(race.cars[seat]))
    return table


def _driver(session: Session, seat: int) -> str:
    if not session.race.cars[seat].is_legend:
        return session.config.drivers[seat]
    return "Legend (rival)" if seat in session.race.legend_decks.rivals else "Legend"


def _laps(n: int) -> str:
    return "1 lap" if n == 1 else f"{n} laps"


def _end(car: Car) -> tuple[str, str]:
    if car.status == FINISHED:
        return str(car.left_in_round), str(car.distance)
    if car.status in (RETIRED, ELIMINATED):
        return "", f"{car.status} in round {car.left_in_round}"
    if car.status == ABSENT:
        return "", "has left the season"
    return "", "still racing"


def own_result(session: Session, seat: int) -> str:
    """A line on how one person did."""
    race = session.race
    car = race.cars[seat]
    who = race.setup.entrants[seat].name
    place = race.ranking().index(seat) + 1
    if car.status == RETIRED:
        return f"{who} retired in round {car.left_in_round}, place {place} of {len(race.cars)}."
    won = "won!" if place == 1 else f"came home {ordinal(place)} of {len(race.cars)}."
    return f"{who} {won}"


def ordinal(n: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{'th' if n in (11, 12, 13) else ending}"
