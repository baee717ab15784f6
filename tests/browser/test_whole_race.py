"""A race, played by clicks against drivers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import is_over, let_a_driver_finish, race_now, race_to_the_end
from tests.fresh import longer

ROUNDS = longer(3)
"""By clicks; then a driver takes over. A short race is played by clicks to its end in test_race_screen.py."""


def _round(page: Page) -> int:
    found = re.search(r"[Rr]ound (\d+)", page.locator("body").inner_text())
    return int(found[1]) if found else 0


def test_race_now_leads_from_the_home_page_to_the_podium(open_page: OpenPage) -> None:
    page = open_page()
    race_now(page)
    expect(page.locator(".standing tbody tr")).to_have_count(6)
    race_to_the_end(page, until=lambda page: is_over(page) or _round(page) > ROUNDS)
    if not is_over(page):
        let_a_driver_finish(page)
    expect(page.locator(".podium .steps li")).to_have_count(6)
    expect(page.get_by_role("heading", name="Position by round")).to_be_visible()
