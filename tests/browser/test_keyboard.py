"""A race without a mouse."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import desk, is_over, title
from tests.browser.tables import create_table, race_of


def _press_on(page: Page) -> None:
    """First gear from the left, whatever is asked."""
    if page.locator("dialog[open]").count():
        page.locator("dialog").get_by_role("button", name="Yes, do it").press("Enter")
    elif title(page) == "Plan your turn":
        _plan(page)
    elif title(page) is not None:
        page.keyboard.press("Enter")
    if title(page) in ("Slipstream", "Choose your speed"):
        page.keyboard.press("1")
    page.wait_for_timeout(20)


def _plan(page: Page) -> None:
    commit = desk(page).get_by_role("button", name="Commit the plan")
    page.keyboard.press("Backspace")
    for digit in "234567":
        if commit.count() and commit.is_enabled() and page.locator(".gear.next").count():
            break
        page.keyboard.press(digit)
    page.keyboard.press("Enter")


def test_a_whole_race_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(create_table(page, race_of("person", "simple", laps=1)))
    page.get_by_label("Your name").first.focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.get_by_role("button", name="Start the race").press("Enter")
    expect(page.locator(".cockpit")).to_be_visible()
    end = time.monotonic() + 200
    while not is_over(page):
        assert time.monotonic() < end, desk(page).inner_text()
        _press_on(page)


def test_the_question_mark_shows_the_sheet_of_keys(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Commit the plan")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
