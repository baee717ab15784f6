"""From a line of the log to that moment, while the race goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    answer,
    desk,
    race_now,
    race_to_question,
    race_to_the_end,
    sit,
    sit_and_start,
    title,
)
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import any_of

CARS = ".road g[transform]:has(> g > .car)"


def _places(page: Page) -> list[str]:
    return [str(place) for place in page.locator(CARS).evaluate_all("all => all.map(one => one.outerHTML)")]


def _race_to_the_second_plan(page: Page) -> None:
    race_now(page)
    race_to_the_end(page, until=lambda page: "ound 2" in page.locator(".head").inner_text())
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


@pytest.mark.parametrize("width", any_of(390, 1280))
def test_a_line_of_the_log_shows_that_moment_and_leads_back_to_now(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width)
    _race_to_the_second_plan(page)
    # the others' marks come one by one: what is compared must not change by itself
    expect(page.locator(".standing b.good")).to_have_count(5)
    now, standing = _places(page), page.locator(".standing tbody").inner_text()
    page.locator(".log .GearShown .jump").first.click()
    banner = page.locator(".past")
    expect(banner).to_contain_text("As it was in round 1")
    assert _places(page) != now
    # all are on the grid, as on the track
    assert page.locator(".standing tbody").inner_text() != standing
    assert page.locator(".standing .heat i").count() == 0, "nobody has written down how much Heat there was"
    expect(page.locator(CARS)).to_have_count(6)
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    banner.get_by_role("button", name="Back to now").click()
    expect(banner).to_have_count(0)
    assert _places(page) == now
    assert page.locator(".standing tbody").inner_text() == standing


def test_who_begins_to_choose_sees_the_track_as_it_is(open_page: OpenPage) -> None:
    page = open_page()
    _race_to_the_second_plan(page)
    page.locator(".log .GearShown .jump").first.click()
    expect(page.locator(".past")).to_be_visible()
    page.locator(".hand button:enabled").first.click()
    expect(page.locator(".past")).to_have_count(0)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)


def test_the_next_own_decision_brings_the_track_back_to_now(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    expect(ada.get_by_role("heading", name="Plan your turn")).to_be_visible()
    answer(ada)
    expect(desk(ada)).to_contain_text("Waiting for Ben")
    ada.locator(".log .RoundBegan .jump").first.click()
    expect(ada.locator(".past")).to_contain_text("As it was in round 1")
    race_to_the_end(ben, until=lambda _: title(ada) == "React")
    expect(ada.locator(".past")).to_have_count(0)


def test_while_cars_are_built_no_line_leads_back_to_the_race_before(open_page: OpenPage) -> None:
    page = open_page(BARE)
    wish = race_of("person", "club", garage="basic", laps=1, round_limit=1)
    sit_and_start(page, create_table(page, wish))
    race_to_the_end(page)
    page.get_by_role("button", name="Race again", exact=True).click()
    race_to_question(page, "Choose an upgrade")
    answer(page)
    race_to_question(page, "Choose an upgrade")
    expect(page.locator(".log p").first).to_be_visible()
    expect(page.locator(".log .jump")).to_have_count(0)
    race_to_question(page, "Plan your turn")
    page.locator(".log .RoundBegan .jump").click()
    expect(page.locator(".past")).to_contain_text("As it was in round 1")
