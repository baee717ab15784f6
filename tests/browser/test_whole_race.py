"""A whole race, played by clicks against drivers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_now, race_to_the_end


def test_race_now_leads_from_the_home_page_to_the_podium(open_page: OpenPage) -> None:
    page = open_page()
    race_now(page)
    expect(page.locator(".standing tbody tr")).to_have_count(6)
    race_to_the_end(page)
    expect(page.locator(".podium .steps li")).to_have_count(6)
    expect(page.get_by_role("heading", name="Position by round")).to_be_visible()
