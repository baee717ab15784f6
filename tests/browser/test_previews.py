"""What the desk says and the track shows before a choice is where the car then stands, and what it has paid."""

from __future__ import annotations

import re
import time
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from hairpin.rules.chance import Chance
from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    Question,
    answer,
    choose,
    commit_button,
    desk,
    is_over,
    question,
    sit_and_start,
    take_cards,
)
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import longer

SECONDS = 400
ROUNDS = longer(6)
CAR = """() => ({
  place: document.querySelector(".road g.own")?.getAttribute("transform"),
  engine: Number(document.querySelector(".engine .count")?.textContent),
})"""
GHOSTS = "all => all.map(one => one.getAttribute('transform'))"
COOLDOWN = "Cooldown"
IN_TURN = ("React", "Slipstream", "Choose your speed")


class Shown(NamedTuple):
    """Before a choice: where the ghosts stand, the Heat to pay at once, and that of the corners."""

    kind: str
    ghosts: list[str]
    place: str
    engine: int
    heat: int
    corners: int
    is_sure: bool


def _shown(page: Page, forecast: Locator, kind: str) -> Shown:
    expect(forecast).to_be_visible()
    expect(page.locator(".ghost")).not_to_have_count(0)
    ghosts = page.locator(".ghost").evaluate_all(GHOSTS)
    said, car = forecast.inner_text(), page.evaluate(CAR)
    pips = forecast.locator(".pips").all_inner_texts()
    corners = sum(int(found) for found in re.findall(r"(?:corner \d+:|costs) (\d+)", said))
    heat = sum(int(re.findall(r"\d+", found)[0]) for found in pips) - corners
    is_sure = len(ghosts) == 1 and "pin-out" not in said and "finish line" not in said
    return Shown(kind, ghosts, car["place"], car["engine"], heat, corners, is_sure)


def _act(page: Page, asked: Question, chance: Chance) -> Shown | None:
    """Any plan that fits, any option; of others nothing is shown on the track."""
    if asked.title == "Plan your turn":
        gears = [1, 2, 3, 4]
        chance.shuffle(gears)
        assert any(take_cards(page, gear) for gear in gears)
        shown = _shown(page, desk(page).locator(".tiles"), "plan")
        choose(page, asked, commit_button(page))
        return shown
    if asked.title not in IN_TURN:
        answer(page)
        return None
    options = desk(page).locator("li, .go:has(button)")
    option = options.nth(chance.below(options.count()))
    page.mouse.move(0, 0)  # where nothing comes up under it
    option.locator("button").hover()
    kind = COOLDOWN if COOLDOWN in option.inner_text() else asked.title
    shown = _shown(page, option.locator(".forecast"), kind)
    choose(page, asked, option.locator("button"))
    return shown


def _next(page: Page) -> Question | None:
    """None when the race is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        asked = question(page)
        if asked is not None:
            return asked
        if is_over(page):
            return None
        page.wait_for_timeout(30)
    raise AssertionError(page.inner_text("body")[:2000])


def _holds(page: Page, shown: Shown, asked: Question) -> bool:
    """Whether there was anything to hold it to."""
    car = page.evaluate(CAR)
    is_in_turn = asked.title in IN_TURN
    if is_in_turn:
        assert car["place"] in shown.ghosts, (shown, car)
    if not shown.is_sure:
        return is_in_turn
    assert car["place"] == shown.ghosts[0], (shown, car)
    # a Cooldown that ends the turn fills the engine, by as much as there is Heat in the hand
    if shown.kind in ("plan", "Slipstream") or not (is_in_turn or shown.kind == COOLDOWN):
        paid = shown.heat + (0 if is_in_turn else shown.corners)
        assert car["engine"] == shown.engine - paid, (shown, car)
    return True


def test_the_car_stands_where_the_ghost_was_and_has_paid_what_the_desk_said(open_page: OpenPage) -> None:
    """Alone on the circuit, so that nobody else can be in the way."""
    page = open_page(BARE)
    sit_and_start(page, create_table(page, race_of("person", laps=1, round_limit=ROUNDS)))
    chance = Chance(7)
    held = 0
    shown: Shown | None = None
    while asked := _next(page):
        if shown is not None:
            held += _holds(page, shown, asked)
        shown = _act(page, asked, chance)
    assert held > ROUNDS
