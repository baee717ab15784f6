"""What goes wrong is told in words, and gets well by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    PLAYABLE,
    answer,
    choose,
    commit_button,
    desk,
    open_form,
    race_now,
    sit,
    sit_and_start,
    take_cards,
    title,
    wait_for_question,
)
from tests.browser.serving import Serving
from tests.browser.staging import Prompter
from tests.browser.tables import BARE, create_table, race_of
from tests.browser.words import words
from tests.fresh import any_of

LOST = "Connection lost"


def test_a_killed_server_is_noticed_and_the_race_goes_on_when_it_is_back(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page()
    race_now(page)
    asked = wait_for_question(page)
    hand = page.locator(".hand").inner_text().split()
    serving.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    assert title(page) is None, "nothing is offered that can't be done"
    serving.start()
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=60_000)
    assert wait_for_question(page) == asked
    assert page.locator(".hand").inner_text().split() == hand
    answer(page)
    wait_for_question(page)


def test_a_second_look_ends_when_the_connection_is_lost(open_page: OpenPage, serving: Serving) -> None:
    page = open_page()
    race_now(page)
    wait_for_question(page)
    desk(page).get_by_role("button", name="Retire").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    serving.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    serving.start()
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert wait_for_question(page).title == "Plan your turn"


def test_what_was_decided_in_another_window_is_offered_no_more(open_page: OpenPage) -> None:
    """One person, two windows, one decision: in the second, cards are chosen and a question is open."""
    first = open_page(BARE)
    first.goto(create_table(first, race_of("person", "person", laps=1)))
    sit(first, "Ada")
    sit(open_page("/t/" + first.url.rsplit("/", 1)[1]), "Ben")
    first.get_by_role("button", name="Start the race").click()
    wait_for_question(first)
    second = first.context.new_page()
    second.goto(first.url)
    asked = wait_for_question(second)
    assert take_cards(second, 2)
    desk(second).get_by_role("button", name="Retire").click()
    expect(second.get_by_role("dialog")).to_be_visible()
    answer(first)
    expect(second.get_by_role("dialog")).to_have_count(0)
    expect(second.locator(asked.place)).to_have_count(0)
    expect(commit_button(second)).to_have_count(0)
    expect(second.locator(PLAYABLE)).to_have_count(0)


def test_nothing_is_offered_while_an_answer_is_under_way(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    wait_for_question(page)
    asked = prompter.ask("boost", "done")
    assert asked.title == "React"
    choose(page, asked, desk(page).get_by_role("button", name="Continue"))
    expect(desk(page).locator("li button")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(desk(page).locator("h2")).to_have_count(0)
    answers = [said for said in prompter.said if said["type"] == "answer"]
    assert answers == [{"type": "answer", "id": answers[0]["id"], "decision": asked.decision, "do": "done"}]


def test_an_answer_that_comes_too_late_is_refused_in_words_and_the_question_stays(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    wait_for_question(page)
    choose(page, prompter.ask("boost", "done"), desk(page).get_by_role("button", name="Continue"))
    prompter.refuse("stale")
    expect(page.get_by_role("alert")).to_contain_text("Too late: that is no longer possible.")
    expect(page.get_by_role("heading", name="React")).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_name_that_is_taken_is_refused_in_words(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "person")))
    sit(ada, "Ada")
    other = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    other.get_by_label("Your name").first.fill("Ada")
    other.get_by_role("button", name="Sit here").first.click()
    expect(other.get_by_role("alert")).to_contain_text(
        "Someone here already has that name or one that looks like it."
    )


def test_a_link_that_leads_nowhere_says_so(open_page: OpenPage) -> None:
    page = open_page("/t/there-is-no-such-table")
    expect(page.get_by_text("There is no such table here")).to_be_visible()


@pytest.mark.parametrize("language", any_of("en", "fr", "da"))
@pytest.mark.parametrize("path", ["/nonsense", "/t/", "/t/unknown-id/extra"])
def test_an_address_that_is_none_says_so_and_leads_home(open_page: OpenPage, path: str, language: str) -> None:
    page = open_page(path, language=language)
    expect(page.get_by_role("heading", name=words(language, "nowhere-title"))).to_be_visible()
    expect(page.get_by_text(words(language, "nowhere-text"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=words(language, "home")).click()
    expect(page.get_by_role("button", name=words(language, "race-now"))).to_be_visible()


@pytest.mark.parametrize("language", any_of("en", "fr", "da"))
def test_a_server_that_cannot_open_a_table_is_told_in_words(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(status=503, json={"code": "unavailable", "text": "the database is gone"}),
    )
    page.get_by_role("button", name=words(language, "race-now")).click()
    expect(page.get_by_role("alert")).to_have_text(words(language, "refused-unavailable"))


def test_settings_that_cannot_be_raced_are_refused_in_words(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    open_form(page)
    page.locator("#laps").fill("0")
    page.locator("#laps").evaluate("field => field.removeAttribute('min')")
    page.get_by_role("button", name="Add a Legend").click()
    page.get_by_label("Pro Legends").evaluate("field => field.removeAttribute('max')")
    page.get_by_label("Pro Legends").fill("99")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("alert")).to_contain_text("These settings can't be raced")
