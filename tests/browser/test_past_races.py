"""Every finished race of a table can be replayed and downloaded, also after a rematch, also in a season."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_to_the_end, sit_and_start, wait_for_question
from tests.browser.staging import Json, Prompter, is_asked_to, is_over, race_ahead
from tests.browser.tables import BARE, create_table, race_of, season_of
from tests.browser.words import words


def _replay_shows(page: Page, circuit: str, cars: int) -> None:
    expect(page.get_by_role("heading", name=f"Replay: {circuit}")).to_be_visible()
    expect(page.locator(".road g[transform]:has(> g > .car)")).to_have_count(cars)
    page.get_by_label("Point in the race").focus()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The race is over")


def test_an_older_race_of_a_table_is_replayed_and_downloaded_after_another_one(open_page: OpenPage) -> None:
    page = open_page(BARE)
    sit_and_start(page, create_table(page, race_of("person", "club", "legend", laps=1, round_limit=1)))
    race_to_the_end(page)
    page.get_by_role("button", name="Race again with new settings").click()
    page.locator(".circuits label", has_text="Italy").click()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Save the settings").click()
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".race")).to_be_visible()
    race_to_the_end(page)
    past = page.locator(".past li")
    expect(past).to_have_count(2)
    expect(past.nth(0)).to_contain_text("Italy")
    expect(past.nth(1)).to_contain_text("USA")
    with page.expect_download() as download:
        past.nth(1).get_by_role("link", name="Download the record").click()
    assert '"usa"' in download.value.path().read_text().splitlines()[0]

    past.nth(1).get_by_role("link", name="Replay").click()
    _replay_shows(page, "USA", 3)
    # the seats have been settled anew since: whose they were then is not known
    expect(page.locator(".road g.own")).to_have_count(0)
    page.get_by_role("link", name="Back to the podium").click()
    past.nth(0).get_by_role("link", name="Replay").click()
    _replay_shows(page, "Italy", 2)
    expect(page.locator(".road g.own")).to_have_count(1)
    page.goto(page.url.split("/t/")[0] + "/#/replays")
    expect(page.locator("main li a")).to_have_text(["Italy", "USA"])


def test_a_race_of_a_season_can_be_seen_again_before_the_season_goes_on(open_page: OpenPage) -> None:
    page = open_page(BARE)
    race_ahead(page, create_table(page, season_of("person", "club")), until=is_asked_to("go-on"))
    assert wait_for_question(page).title == "Between races"
    page.locator(".season").get_by_role("link", name="Great Britain").click()
    _replay_shows(page, "Great Britain", 2)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("heading", name="Between races")).to_be_visible()


def test_past_races_and_tables_are_told_in_a_language_that_is_chosen_later(open_page: OpenPage) -> None:
    page = open_page(BARE)
    wish = race_of("person", "club", circuit="great-britain", laps=1, round_limit=1)
    sit_and_start(page, create_table(page, wish))
    race_to_the_end(page)
    page.goto(page.url.split("/t/")[0] + "/#/replays")
    link = page.locator("main li a")
    expect(link).to_have_text("Great Britain")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("da")
    expect(link).to_have_text("Storbritannien")
    page.keyboard.press("Escape")
    link.click()
    expect(page.get_by_role("heading", name="Storbritannien")).to_be_visible()
    page.goto(page.url.split("/t/")[0] + "/")
    expect(page.locator("main li a")).to_have_text("Storbritannien")


def test_a_table_that_is_not_there_any_more_leaves_the_home_page(open_page: OpenPage) -> None:
    page = open_page()
    gone = [{"id": "nosuchtable12345678901", "title": "Long ago", "game": "race", "what": "usa", "at": 0}]
    page.evaluate("tables => localStorage.setItem('hairpin-tables', JSON.stringify(tables))", gone)
    page.reload()
    page.get_by_role("link", name="Long ago").click()
    expect(page.get_by_role("heading", name=words("en", "no-table-title"))).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    expect(page.get_by_role("link", name="Long ago")).to_have_count(0)


def test_the_podium_shows_the_key_that_all_cards_came_from(open_page: OpenPage) -> None:
    page = open_page(BARE)
    table = create_table(page, race_of("person", "legend", laps=1, round_limit=1))
    race_ahead(page, table, until=is_over)
    page.get_by_text("The deal, checked").click()
    deal = page.request.get(table.replace("/t/", "/api/tables/")).json()["table"]["deal"]
    expect(page.locator("details code")).to_have_text([deal["hash"], deal["key"]])


def test_a_key_that_does_not_fit_its_hash_is_noticed(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    table = create_table(page, race_of("person", "legend", laps=1, round_limit=1))
    race_ahead(page, table, until=is_over)
    expect(page.get_by_text("The deal, checked")).to_be_visible()
    deal = {"hash": "0" * 64, "key": "1" * 64}
    prompter.tell({**prompter.last, "table": {**cast(Json, prompter.last["table"]), "deal": deal}})
    expect(page.get_by_role("alert")).to_have_text(
        "The key does not match the hash that was published at the start."
    )
