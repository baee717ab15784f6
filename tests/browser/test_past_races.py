"""Every finished race of a table can be replayed and downloaded, also after a rematch, also in a season."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_to_the_end, sit_and_start, title
from tests.browser.tables import create_table, race_of, season_of


def _replay_shows(page: Page, circuit: str, cars: int) -> None:
    expect(page.get_by_role("heading", name=f"Replay: {circuit}")).to_be_visible()
    expect(page.locator(".road g[transform]:has(> g > .car)")).to_have_count(cars)
    page.get_by_label("Moment of the race").focus()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The race is over")


def test_an_older_race_of_a_table_is_replayed_and_downloaded_after_another_one(open_page: OpenPage) -> None:
    page = open_page()
    sit_and_start(page, create_table(page, race_of("person", "club", "legend", laps=1, round_limit=1)))
    race_to_the_end(page)
    page.get_by_role("button", name="Race again with other settings").click()
    page.locator(".circuits label", has_text="Italy").click()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Settle it so").click()
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
    page.get_by_role("link", name="To the podium").click()
    past.nth(0).get_by_role("link", name="Replay").click()
    _replay_shows(page, "Italy", 2)
    page.goto(page.url.split("/t/")[0] + "/#/replays")
    expect(page.locator("main li a")).to_have_text(["Italy", "USA"])


def test_a_race_of_a_season_can_be_seen_again_before_the_season_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    sit_and_start(page, create_table(page, season_of("person", "club")))
    race_to_the_end(page, until=lambda page: title(page) == "Between races")
    page.locator(".season").get_by_role("link", name="Italy").click()
    _replay_shows(page, "Italy", 2)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("heading", name="Between races")).to_be_visible()
