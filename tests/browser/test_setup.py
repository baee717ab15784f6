"""From home to the lobby or the grid in three clicks; a car of one's own, on every screen that shows cars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import race_now, sit
from tests.browser.staging import is_over, race_ahead
from tests.browser.tables import BARE, create_table, race_of
from tests.browser.words import words
from tests.fresh import any_of

COUNT_CLICKS = "addEventListener('pointerdown', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
BLUE, CYAN = "#3f8ed6", "#86cfe4"


def _choose_car(page: Page, color: str, number: int) -> None:
    page.locator(f".swatch:has([value={color}])").click()
    page.get_by_label("Number").fill(f"{number}")
    page.get_by_label("Number").press("Tab")


def _car(page: Page, place: str, number: int, paint: str) -> None:
    """One that stands there, in that paint and with that number."""
    expect(page.locator(place, has=page.locator(f"path[fill='{paint}']"), has_text=f"{number}")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), any_of(("en", 1440), ("fr", 1024), ("da", 390)))
def test_from_home_to_a_lobby_with_a_link_in_three_clicks(open_page: OpenPage, language: str, width: int) -> None:
    page = open_page(language=language, width=width)
    page.evaluate(COUNT_CLICKS)
    page.get_by_role("link", name=words(language, "set-up-race")).click()
    page.get_by_text(words(language, "company-friends"), exact=True).click()
    page.get_by_role("button", name=words(language, "preset-full")).click()
    link = page.get_by_label(words(language, "lobby-link"))
    expect(link).to_have_value(re.compile(r"/t/[\w-]{8,}$"))
    assert page.evaluate("window.clicks") == 3
    # the host has sat down, and everybody else can come
    expect(page.locator("main li").first).to_contain_text(f"({words(language, 'you')})")
    expect(page.get_by_role("button", name=words(language, "move-here"))).to_have_count(5)


@pytest.mark.parametrize(
    ("preset", "title"), [("First race", "Plan your turn"), ("Full game", "Choose an upgrade")]
)
def test_whoever_races_alone_is_asked_at_once(open_page: OpenPage, preset: str, title: str) -> None:
    page = open_page("/#/new")
    page.locator(".circuits label", has_text="Italy").click()
    page.get_by_role("button", name=preset).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("heading", name="Italy")).to_be_visible()
    expect(page.locator(".road .car")).to_have_count(6)


def test_the_host_of_a_table_from_the_whole_form_sits_on_the_seat_called_you(open_page: OpenPage) -> None:
    page = open_page("/#/season")
    page.get_by_label("Seat 1", exact=True).select_option("Driver: pro")
    page.get_by_label("Seat 2", exact=True).select_option("A player")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main li").nth(1)).to_contain_text("(you)")


def test_drivers_take_the_seats_that_stay_free(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.goto(create_table(page, race_of("person", "person", "person")))
    sit(page, "Ada")
    expect(page.get_by_text("2 seats are still free. Drivers take them if you start now.")).to_be_visible()
    page.get_by_role("button", name="Start with drivers").click()
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_a_car_of_ones_own_is_remembered_and_seen_by_everybody(open_page: OpenPage) -> None:
    ada, ben = open_page("/#/new"), open_page()
    _choose_car(ada, "blue", 44)
    ada.reload()
    expect(ada.get_by_label("Number")).to_have_value("44")
    expect(ada.get_by_role("radio", name="blue", exact=True)).to_be_checked()
    ada.goto(create_table(ada, race_of("person", "person", "club", laps=1, round_limit=1)))
    sit(ada, "Ada")

    ben.goto(ada.url)
    _choose_car(ben, "cyan", 44)
    sit(ben, "Ben")
    expect(ben.get_by_text("Number 44 is taken, so you start with 45.")).to_be_visible()
    expect(ben.get_by_role("radio", name="blue", exact=True)).to_be_disabled()
    for page in (ada, ben):
        _car(page, "main li svg", 44, BLUE)
        _car(page, "main li svg", 45, CYAN)
    assert_accessible(ben, "lobby where a number is taken")

    ada.get_by_role("button", name="Start the race").click()
    for page in (ada, ben):
        _car(page, ".standing svg", 44, BLUE)
        expect(page.locator(".road").get_by_text("45", exact=True).last).to_be_visible()


def test_a_car_of_ones_own_is_on_the_podium_and_in_the_replay(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.goto(create_table(page, race_of("person", "club", laps=1, round_limit=1)))
    _choose_car(page, "blue", 44)
    sit(page, "Ada")
    race_ahead(page, page.url, until=is_over)
    _car(page, ".steps svg", 44, BLUE)
    page.get_by_role("link", name="Replay").click()
    _car(page, "main svg[width]", 44, BLUE)


def test_two_who_want_the_same_car_get_two_and_the_later_one_is_told(open_page: OpenPage) -> None:
    ada, ben = open_page(BARE), open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "person")))
    sit(ada, "Ada")
    ben.goto(ada.url)
    sit(ben, "Ben")
    expect(ben.get_by_text("Someone already has red, so your car is orange.")).to_be_visible()
    _choose_car(ben, "pink", 7)
    expect(ben.get_by_text("Someone already has")).to_have_count(0)
    _car(ada, "main li svg", 8, "#ee9bb0")


def test_what_was_kept_by_somebody_else_s_hand_does_no_harm(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('hairpin-settings', JSON.stringify({ color: 'beige', number: 1e9 }))")
    page.reload()
    race_now(page)
    _car(page, ".standing svg", 7, "#e5452d")


def test_the_poster_is_whole_on_a_phone_and_the_way_to_a_race_in_sight(open_page: OpenPage) -> None:
    page = open_page(width=390, height=780)
    expect(page.locator(".poster")).to_be_in_viewport(ratio=1)
    frame, poster = page.locator(".poster").bounding_box(), page.locator(".poster svg").bounding_box()
    assert frame is not None
    assert poster is not None
    assert poster["height"] <= frame["height"] + 1
    assert poster["height"] == pytest.approx(poster["width"] * 1.3, abs=8)
    expect(page.get_by_role("button", name="Race now")).to_be_in_viewport(ratio=1)
