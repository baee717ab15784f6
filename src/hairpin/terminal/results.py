"""How it ended."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.drivers.driving import HUMAN
from hairpin.records.session import Session
from hairpin.rules.car import ABSENT, ELIMINATED, FINISHED, RETIRED, Car
from hairpin.rules.race import Race
from hairpin.rules.view import view
from hairpin.terminal.badges import Badges
from hairpin.terminal.words import circuit_name, name_of, person, t

COLUMNS = ("place", "car", "name", "driver", "rounds", "distance")


def result_table(session: Session) -> Table:
    race = session.race
    badges = Badges(view(race, None))
    table = Table(title=race_title(race), box=box.SIMPLE_HEAD, title_style="bold")
    for column in COLUMNS:
        table.add_column(t(f"column-{column}"), justify="right" if column in ("place", "rounds") else "left")
    for place, seat in enumerate(race.ranking(), start=1):
        name = Text(name_of(race.setup.entrants[seat].name))
        driver = Text(_driver(session, seat))
        table.add_row(str(place), badges.swatch(seat), name, driver, *_end(race.cars[seat]))
    return table


def _driver(session: Session, seat: int) -> str:
    if not session.race.cars[seat].is_legend:
        driver = session.config.drivers[seat]
        return t("driver-human") if driver == HUMAN else driver
    return t("legend-rival") if seat in session.race.legend_decks.rivals else t("legend")


def race_title(race: Race) -> str:
    return t("race-title", circuit=circuit_name(race.circuit.name), laps=race.setup.laps)


def _end(car: Car) -> tuple[str, str]:
    if car.status == FINISHED:
        return str(car.left_in_round), str(car.distance)
    if car.status == RETIRED:
        return "", t("end-retired", round=car.left_in_round)
    if car.status == ELIMINATED:
        return "", t("end-eliminated", round=car.left_in_round)
    return "", t("end-absent") if car.status == ABSENT else t("end-racing")


def own_result(session: Session, seat: int) -> str:
    """A line on how one person did."""
    race = session.race
    car = race.cars[seat]
    who = race.setup.entrants[seat].name
    name, whose = name_of(who), person(who)
    place, cars = race.ranking().index(seat) + 1, len(race.cars)
    if car.status == RETIRED:
        return t("own-retired", name=name, who=whose, round=car.left_in_round, place=place, cars=cars)
    if place == 1:
        return t("own-won", name=name, who=whose)
    return t("own-place", name=name, who=whose, place=place, cars=cars)
