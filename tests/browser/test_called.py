"""Being called: a tab in the background says that it is your turn, once; by more than its title if you wish."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_now, wait_for_question
from tests.browser.staging import Prompter
from tests.browser.test_installed import served, until

HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTING = """() => {
  window.shown = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      window.asked += 1;
      this.permission = "granted";
      return Promise.resolve("granted");
    }
    constructor(title, { body }) { window.shown.push(`${title}: ${body}`); }
    close() {}
  };
}"""
"""A browser without a service worker shows its notifications like this; what it would show is noted."""
TITLE = "USA \u2013 Hairpin"
OWN_TURN = "● Your turn \u2013 USA"


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def test_a_tab_in_the_background_calls_once_for_each_turn(open_page: OpenPage) -> None:
    page = open_page("/#/nothing")
    page.add_init_script(f"({NOTING})()")
    stage = Prompter(page)
    page.goto(page.url.split("#")[0])
    page.reload()
    race_now(page)
    wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("() => window.asked") == 0, "never by itself"
    page.get_by_label("Notify me when it's my turn").check()
    expect(page.get_by_text("only while the page is open")).to_be_visible()
    expect(page.get_by_role("button", name="Send a test")).to_be_visible()
    assert page.evaluate("() => window.asked") == 1
    page.keyboard.press("Escape")
    expect(page).to_have_title(TITLE)
    stage.happen()
    page.evaluate(HIDE, True)
    expect(page).to_have_title(TITLE)
    stage.ask("boost", "done")
    expect(page).to_have_title(OWN_TURN)
    assert icon(page) == "/icon-turn.svg"
    stage.ask("cooldown 1", "done")  # the same turn goes on
    stage.happen()
    expect(page).to_have_title(TITLE)
    assert icon(page) == "/icon.svg"
    stage.ask("slipstream 0", "slipstream 2")
    expect(page).to_have_title(OWN_TURN)
    page.wait_for_function("() => window.shown.length >= 2")
    assert page.evaluate("() => window.shown") == ["USA: It's your turn."] * 2, "two turns, two calls"
    page.evaluate(HIDE, False)
    expect(page).to_have_title(TITLE)
    assert icon(page) == "/icon.svg"


LEFT = "async () => (await (await caches.open('hairpin-words')).keys()).length > 0"
NOTE = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => void self.shown.push([title, body, data]);
}"""
"""Not every Chromium can show a notification; what it would show is noted."""
PUSH = """(message) => {
  const event = new Event("push");
  const work = [];
  Object.assign(event, { data: { json: () => message }, waitUntil: (done) => work.push(done) });
  self.dispatchEvent(event);
  return Promise.all(work).then(() => self.shown);
}"""


def test_a_push_is_shown_in_the_readers_language_unless_the_table_is_in_sight(open_page: OpenPage) -> None:
    page = open_page(language="da", installed=True)
    served(page)
    page.evaluate(
        "() => localStorage.setItem('hairpin-settings', JSON.stringify({ calls: true, language: 'da' }))"
    )
    page.reload()
    until(page, LEFT)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE)
    message = {"kind": "turn", "table": "abc", "title": "Fredag", "circuit": "Great Britain", "until": None}
    shown = ["Fredag", "Storbritannien · Det er din tur.", "/t/abc"]
    assert worker.evaluate(PUSH, message) == [shown]
    page.evaluate("() => history.replaceState(null, '', '/t/seen')")
    assert worker.evaluate(PUSH, {**message, "table": "seen"}) == [shown], "it is in sight"
    assert len(worker.evaluate(PUSH, {**message, "table": "def"})) == 2
