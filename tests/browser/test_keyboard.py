"""A race without a mouse."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import Question, commit_button, desk, is_over, question
from tests.browser.tables import BARE, create_table, short_race_of

SECONDS = 300
FAR = 60
"""Tabs from one thing to any other."""


def _tab_to(page: Page, wanted: Locator) -> None:
    expect(wanted).to_be_visible()
    for _ in range(FAR):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def _answer(page: Page, asked: Question) -> None:
    if asked.title == "Plan your turn":
        _plan(page)
    page.keyboard.press("1" if asked.title in ("Slipstream", "Choose your speed") else "Enter")
    expect(page.locator(f"dialog[open], body:not(:has({asked.place}))")).not_to_have_count(0)
    if page.locator("dialog[open]").count():
        _tab_to(page, page.locator("dialog").get_by_role("button", name="Yes, do it"))
        page.keyboard.press("Enter")
    expect(page.locator(asked.place)).to_have_count(0)


def _plan(page: Page) -> None:
    """From the left, as many cards as it takes for a gear."""
    page.keyboard.press("Backspace")
    for digit in "234567":
        if commit_button(page).is_enabled():
            return
        page.keyboard.press(digit)
    expect(commit_button(page)).to_be_enabled()


def test_a_whole_race_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.goto(create_table(page, short_race_of("person", "simple")))
    _tab_to(page, page.get_by_label("Your name").first)
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    _tab_to(page, page.get_by_role("button", name="Start the race"))
    page.keyboard.press("Enter")
    expect(page.locator(".cockpit")).to_be_visible()
    end = time.monotonic() + SECONDS
    while not is_over(page):
        asked = question(page)
        if asked is not None:
            _answer(page, asked)
        assert time.monotonic() < end, desk(page).inner_text()
    expect(page.locator(".podium .steps li")).to_have_count(2)


def test_the_question_mark_shows_the_sheet_of_keys(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Commit the plan")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
