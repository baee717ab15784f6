"""Somebody who has never seen the game: is offered the first lap, is led through it, and then races."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hairpin.records.lessons.reading import FIRST, load_lesson
from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import wait_for_question
from tests.browser.words import words
from tests.fresh import any_of
from tests.server.player import Json

LESSON = """() => {
  const lesson = document.querySelector('.lesson[data-waits="true"]');
  if (!lesson) return null;
  return { step: Number(lesson.dataset.step), words: lesson.querySelector(".sentence").textContent };
}"""
MARKED = ".hand .lit button[aria-pressed=false]"
AXE_AT = 6
"""A step at which one of several tiles is lit."""
WIDE, PHONE = 1440, 390
"""Pixels."""


def wait_for_step(page: Page, after: int) -> Json:
    page.wait_for_function(
        f"() => {{ const found = ({LESSON})(); return found && found.words && found.step > {after}; }}"
    )
    found: Json = page.evaluate(LESSON)
    return found


def take_marked(page: Page, language: str) -> None:
    """The cards that are marked, and then the one button that can be pressed; with wide screens come keyboards."""
    asked = wait_for_question(page)
    has_keys = page.viewport_size is not None and page.viewport_size["width"] == WIDE
    while page.locator(MARKED).count():
        page.locator(MARKED).first.click()
    if has_keys:
        page.evaluate("document.activeElement.blur()")
    go_on = page.locator(".lesson button.strong:enabled")
    if go_on.count():
        page.keyboard.press("Enter") if has_keys else go_on.click()
        return
    tile, go = page.locator(".desk .tiles button:enabled"), page.locator(".desk .go button:enabled")
    if has_keys:
        page.keyboard.press(tile.locator("kbd").inner_text() if tile.count() else "Enter")
    else:
        tile.or_(go).first.click()
    page.wait_for_function(
        "(place) => document.querySelector('dialog[open]') || !document.querySelector(place)", arg=asked.place
    )
    sure = page.locator("dialog[open]").get_by_role("button", name=words(language, "yes-do"))
    if sure.count():
        sure.click()


@pytest.mark.parametrize(("language", "width"), any_of(("en", PHONE), ("fr", WIDE), ("da", PHONE), ("en", WIDE)))
def test_a_new_browser_is_offered_the_lap_drives_it_and_races(
    open_page: OpenPage, language: str, width: int
) -> None:
    page = open_page(language=language, width=width, height=844)
    page.evaluate(
        f"localStorage.setItem('hairpin-settings', JSON.stringify({{ pace: 'off', language: '{language}' }}))"
    )
    page.reload()
    page.get_by_role("button", name=words(language, "learn")).click()
    steps = load_lesson(FIRST).steps
    lamp = page.get_by_role("button", name=words(language, "hint-lamp"))
    spun_out = page.locator(".log .SpunOut")
    """Told until the clock is turned back: it does not count."""
    step, heard = -1, []
    while step < len(steps) - 1:
        found = wait_for_step(page, step)
        step = int(str(found["step"]))
        heard.append(str(found["words"]))
        if step == AXE_AT:
            assert_accessible(page, f"lesson {step}")
            expect(lamp).to_have_count(0)
        if steps[step].rewind:
            expect(spun_out).to_have_count(1)
        if step < len(steps):
            take_marked(page, language)
    assert len(set(heard)) >= len(steps), "one sentence for each step"
    assert not [line for line in heard if line.startswith("lesson-") or re.search(r"[{}$]", line)]
    wait_for_step(page, len(steps) - 1)
    expect(spun_out).to_have_count(0)
    # on the way home the lamp is on, and leaves it to the player
    expect(lamp).to_have_attribute("aria-pressed", "true")
    # home by oneself is a race like any other; a driver is quicker
    page.get_by_role("button", name=words(language, "take-over-own")).click()
    page.locator("dialog[open] button.strong").click()
    expect(page.locator(".learned li")).to_have_count(3)
    page.get_by_role("button", name=words(language, "race-rookies")).click()
    expect(page.locator(".cockpit .hand .card")).to_have_count(7)
    expect(page.locator(".lesson")).to_have_count(0)
    page.goto(page.url.split("/t/")[0])
    expect(page.get_by_role("button", name=words(language, "race-now"))).to_be_visible()
    expect(page.get_by_role("button", name=words(language, "learn"))).to_have_count(0)


def test_whoever_skips_the_lap_is_not_called_back_to_it(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=words("en", "learn")).click()
    wait_for_step(page, -1)
    # what the mouse has pressed is not pressed again by the key that goes on
    page.locator(".lesson button.strong").click()
    wait_for_step(page, 0)
    page.locator(MARKED).first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    table = page.url
    page.goto(table.split("/t/")[0])
    turn = page.get_by_role("heading", name=words("en", "home-turn"))
    expect(turn).to_be_visible()
    page.goto(table)
    page.get_by_role("button", name=words("en", "lesson-skip")).click()
    expect(page.get_by_role("button", name=words("en", "race-now"))).to_be_visible()
    expect(turn).to_have_count(0)


def test_the_rules_are_found_by_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.keyboard.press("/")
    book = page.get_by_role("dialog", name="The rules")
    expect(book.get_by_role("heading", name="The round at a glance")).to_be_visible()
    page.keyboard.type("speed trap")  # an event tells its rule as well
    expect(book.get_by_role("article")).to_have_count(1)
    expect(book.get_by_role("article")).to_contain_text("9.2.5")
    page.keyboard.press("Control+a")
    page.keyboard.type("spin out nothing")
    expect(book.get_by_text("No rule matches.")).to_be_visible()
