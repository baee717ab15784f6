"""The replay of a finished race."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.staging import is_over, race_ahead
from tests.browser.tables import BARE, create_table, race_of


def _cars(page: Page) -> list[str]:
    return [
        str(place)
        for place in page.locator(".road g[transform]:has(> g > .car)").evaluate_all(
            "all => all.map(one => one.getAttribute('transform'))"
        )
    ]


def test_a_finished_race_can_be_seen_again_from_any_moment(open_page: OpenPage) -> None:
    page = open_page(BARE)
    race_ahead(page, create_table(page, race_of("person", "simple", "simple", laps=1)), until=is_over)
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_label("Point in the race")
    expect(scrubber).to_be_visible()
    start = _cars(page)
    assert len(start) == 3
    scrubber.focus()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The race is over")
    assert _cars(page) != start
    page.keyboard.press("Home")
    assert _cars(page) == start
    page.locator("#replay-pace").select_option("off")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".told")).to_contain_text("The race is over", timeout=60_000)
    page.locator(".jump").first.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
