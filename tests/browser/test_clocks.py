"""Whose time runs, and who answers when it is up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, at_the_start, desk, open_form, sit, sit_and_start, wait_for_question
from tests.browser.staging import Prompter
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import any_of

LIMIT = 90
RUNNING = re.compile(r"[01]:[0-5][0-9]$")
CLUB = "the club driver"


def _own(page: Page) -> Locator:
    return desk(page).get_by_role("timer")


def _beside(page: Page, name: str) -> Locator:
    return page.locator(".standing tr", has_text=name).locator(".timed")


def _seconds(clock: Locator) -> int:
    minutes, seconds = re.findall(r"\d+", clock.inner_text())
    return int(minutes) * 60 + int(seconds)


def _wait_for_less(clock: Locator, than: int) -> None:
    expect(clock).not_to_have_text(re.compile(rf"{than // 60}:{than % 60:02}$"))
    assert _seconds(clock) < than


def test_the_own_clock_is_there_after_a_reload_and_goes_on_from_where_it_was(open_page: OpenPage) -> None:
    page = open_page(BARE)
    sit_and_start(page, create_table(page, {**race_of("person", "simple"), "seconds": LIMIT}))
    wait_for_question(page)
    expect(_own(page)).to_have_text(RUNNING)
    _wait_for_less(_own(page), LIMIT)
    before = _seconds(_own(page))
    page.reload()
    expect(_own(page)).to_be_visible()
    assert _seconds(_own(page)) <= before
    _wait_for_less(_own(page), _seconds(_own(page)))


def test_everybody_sees_whose_clock_runs_and_nothing_moves_when_it_stops(open_page: OpenPage) -> None:
    ada, ben = at_the_start(open_page(BARE), open_page(BARE), seconds=LIMIT)
    for page in (ada, ben):
        expect(_beside(page, "Ada")).to_have_text(RUNNING)
        expect(_beside(page, "Ben")).to_have_text(RUNNING)
    place = _beside(ben, "Ada").bounding_box()
    answer(ada)
    expect(_beside(ben, "Ada")).to_have_text(re.compile("ready"))
    assert _beside(ben, "Ada").bounding_box() == place
    expect(_beside(ben, "Ben")).to_have_text(RUNNING)
    expect(_own(ada)).to_have_count(0)


def test_without_a_limit_there_are_no_clocks(open_page: OpenPage) -> None:
    page = open_page(BARE)
    sit_and_start(page, create_table(page, race_of("person", "simple")))
    wait_for_question(page)
    expect(page.locator(".clock")).to_have_count(0)


def test_the_log_says_that_the_clock_has_answered_and_so_does_a_quiet_notice(open_page: OpenPage) -> None:
    ada, ben = at_the_start(open_page(BARE), open_page(BARE), seconds=4)
    for page in (ada, ben):
        expect(page.locator(".log")).to_contain_text(f"Ada ran out of time: {CLUB} answers.")
        expect(page.locator(".log")).to_contain_text(f"Ben ran out of time: {CLUB} answers.")
    expect(desk(ada)).to_contain_text(f"Your time was up: {CLUB} drove for you.")
    expect(ada.get_by_role("alert")).to_have_count(0)
    assert_accessible(ada, "race after the clock has answered")


@pytest.mark.parametrize("width", any_of(1280, 390))
def test_days_are_told_in_short(open_page: OpenPage, width: int) -> None:
    page = open_page(BARE, width=width)
    sit_and_start(page, create_table(page, {**race_of("person", "simple"), "seconds": 3 * 86_400}))
    wait_for_question(page)
    expect(_own(page)).to_have_text(re.compile(r"3\sd$"))
    expect(_beside(page, "Ada")).to_have_text(re.compile(r"3\sd$"))


def test_how_much_time_there_is_is_chosen_with_the_table_and_told_in_the_lobby(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    open_form(page)
    page.get_by_label("Time per decision").select_option("2 days per decision")
    expect(page.get_by_label("Stand-in after").locator("option:checked")).to_have_text("1 minute")
    page.get_by_label("Stand-in after").select_option("1 hour")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lead")).to_have_text("2 days per decision · Stand-in after 1 hour away")
    page.get_by_role("button", name="Change the settings").click()
    expect(page.get_by_label("Stand-in after").locator("option:checked")).to_have_text("1 hour")


def test_a_race_that_cannot_go_on_says_why_and_another_one_can_be_started(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    page.goto(create_table(page, race_of("person", "simple")))
    sit(page, "Ada")
    prompter.stop("made with rules 99, which this version does not know")
    notice = page.get_by_role("region", name="The last race can't go on")
    expect(notice).to_contain_text("made with rules 99")
    expect(notice).to_contain_text("another race can be started")
    assert_accessible(page, "lobby after a race that can't go on")
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".race")).to_be_visible()


def test_an_entry_that_cannot_be_read_is_no_error(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple")))
    asked = wait_for_question(page)
    lines = page.locator(".log p").count()
    prompter.tell({**prompter.last, "type": "update", "at": 0, "news": {"kind": "unreadable"}, "events": []})
    assert wait_for_question(page) == asked
    assert page.locator(".log p").count() == lines
