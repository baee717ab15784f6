"""On a phone: the track can be read and follows the own car; what can be done needs no scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import desk, race_now, race_to_question, race_to_the_end, take_cards
from tests.fresh import any_of

HEIGHT = 780
READABLE_CAR = 20
"""Pixels; the start number on it, and the numbers of the road, are then some 12 pixels high."""


def _box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def _own_car(page: Page) -> FloatRect:
    return _box(page.locator(".road g.own .car"))


def _is_in_the_middle(page: Page) -> bool:
    """Neither near the edge nor under what lies over the track."""
    car, road = _own_car(page), _box(page.locator(".road"))
    across = (car["x"] + car["width"] / 2 - road["x"]) / road["width"]
    down = (car["y"] + car["height"] / 2 - road["y"]) / road["height"]
    return 0.1 < across < 0.9 and 0.1 < down < 0.9


def _next_round(page: Page, number: int) -> None:
    race_to_the_end(page, until=lambda page: f"ound {number}" in page.locator(".head").inner_text())
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


def _pan(page: Page) -> None:
    road = _box(page.locator(".road"))
    x, y = road["x"] + road["width"] / 2, road["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 30, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("width", any_of(360, 390))
def test_a_phone_opens_near_the_own_car_and_follows_it(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=HEIGHT)
    race_now(page)
    expect(page.locator(".map")).to_be_visible()
    assert _own_car(page)["width"] >= READABLE_CAR
    assert _is_in_the_middle(page)
    _next_round(page, 2)
    assert _is_in_the_middle(page)


def test_who_looks_elsewhere_is_left_alone_until_asking_for_the_own_car(open_page: OpenPage) -> None:
    page = open_page(width=390, height=HEIGHT)
    race_now(page)
    expect(page.locator(".map")).to_be_visible()
    assert not page.get_by_role("button", name="My car").count()
    _pan(page)
    expect(page.get_by_role("button", name="My car")).to_be_visible()
    seen = page.locator(".road .world").get_attribute("style")
    _next_round(page, 2)
    assert page.locator(".road .world").get_attribute("style") == seen
    page.get_by_role("button", name="My car").click()
    assert _is_in_the_middle(page)


def test_one_tap_shows_the_whole_track_and_one_the_own_car_again(open_page: OpenPage) -> None:
    page = open_page(width=390, height=HEIGHT)
    race_now(page)
    page.get_by_role("button", name="Whole track").click()
    expect(page.locator(".map")).to_have_count(0)
    small = _own_car(page)["width"]
    page.get_by_role("button", name="My car").click()
    expect(page.locator(".map")).to_be_visible()
    assert _own_car(page)["width"] > 2 * small


@pytest.mark.parametrize("width", any_of(360, 390))
def test_what_can_be_done_and_what_it_costs_is_seen_without_scrolling(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=HEIGHT)
    race_now(page)
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    assert take_cards(page, 3)
    expect(desk(page).locator(".forecast").first).to_be_visible()
    page.evaluate("window.scrollTo(0, 0)")
    for found in (
        page.locator(".head .turn"),
        page.locator(".road g.own .car"),
        page.locator(".hand"),
        desk(page).locator(".forecast").first,
        desk(page).get_by_role("button", name="Commit the plan"),
    ):
        box = _box(found)
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= HEIGHT
    race_to_question(page, "React")
    page.evaluate("window.scrollTo(0, 0)")
    assert _box(desk(page).locator("li button").first)["y"] < HEIGHT
