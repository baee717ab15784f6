"""The desk keeps its size and its places, whatever is asked; cards can be read, and looked at more closely."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import PLAYABLE, desk, sit_and_start, take_cards, wait_for_question
from tests.browser.staging import KINDS, Prompter
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import any_of

PLACES = """() => Object.fromEntries(
  ["bottom", "cockpit", "gears", "engine", "piles", "play", "hand", "desk", "tiles", "go"].map((which) => {
    const found = document.querySelector(`.bottom .${which}, .${which}.bottom`);
    const { x, y, width, height } = found.getBoundingClientRect();
    return [which, [x, y, width, height].map(Math.round)];
  }),
)"""
TITLE = """() => {
  const { x, y, height } = document.querySelector(".desk h2").getBoundingClientRect();
  return [x, y, height].map(Math.round);
}"""
BEYOND = """() => {
  const desk = document.querySelector(".bottom").getBoundingClientRect();
  return [...document.querySelectorAll(".desk li, .desk .go, .hand .card, .play .card")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => top < desk.top - 1 || bottom > desk.bottom + 1).length;
}"""
SMALL = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector(".bottom"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
    const isSeen = text.data.trim() && text.parentElement.getClientRects().length;
    if (isSeen && size < 11) found.add(`${text.data}: ${size}`);
  }
  return [...found];
}"""
SHIFTS = """() => {
  window.shifted = [];
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.className ?? node?.data}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
  const isInside = ({ node }) => document.querySelector(".bottom").contains(node);
  const add = ({ sources }) => window.shifted.push(...sources.filter(isInside).map(told));
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: "layout-shift" });
}"""
TOUCH = {"pointerType": "touch", "bubbles": True}


def _at_the_start(page: Page) -> Prompter:
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", "simple", laps=1)))
    wait_for_question(page)
    return prompter


@pytest.mark.parametrize(("width", "height"), any_of((1440, 900), (1024, 768)))
def test_nothing_moves_whatever_is_asked(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(BARE, width=width, height=height)
    prompter = _at_the_start(page)
    places, title = page.evaluate(PLACES), page.evaluate(TITLE)
    assert any(take_cards(page, cards) for cards in (2, 1))
    page.mouse.move(0, 0)
    assert page.evaluate(PLACES) == places, "a plan"
    page.evaluate(SHIFTS)
    many = {
        "many speeds": [f"speed {speed}" for speed in range(1, 13)],
        "a market": [f"draft u{n}" for n in range(1, 13)],
    }
    for kind, options in {**KINDS, **many}.items():
        prompter.ask(*options, seconds=30)
        assert page.evaluate(PLACES) == places, kind
        assert page.evaluate(TITLE) == title, kind
        assert page.evaluate(BEYOND) == 0, kind
        assert page.evaluate(SMALL) == [], kind
    assert page.evaluate("window.shifted") == []
    assert page.evaluate("document.querySelector('.desk .tiles').scrollHeight") <= places["tiles"][3]


def test_options_that_find_no_room_are_reached_by_scrolling_sideways(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1024, height=768)
    _at_the_start(page).ask(*(f"speed {speed}" for speed in range(1, 13)))
    last = desk(page).locator("li button").last
    expect(last).not_to_be_in_viewport(ratio=1)
    last.focus()
    expect(last).to_be_in_viewport(ratio=1)


def test_a_card_shows_its_large_face_to_mouse_finger_and_keyboard(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1024, height=768)
    _at_the_start(page)
    face, card = page.locator("#close-look"), page.locator(".hand .holder").first
    card.hover()
    expect(face.locator("p")).not_to_have_count(0)
    for other in page.locator(".gear:enabled, .desk button:enabled").all():
        other.click(trial=True)  # nothing lies on it
    page.keyboard.press("Escape")
    expect(face).to_have_count(0)
    page.mouse.move(0, 0)
    page.locator(".gear").last.focus()
    while not card.locator("button").evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    expect(face).to_be_visible()
    expect(card.locator("button")).to_have_attribute("aria-describedby", "close-look")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    playable = page.locator(".hand .holder", has=page.locator(PLAYABLE.removeprefix(".hand "))).first
    playable.dispatch_event("pointerdown", TOUCH)
    expect(face).to_be_visible()
    playable.locator("button").evaluate("one => one.click()")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    page.mouse.click(2, 2)
    expect(face).to_have_count(0)
