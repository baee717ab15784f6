"""After the race: the place expected after each decision, and the worst turns: looked at, and tried again."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from hairpin.analysis.analysis import Judged, Moment, judged, moments
from hairpin.records.reading import read_record
from hairpin.rules.action_text import parse_action
from tests.analysis.blunder import CIRCUIT, raced
from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.planting import plant
from tests.browser.serving import Serving
from tests.browser.tables import race_of
from tests.fresh import any_of

TURNS = 200
CHECKED = any_of("podium", "replay")
"""Screens that axe looks at."""
PATIENT_MS = 300_000
"""An analysis comes after all else that a busy machine does."""


class Planted(NamedTuple):
    """The same race twice: with a blunder, and with what would have been best in its place."""

    blunder: Moment
    verdict: Judged
    stood_in: int
    """So many decisions of the race without the blunder were a driver's: all that come later."""
    with_it: str
    without: str


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    found = Serving(tmp_path_factory.mktemp("serving"), HAIRPIN_ANALYSIS_TURNS=str(TURNS))
    try:
        yield found
    finally:
        found.kill()


@pytest.fixture(scope="module")
def planted(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Planted:
    folder = tmp_path_factory.mktemp("races")
    wrong, right = folder / "wrong.jsonl", folder / "right.jsonl"
    number = raced(wrong)
    blunder = _moment(wrong, number)
    verdict = judged(blunder, TURNS)
    assert isinstance(verdict, Judged)
    assert verdict.is_mark
    raced(right, instead=parse_action(verdict.best, blunder.view.card_table.by_code))
    # what a driver has decided is not judged, which takes a second for each decision
    stood_in = [
        {each.action for each in moments(read_record(path), [0]) if each.action > number}
        for path in (wrong, right)
    ]
    assert all(stood_in)
    settings = race_of("person", "club", "club", circuit={"id": "cold", **CIRCUIT})
    with ThreadPoolExecutor(1) as other:  # Playwright's own event loop is in this thread
        tables = [
            other.submit(plant, serving.database, path, settings, those).result(timeout=60)
            for path, those in zip((wrong, right), stood_in, strict=True)
        ]
    serving.start()
    return Planted(blunder, verdict, len(stood_in[1]), *tables)


def _moment(path: Path, number: int) -> Moment:
    return next(each for each in moments(read_record(path), [0]) if each.action == number)


def _analysed(page: Page) -> None:
    page.get_by_role("button", name="Analyse this race").click()
    curve = page.get_by_role("img", name=re.compile("The place expected after each decision"))
    expect(curve).to_be_visible(timeout=PATIENT_MS)


def _check(page: Page, screen: str) -> None:
    if screen in CHECKED:
        assert_accessible(page, f"analysis: {screen}")


def _fits_a_phone(page: Page) -> None:
    """Every decision can be read without pushing anything aside."""
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    region = page.get_by_role("region", name="All decisions")
    assert region.evaluate("it => it.scrollWidth <= it.clientWidth")
    if folder := os.environ.get("HAIRPIN_PICTURES"):
        page.screenshot(path=f"{folder}/analysis-phone.png", full_page=True)
    assert usual is not None
    page.set_viewport_size(usual)


def _told(planted: Planted) -> re.Pattern[str]:
    """The blunder in words, with what it was worth."""
    tenths = f"{planted.verdict.gain:.1f} ± {planted.verdict.gain_error:.1f} places"
    return re.compile(f"Round {planted.verdict.round}: .* instead of .* would have been worth {re.escape(tenths)}")


def test_a_planted_blunder_is_marked_and_tried_again_with_the_same_cards(
    planted: Planted, open_page: OpenPage
) -> None:
    page = open_page(f"/t/{planted.with_it}")
    _analysed(page)
    mistake = page.get_by_role("listitem").filter(has_text=_told(planted))
    expect(mistake).to_have_count(1)
    page.get_by_text("All decisions").click()
    expect(page.get_by_role("region", name="All decisions").get_by_role("row")).not_to_have_count(0)
    _check(page, "podium")
    if folder := os.environ.get("HAIRPIN_PICTURES"):
        page.screenshot(path=f"{folder}/analysis.png", full_page=True)
    _fits_a_phone(page)
    mistake.get_by_role("link", name="See it in the replay").click()
    # what was found is kept: the replay has it without being asked
    marks = page.get_by_role("button", name=re.compile(r"Round \d+: Ada misses something better"))
    expect(page.locator(".mistakes")).to_contain_text(_told(planted))
    page.get_by_label("Point in the race").focus()
    page.keyboard.press("End")
    expect(page.locator(".mistakes")).to_have_count(0)
    marks.and_(page.get_by_role("button", name=re.compile(f"Round {planted.verdict.round}:"))).click()
    expect(page.locator(".mistakes")).to_contain_text(_told(planted))
    _check(page, "replay")
    if folder := os.environ.get("HAIRPIN_PICTURES"):
        page.screenshot(path=f"{folder}/mark.png")
    page.get_by_role("button", name="Try again from here").click()
    expect(page.locator(".race .hand .card")).to_have_count(len(planted.blunder.view.hand))
    codes = planted.blunder.view.card_table.codes
    held = [words.split(",")[0] for words in page.locator(".race .hand .card .hidden").all_text_contents()]
    assert sorted(word.lower() for word in held) == sorted(codes[card] for card in planted.blunder.view.hand)
    expect(page.locator(".standing .own, tr.own").first).to_contain_text("Ada")


def test_the_best_play_is_not_marked_and_a_stand_in_is_not_the_person(
    planted: Planted, open_page: OpenPage
) -> None:
    page = open_page(f"/t/{planted.without}", width=390, height=844)
    _analysed(page)
    expect(page.get_by_text(re.compile(f"^Round {planted.verdict.round}:"))).to_have_count(0)
    expect(page.get_by_text(f"{planted.stood_in} decisions were taken by the stand-in driver")).to_be_visible()
