"""Cards move between deck, hand, play area, discard and engine; a spin-out looks like one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    choose,
    commit_button,
    desk,
    race_now,
    race_to_question,
    race_to_the_end,
    sit,
    sit_and_start,
    take_cards,
    wait_for_question,
)
from tests.browser.tables import BARE, create_table, race_of

NOTE_WHAT_APPEARS = """() => {
  window.flown = [];
  window.appeared = [];
  const note = (node) => {
    if (!(node instanceof Element)) return;
    if (node.matches('.flight')) window.flown.push(`${node.dataset.from} to ${node.dataset.to}`);
    if (node.matches('.smoke, .note')) window.appeared.push(`${node.getAttribute('class')}: ${node.textContent}`);
    for (const child of node.children) note(child);
  };
  const look = (list) => list.forEach((change) => change.addedNodes.forEach(note));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
TWISTER = {
    "id": "twister",
    "name": "Twister",
    "length": 40,
    "laps": 1,
    "heat": 1,
    "stress": 0,
    "lines": [{"at": 1, "limit": 0, "race_side": "right"}],
}
"""Whoever crosses the start at speed 2 or more spins out."""


def _flown(page: Page) -> set[str]:
    return set(page.evaluate("window.flown"))


def _commit_in_third_gear(page: Page) -> None:
    """From the first gear that costs 1 Heat."""
    asked = wait_for_question(page)
    page.evaluate(NOTE_WHAT_APPEARS)
    assert take_cards(page, 3)
    choose(page, asked, commit_button(page))
    expect(page.locator(".hand [data-card]")).to_have_count(4)


def _next_plan(page: Page) -> None:
    race_to_the_end(page, until=lambda page: "ound 2" in page.locator(".head").inner_text())
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_the_cards_of_a_turn_can_be_seen_on_their_way(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    _commit_in_third_gear(page)
    _next_plan(page)
    assert {"hand to play", "engine to discard", "play to discard", "deck to hand"} <= _flown(page)
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".play [data-card]")).to_have_count(0)


def test_who_wants_no_motion_sees_no_card_fly(open_page: OpenPage) -> None:
    page = open_page(BARE)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    _commit_in_third_gear(page)
    _next_plan(page)
    assert _flown(page) == set()


def test_skipping_ahead_lands_all_cards_at_once(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    page.evaluate("localStorage.setItem('hairpin-settings', JSON.stringify({ pace: 'slow' }))")
    page.reload()
    race_now(page)
    _commit_in_third_gear(page)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".desk h2")).to_be_visible()


def test_a_focused_button_gets_its_space_also_while_cars_drive(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    page.evaluate("localStorage.setItem('hairpin-settings', JSON.stringify({ pace: 'slow' }))")
    page.reload()
    race_now(page)
    _commit_in_third_gear(page)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    page.get_by_role("button", name="Zoom in").focus()
    page.keyboard.press("Space")
    expect(page.locator(".road .map")).to_be_visible()


def test_what_was_played_lies_open_with_its_speed_also_after_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    race_now(page)
    _commit_in_third_gear(page)
    race_to_question(page, "React")
    speed = page.locator(".play .speed").inner_text()
    cards = page.locator(".play [data-card]").count()
    assert cards >= 3
    assert speed.startswith("Speed ")
    expect(page.locator(".head .turned")).to_contain_text(speed)
    page.reload()
    expect(page.locator(".play .speed")).to_contain_text(speed)
    expect(page.locator(".play [data-card]")).to_have_count(cards)
    expect(page.locator(".head .turned .card")).to_have_count(cards)


def test_a_plan_lies_on_the_table_and_comes_back_into_the_hand(open_page: OpenPage) -> None:
    ada = open_page(BARE, motion=True)
    ada.goto(create_table(ada, race_of("person", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    _commit_in_third_gear(ada)
    expect(ada.get_by_role("group", name="Your plan").locator("[data-card]")).to_have_count(3)
    desk(ada).get_by_role("button", name="Take the plan back").click()
    expect(ada.locator(".hand [data-card]")).to_have_count(7)
    expect(ada.locator(".play [data-card]")).to_have_count(0)
    assert {"hand to play", "play to hand"} <= _flown(ada)


def test_a_spin_out_turns_the_car_round_and_leaves_it_in_first_gear_before_the_corner(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    sit_and_start(page, create_table(page, race_of("person", "simple", circuit=TWISTER)))
    _commit_in_third_gear(page)
    race_to_the_end(page, until=lambda page: page.locator(".log .SpunOut").count() > 0)
    race_to_question(page, "Plan your turn")
    appeared = [str(one) for one in page.evaluate("window.appeared")]
    assert any(one.startswith("smoke") for one in appeared)
    assert any("Spin-out! Gear 1" in one for one in appeared)
    expect(page.locator(".gear.now")).to_have_text("1")
    expect(page.locator(".road .skid")).not_to_have_count(0)
