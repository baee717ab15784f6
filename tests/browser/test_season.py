"""A season with garage and sponsors, through two races."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, race_to_question, sit_and_start, wait_for_question
from tests.browser.staging import is_asked_to, is_over, race_ahead
from tests.browser.tables import BARE, create_table, season_of


def test_a_season_goes_through_garage_and_sheet_to_its_champion(open_page: OpenPage) -> None:
    page = open_page(BARE)
    table = create_table(page, season_of("person", "simple"))
    sit_and_start(page, table)
    expect(page.get_by_role("heading", name="Choose an upgrade")).to_be_visible()
    race_to_question(page, "Plan your turn")
    expect(page.locator(".head")).to_contain_text("race 1 of 2")
    expect(page.locator(".hand .sponsor")).not_to_have_count(0)
    expect(page.locator(".track .press")).not_to_have_count(0)
    race_ahead(page, table, until=is_asked_to("go-on"))
    assert wait_for_question(page).title == "Between races"
    expect(page.locator(".season tbody tr")).to_have_count(2)
    answer(page)
    race_to_question(page, "Plan your turn")
    expect(page.locator(".head")).to_contain_text("race 2 of 2")
    race_ahead(page, table, until=is_over)
    expect(page.locator(".season")).to_contain_text("2 of 2 races done")
