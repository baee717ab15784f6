"""After the race: the place expected after each decision, as a curve, worked out while one waits."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.staging import is_over, race_ahead
from tests.browser.tables import create_table, short_race_of


def test_a_race_is_analysed_on_demand(open_page: OpenPage) -> None:
    page = open_page()
    race_ahead(page, create_table(page, short_race_of("person", "club", "club")), until=is_over)
    page.get_by_role("button", name="Analyse this race").click()
    curve = page.get_by_role("img", name=re.compile("The place expected after each decision"))
    expect(curve).to_be_visible(timeout=30_000)
    points = curve.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) > 2
    # luck decides whether so few imagined races find a mistake; each that is told can be tried again
    mistakes = page.get_by_text(re.compile(r"would have been worth \d"))
    expect(page.get_by_role("link", name="Try again from here")).to_have_count(mistakes.count())
    assert mistakes.count() or page.get_by_text("Nothing was missed that is more than luck.").is_visible()
    if folder := os.environ.get("HAIRPIN_PICTURES"):
        page.screenshot(path=f"{folder}/analysis.png", full_page=True)
    assert_accessible(page, "analysis")
