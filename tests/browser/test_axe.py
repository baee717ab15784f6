"""Nothing that axe finds (WCAG 2.2 AA), on any screen, in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hairpin.content.circuits import circuit_ids
from tests.browser.axe import assert_accessible, findings
from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    PLAYABLE,
    choose,
    commit_button,
    desk,
    open_form,
    sit,
    sit_and_start,
    take_cards,
    wait_for_question,
)
from tests.browser.serving import Serving
from tests.browser.staging import KINDS, Prompter, is_asked_to, is_over, race_ahead
from tests.browser.tables import BARE, circuit_file, create_table, race_of, season_of
from tests.browser.words import words
from tests.fresh import any_of
from tests.records.paper import OWN_CIRCUIT


def test_axe_does_find_what_is_wrong(open_page: OpenPage) -> None:
    """So that the tests below can fail."""
    page = open_page()
    page.evaluate(
        """() => {
          const main = document.querySelector('main');
          main.innerHTML = '<p>pale words</p><input>';
          Object.assign(main.firstChild.style, { color: '#ddd', background: '#fff' });
        }"""
    )
    assert {found.split(":")[0] for found in findings(page)} == {"color-contrast", "label"}


def test_axe_finds_nothing_before_a_race(open_page: OpenPage) -> None:
    page = open_page()
    home = page.url
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    assert_accessible(page, "home")
    for button in (page.get_by_role("button", name="Race now"), page.get_by_role("button", name="Join")):
        button.hover()
        assert_accessible(page, "home with the mouse over a button")
    page.get_by_label("Have a link?").fill("nothing")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert_accessible(page, "home with an error")
    for name in ("new", "season", "settings", "tables", "replays", "rules"):
        page.goto(f"{home}#/{name}")
        expect(page.locator("main h1")).to_be_visible()
        expect(page.get_by_role("status")).to_have_count(0)
        assert_accessible(page, name)
    page.goto(f"{home}t/there-is-no-such-table")
    expect(page.get_by_text("There is no such table here")).to_be_visible()
    assert_accessible(page, "no such table")


def test_axe_finds_nothing_in_the_dialogs_of_the_menu(open_page: OpenPage) -> None:
    page = open_page()
    for name in ("The rules", "Settings", "Keyboard"):
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_in_the_lobby(open_page: OpenPage) -> None:
    page = open_page(BARE)
    wish = race_of("person", "person", "simple", "legend", garage="basic", weather=True)
    page.goto(create_table(page, {**wish, "public": True, "title": "Sunday race"}))
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert_accessible(page, "lobby of somebody who may sit down")
    sit(page, "Ada")
    assert_accessible(page, "lobby of the host")
    page.get_by_role("button", name="Change the settings").click()
    page.locator("summary").click()
    expect(page.get_by_label("Name for seat 3")).to_be_visible()
    assert_accessible(page, "other settings")
    page.get_by_role("button", name="Cancel").click()
    guest = open_page("/t/" + page.url.rsplit("/", 1)[1])
    guest.get_by_label("Your name").first.fill("Ada")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("alert")).to_be_visible()
    assert_accessible(guest, "lobby with a refusal")
    guest.goto(guest.url.split("/t/")[0] + "/#/tables")
    expect(guest.get_by_role("link", name="Sunday race")).to_be_visible()
    assert_accessible(guest, "list of tables")


@pytest.mark.parametrize("width", any_of(1280, 390))
def test_axe_finds_nothing_in_any_kind_of_decision(open_page: OpenPage, width: int) -> None:
    page = open_page(BARE, width=width)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", "legend", weather=True, laps=1)))
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    *_, last = KINDS
    for kind, options in KINDS.items():
        assert prompter.ask(*options, seconds=5).title == words("en", f"{kind}-title")
        if kind in ("done", "slipstream", "speed"):
            expect(desk(page).locator(".forecast")).to_have_count(len(options))
            desk(page).locator(".go button, li button").first.focus()
            expect(page.locator(".ghost")).not_to_have_count(0)
        assert_accessible(page, kind, "html" if kind == last else ".desk")
    page.locator(PLAYABLE).first.click()
    assert_accessible(page, "discard of a card")


def test_axe_finds_nothing_from_the_first_plan_to_the_replay(open_page: OpenPage, serving: Serving) -> None:
    page = open_page(BARE)
    sit_and_start(
        page, create_table(page, race_of("person", "simple", "simple", garage="all", weather=True, laps=1))
    )
    expect(page.get_by_role("heading", name="Choose an upgrade")).to_be_visible()
    assert_accessible(page, "draft")
    race_ahead(page, page.url, until=is_asked_to("plan"))
    wait_for_question(page)
    assert_accessible(page, "plan")
    assert any(take_cards(page, cards) for cards in (2, 1, 3, 4))
    assert_accessible(page, "plan with its forecast")
    desk(page).get_by_role("button", name="Retire").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "confirmation")
    page.keyboard.press("Escape")
    choose(page, wait_for_question(page), commit_button(page))
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Hello!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat")).to_contain_text("Hello!")
    assert_accessible(page, "chat")
    serving.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert_accessible(page, "lost connection")
    serving.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=60_000)
    race_ahead(page, page.url, until=is_over)
    expect(page.locator(".podium")).to_be_visible()
    assert_accessible(page, "podium")
    page.get_by_role("button", name="View the track").click()
    expect(page.locator(".race")).to_be_visible()
    assert_accessible(page, "looking back")
    page.get_by_role("button", name="Back to the podium").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#scrubber")).to_be_visible()
    page.locator("#scrubber").press("End")
    assert_accessible(page, "replay")
    page.goto(page.url.split("/t/")[0] + "/#/replays")
    expect(page.locator("main li a")).not_to_have_count(0)
    assert_accessible(page, "list of replays")


def test_axe_finds_nothing_in_a_season(open_page: OpenPage) -> None:
    page = open_page(BARE)
    table = create_table(page, season_of("person", "simple", "simple"))
    race_ahead(page, table, until=is_asked_to("plan"))
    wait_for_question(page)
    page.get_by_role("button", name="Event").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "event")
    page.keyboard.press("Escape")
    assert_accessible(page, "season race")
    race_ahead(page, table, until=is_asked_to("go-on"))
    assert wait_for_question(page).title == "Between races"
    assert_accessible(page, "season sheet")
    desk(page).get_by_role("button", name="Leave the season").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "leaving the season")
    race_ahead(page, table, until=is_over)
    expect(page.locator(".podium")).to_be_visible()
    assert_accessible(page, "podium of a season")


def test_axe_finds_nothing_in_the_set_up_with_a_circuit_of_ones_own(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    open_form(page)
    picker = page.get_by_label("Choose a file")
    picker.set_input_files(circuit_file(OWN_CIRCUIT.replace("laps = ", "lap = ", 1)))
    expect(page.locator(".drop").get_by_role("alert")).to_be_visible()
    assert_accessible(page, "set-up with a circuit file that is wrong")
    picker.set_input_files(circuit_file(OWN_CIRCUIT))
    expect(page.locator(".circuits label").nth(len(circuit_ids())).locator(".surface")).to_be_attached()
    assert_accessible(page, "set-up with an own circuit")


@pytest.mark.parametrize("width", any_of(1280, 390))
def test_axe_finds_nothing_on_a_podium_with_past_races(open_page: OpenPage, width: int) -> None:
    page = open_page(BARE, width=width)
    table = create_table(page, race_of("person", "simple", laps=1, round_limit=1))
    for _ in range(2):
        race_ahead(page, table, until=is_over)
    expect(page.locator(".past li")).to_have_count(2)
    page.get_by_text("The deal, checked").click()
    assert_accessible(page, "podium with past races")
