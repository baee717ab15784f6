"""Being called: a tab in the background says that it is your turn, once; by more than its title if you wish."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_now, wait_for_question
from tests.browser.serving import Serving
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
    page.get_by_label("Call me when it's my turn").check()
    expect(page.get_by_text("only while the page is open")).to_be_visible()
    expect(page.get_by_role("button", name="Test call")).to_be_visible()
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


SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
  .map(({ title, body, data }) => [title, body, data])"""
LEFT = "async () => (await caches.keys()).includes('hairpin-words')"


def test_a_push_is_shown_in_the_readers_language_unless_the_table_is_in_sight(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page(language="da", installed=True)
    page.context.grant_permissions(["notifications"], origin=serving.url)
    served(page)
    page.evaluate(
        "() => localStorage.setItem('hairpin-settings', JSON.stringify({ calls: true, language: 'da' }))"
    )
    page.reload()
    until(page, LEFT)
    found: list[str] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)

    def push(table: str) -> None:
        message = {"kind": "turn", "table": table, "title": "Fredag", "circuit": "Great Britain", "until": None}
        sent = {"origin": serving.url, "registrationId": found[0], "data": json.dumps(message)}
        devtools.send("ServiceWorker.deliverPushMessage", sent)

    push("abc")
    until(page, "async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications()).length")
    assert page.evaluate(SHOWN) == [["Fredag", "Storbritannien · Det er din tur.", "/t/abc"]]
    page.evaluate("() => history.replaceState(null, '', '/t/seen')")
    push("seen")
    push("def")
    until(
        page, "async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications()).length > 1"
    )
    assert {path for _, _, path in page.evaluate(SHOWN)} == {"/t/abc", "/t/def"}
