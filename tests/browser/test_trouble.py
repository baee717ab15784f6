"""What goes wrong is told in words, and gets well by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer_once, race_now, race_to_the_end, title
from tests.browser.serving import Serving


def test_a_killed_server_is_noticed_and_the_race_goes_on_when_it_is_back(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page()
    race_now(page)
    race_to_the_end(page, until=lambda page: title(page) == "Plan your turn")
    hand = page.locator(".hand").inner_text()
    serving.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    assert title(page) is None, "nothing is offered that can't be done"
    serving.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=30_000)
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    assert page.locator(".hand").inner_text().split() == hand.split()
    assert answer_once(page)


def test_a_link_that_leads_nowhere_says_so(open_page: OpenPage) -> None:
    page = open_page("/t/there-is-no-such-table")
    expect(page.get_by_text("There is no such table here")).to_be_visible()


def test_settings_that_cannot_be_raced_are_refused_in_words(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    expect(page.get_by_role("heading", name="Circuit")).to_be_visible()
    page.locator("#laps").fill("0")
    page.locator("#laps").evaluate("field => field.removeAttribute('min')")
    page.get_by_role("button", name="Add a Legend").click()
    page.get_by_label("Professional Legends").evaluate("field => field.removeAttribute('max')")
    page.get_by_label("Professional Legends").fill("99")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("alert")).to_contain_text("That can't be raced")
