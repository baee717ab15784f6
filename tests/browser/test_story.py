"""Modules explain themselves, words open their rules, and what happens is seen and heard for a moment."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import sit_and_start, wait_for_question
from tests.browser.staging import Json, Prompter
from tests.browser.tables import BARE, create_table, race_of

LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())"
LISTEN = """
window.sounds = [];
const { createOscillator, createBufferSource } = AudioContext.prototype;
const noted = (make, name) => function () {
  window.sounds.push(name);
  return make.call(this);
};
AudioContext.prototype.createOscillator = noted(createOscillator, "tone");
AudioContext.prototype.createBufferSource = noted(createBufferSource, "noise");
"""
WATCH = """() => {
  window.seen = 0;
  const look = () => { window.seen += document.querySelectorAll(".moment, .moving .mark").length; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
PLAYS = "kind => window.sounds.includes(kind)"


def _move(seat: int, start: int, distance: int, spaces: int) -> Json:
    where = {"start": start, "distance": distance, "spot": 0}
    return {"event": "CarMoved", "seat": seat, "reason": "cards", "spaces": spaces, **where}


def _spin_out(seat: int, distance: int) -> Json:
    bill = {"heat": 2, "stress": 1}
    return {"event": "SpunOut", "seat": seat, "line": 12, "distance": distance, "spot": 0, **bill}


def _race(page: Page, **game: object) -> Prompter:
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", **game)))
    wait_for_question(page)
    return prompter


def test_the_weather_explains_itself_and_opens_its_rule_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page(BARE)
    _race(page, weather=True)
    card = page.locator(".explained article")
    expect(card).to_contain_text("every")
    card.locator("h3 button").focus()  # whoever reads it has time
    page.get_by_role("button", name="Settings").click()
    page.locator("#set-language").select_option("fr")
    page.keyboard.press("Escape")
    page.locator(".head button").first.click()
    expect(card).to_contain_text("chaque")
    assert not [name for name in page.evaluate(LOADED) if name.startswith("rules")], "nobody has asked for a rule"
    card.locator("h3 button").click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("jeton météo")
    rule.get_by_role("combobox").select_option("spin-out")
    expect(rule).to_contain_text("tout ce qui reste")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_what_has_explained_itself_can_be_called_back_from_the_head(open_page: OpenPage) -> None:
    page = open_page(BARE)
    _race(page, weather=True)
    card = page.locator(".explained article")
    card.get_by_role("button", name="Close").press("Enter")
    expect(card).to_have_count(0)
    page.locator(".head button").first.press("Enter")
    expect(card).to_have_count(1)


def test_nothing_explains_itself_over_a_chat_in_which_somebody_is_writing(open_page: OpenPage) -> None:
    page = open_page(BARE)
    _race(page, weather=True)
    page.get_by_role("button", name="Chat").press("Enter")
    page.locator(".head button").first.press("Enter")
    card = page.locator(".explained article")
    expect(card).to_be_visible()
    page.get_by_label("Say something").focus()
    assert not card.is_visible()
    page.get_by_label("Say something").fill("Hello!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello!")


def test_the_log_says_who_was_blocked_and_opens_the_rule(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = _race(page)
    prompter.happen(_move(0, 10, 10, 1))
    line = page.locator(".log p", has_text="Ada is blocked and can't move: still 1 space before corner 7.")
    line.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Blocked")).to_contain_text("nearest free one")
    assert_accessible(page, "a rule")


def test_legends_tell_what_their_card_says(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = _race(page)
    order = {"seat": 1, "diamond": 2, "helmet": 14, "star": True}
    card: Json = {
        "event": "LegendCardRevealed",
        "name": "yellow-11",
        "manoeuvre": "catch-up/limit+2",
        "orders": [order],
    }
    prompter.happen(card)
    shown = page.locator(".explained article")
    expect(shown).to_contain_text("Legends: yellow card 11")
    assert_accessible(page, "a card that explains itself")
    expect(shown.get_by_role("listitem")).to_have_accessible_name("Alma: diamond 2, helmet 14, star")
    shown.get_by_role("button", name="Rivals: limit +2").click()
    expect(page.get_by_role("dialog", name="Limit +2")).to_contain_text("2 spaces more")


def test_a_spin_out_is_seen_until_somebody_skips_it(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    page.evaluate("localStorage.setItem('hairpin-settings', JSON.stringify({ pace: 'slow' }))")
    prompter = _race(page)
    prompter.happen(_spin_out(0, 2))
    expect(page.locator(".moving .mark")).to_have_count(2)
    expect(page.locator(".moving .card")).to_have_count(2)
    page.keyboard.press(" ")
    expect(page.locator(".moving .mark")).to_have_count(0, timeout=500)


def test_who_wants_no_motion_sees_no_moments(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = _race(page)
    page.evaluate(WATCH)
    prompter.happen(_spin_out(0, 2), {"event": "CarFinished", "seat": 1, "round": 2, "place": 1})
    expect(page.locator(".log p", has_text="Alma finishes 1st.")).to_be_visible()
    assert page.evaluate("window.seen") == 0


def test_the_finish_is_celebrated(open_page: OpenPage) -> None:
    page = open_page(BARE, motion=True)
    prompter = _race(page)
    prompter.happen({"event": "CarFinished", "seat": 1, "round": 2, "place": 1})
    expect(page.locator(".moment")).to_contain_text("Alma finishes 1st")
    expect(page.locator(".moment")).to_have_count(0)


def test_what_happens_is_heard(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.add_init_script(LISTEN)
    prompter = _race(page)
    page.locator("h1").click()
    page.evaluate("window.sounds = []")
    prompter.happen({"event": "CarFinished", "seat": 1, "round": 2, "place": 1})
    page.wait_for_function(PLAYS, arg="tone")
    assert not page.evaluate(PLAYS, "noise"), "a flag has only tones"
    page.evaluate("window.sounds = []")
    prompter.happen(_spin_out(0, 2))
    page.wait_for_function(PLAYS, arg="noise")


def test_a_muted_page_makes_no_sound(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.add_init_script(LISTEN)
    prompter = _race(page)
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.sounds = []")
    prompter.happen(_spin_out(0, 2), {"event": "CarFinished", "seat": 1, "round": 2, "place": 1})
    expect(page.locator(".log p", has_text="Alma finishes 1st.")).to_be_visible()
    assert page.evaluate("window.sounds") == []
    kept = page.evaluate("JSON.parse(localStorage['hairpin-settings'])")
    assert kept["muted"], "it is remembered"
