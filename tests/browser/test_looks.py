"""A phone's width is enough; three languages; a small first load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, race_now, race_to_question
from tests.browser.words import words

@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=780)
    for name in ("", "new", "settings"):
        page.goto(page.url.split("#")[0] + (f"#/{name}" if name else ""))
        expect(page.locator("main h1")).to_be_visible()
        _fits(page)
    page.goto(page.url.split("#")[0])
    race_now(page)
    race_to_question(page, "Plan your turn")
    _fits(page)
    cards = page.locator(".hand button")
    for place in range(cards.count()):
        box = cards.nth(place).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
    answer(page)


def _fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("language", ["fr", "da"])
def test_french_and_danish_players_race_in_their_language(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.get_by_role("button", name=words(language, "race-now")).click()
    expect(page.get_by_role("heading", name=words(language, "plan-title"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.get_by_role("button", name=words(language, "settings")).click()
    page.locator("#set-language").select_option("en")
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_the_first_load_is_small_and_asks_nobody_else(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])")
    origin = "/".join(page.url.split("/")[:3])
    assert all(name.startswith(origin) for name, _ in loaded)
    assert sum(size for _, size in loaded) < 200_000
