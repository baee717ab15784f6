"""On every screen: nothing that axe finds, in light and dark; a phone's width is enough; three languages."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Theme
from tests.browser.playing import answer_once, race_now, race_to_the_end, sit, sit_and_start, title
from tests.browser.tables import create_table, race_of

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


class Finding(TypedDict):
    id: str
    nodes: list[str]


def _findings(page: Page) -> list[Finding]:
    page.evaluate(AXE.read_text())  # as a script tag it would be against the page's own policy
    found: list[Finding] = page.evaluate(
        """async rules => {
          const result = await axe.run({ runOnly: rules });
          return result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
        }""",
        RULES,
    )
    return found


def _check(page: Page) -> None:
    page.wait_for_timeout(300)
    assert _findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(open_page: OpenPage, theme: Theme) -> None:
    page = open_page(theme=theme)
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    _check(page)
    page.get_by_role("button", name="Settings").first.click()
    _check(page)
    page.keyboard.press("Escape")
    for name in ("new", "settings", "tables", "replays"):
        page.goto(page.url.split("#")[0] + f"#/{name}")
        expect(page.locator("main h1")).to_be_visible()
        _check(page)
    page.goto(create_table(page, race_of("person", "person", "simple", "legend")))
    sit(page, "Ada")
    _check(page)
    page.goto(create_table(page, race_of("person", "simple", garage="all", weather=True, laps=1)))
    sit_and_start(page, page.url)
    expect(page.get_by_role("heading", name="Choose an upgrade")).to_be_visible()
    _check(page)
    race_to_the_end(page, until=lambda page: title(page) == "Plan your turn")
    _check(page)
    answer_once(page)
    race_to_the_end(page, until=lambda page: title(page) in ("React", "Slipstream", "Discard"))
    _check(page)
    race_to_the_end(page)
    _check(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#scrubber")).to_be_visible()
    _check(page)


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=780)
    for name in ("", "new", "settings"):
        page.goto(page.url.split("#")[0] + (f"#/{name}" if name else ""))
        expect(page.locator("main h1")).to_be_visible()
        _fits(page)
    page.goto(page.url.split("#")[0])
    race_now(page)
    race_to_the_end(page, until=lambda page: title(page) == "Plan your turn")
    _fits(page)
    cards = page.locator(".hand button")
    for place in range(cards.count()):
        box = cards.nth(place).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
    answer_once(page)


def _fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize(
    ("language", "start", "plan"),
    [("fr", "En piste", "Planifiez votre tour"), ("da", "Kør nu", "Planlæg din tur")],
)
def test_french_and_danish_players_race_in_their_language(
    open_page: OpenPage, language: str, start: str, plan: str
) -> None:
    page = open_page(language=language)
    page.get_by_role("button", name=start).click()
    expect(page.get_by_role("heading", name=plan)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.get_by_role("button", name="Réglages" if language == "fr" else "Indstillinger").click()
    page.locator("#set-language").select_option("en")
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_the_first_load_is_small_and_asks_nobody_else(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])")
    origin = "/".join(page.url.split("/")[:3])
    assert all(name.startswith(origin) for name, _ in loaded)
    assert sum(size for _, size in loaded) < 200_000
