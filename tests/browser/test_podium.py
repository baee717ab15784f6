"""After a race: the podium with its awards and charts, in all widths and languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.staging import is_over, race_ahead
from tests.browser.tables import BARE, create_table, race_of, short_race_of
from tests.browser.words import words
from tests.fresh import any_of

OUTSIDE = """() => [...document.querySelectorAll(".podium .stage *, .podium .awards *, .chart *, .charts *")]
  .filter((part) => !part.closest(".sky, .flag, select") && part.getClientRects().length)
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 || part.getBoundingClientRect().left < -1)
  .map((part) => part.outerHTML.slice(0, 120))"""


def _podium(page: Page, seats: int = 3) -> None:
    race_ahead(page, create_table(page, short_race_of("person", *["club"] * (seats - 1))), until=is_over)
    expect(page.locator(".podium .steps li")).to_have_count(seats)


def test_names_stand_at_the_ends_of_their_lines_and_nothing_leaves_the_page(open_page: OpenPage) -> None:
    page = open_page(BARE)
    _podium(page, seats=5)
    names = page.locator(".chart li")
    expect(names).to_have_text(page.locator(".steps .name").all_inner_texts())
    for width in (360, 390, 1024):
        page.set_viewport_size({"width": width, "height": 800})
        for name in names.all():
            box = name.bounding_box()
            assert box
            assert box["width"] > 20
            assert box["x"] + box["width"] <= width
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    # whoever wants no motion sees no confetti, and whoever sees no colours can tell the lines
    expect(page.locator(".confetti")).to_have_count(0)
    lines = page.locator(".chart .over")
    assert len(set(lines.evaluate_all("all => all.map((line) => line.getAttribute('stroke-dasharray'))"))) == 5


def test_confetti_falls_once_and_a_key_ends_it(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    _podium(page)
    expect(page.locator(".confetti i")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".confetti")).to_have_count(0)
    page.reload()
    expect(page.locator(".podium .steps li")).to_have_count(3)
    expect(page.locator(".confetti")).to_have_count(0)


def test_confetti_ends_by_itself(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    _podium(page)
    expect(page.locator(".confetti i")).not_to_have_count(0)
    expect(page.locator(".confetti")).to_have_count(0, timeout=5000)


@pytest.mark.parametrize("language", any_of("fr", "da"))
def test_awards_and_the_name_in_the_picture_are_in_the_readers_language(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(BARE, language=language)
    race_ahead(page, create_table(page, race_of("person", "club", circuit="italy", laps=1)), until=is_over)
    expect(page.locator(".podium .steps li")).to_have_count(2)
    expect(page.get_by_role("heading", name=words(language, "awards"))).to_be_visible()
    assert page.locator(".awards li").count() > 0
    page.get_by_role("button", name=words(language, "look-back")).click()
    expect(page.locator(f".track .name[lang={language}]")).to_be_visible()
    shown = page.locator(".track .name").evaluate_all(
        "all => all.filter((name) => name.getClientRects().length).map((name) => name.getAttribute('lang'))"
    )
    assert shown == [language]
