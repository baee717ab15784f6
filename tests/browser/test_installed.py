"""The page, installed: it starts without network, keeps no table, and takes new versions with care."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from hairpin.content.languages import LANGUAGES
from hairpin.server.web.pages import STATIC
from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, race_now, wait_for_question
from tests.browser.serving import Serving
from tests.browser.words import words
from tests.fresh import any_of

KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""

WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
NEXT = """() => new Promise((done) => {
  navigator.serviceWorker.getRegistration().then((known) => known.addEventListener("updatefound", () => {
    known.installing.addEventListener("statechange", ({ target }) => target.state === "installed" && done());
  }));
  navigator.serviceWorker.register("/sw.js?next");
})"""
"""The same worker at another address is a version of its own to the browser."""


def served(page: Page) -> None:
    """By its service worker, from now on."""
    until(page, "() => navigator.serviceWorker.controller !== null")


def until(page: Page, is_so: str) -> None:
    """Also where the page starts anew meanwhile."""
    for _ in range(400):
        with suppress(Error):  # asked in the very moment in which it does
            if page.evaluate(is_so):
                return
        page.wait_for_timeout(50)
    raise AssertionError(is_so)


@pytest.mark.parametrize("language", any_of(*LANGUAGES))
def test_without_a_server_the_page_starts_says_so_and_comes_back_by_itself(
    open_page: OpenPage, serving: Serving, language: str
) -> None:
    page = open_page(language=language, installed=True)
    served(page)
    serving.kill()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words(language, "home-title"))
    expect(page.get_by_text(words(language, "offline"))).to_be_visible()
    page.get_by_role("link", name=words(language, "set-up-race")).click()
    expect(page.get_by_text(words(language, "offline"))).to_be_visible()
    serving.start()
    expect(page.get_by_text(words(language, "offline"))).to_have_count(0)
    expect(page.locator("main").get_by_text("USA").first).to_be_visible()


def test_nothing_of_a_table_is_kept(open_page: OpenPage) -> None:
    page = open_page(installed=True)
    served(page)
    race_now(page)
    wait_for_question(page)
    page.reload()
    wait_for_question(page)
    kept: list[str] = page.evaluate(KEPT)
    assert "/" in kept
    assert len(kept) > 20, "the page itself is kept"
    others = [path for path in kept if not path.startswith("/assets/")]
    assert set(others) <= {"/", "/icon.svg", "/icon-turn.svg", "/call-words"}, others


def test_a_new_version_waits_while_somebody_races(open_page: OpenPage) -> None:
    page = open_page(installed=True)
    served(page)
    race_now(page)
    wait_for_question(page)
    page.evaluate("() => { window.isOld = true }")
    page.evaluate(NEXT)
    assert page.evaluate(WAITS), "a new version takes over by itself"
    answer(page)
    wait_for_question(page)
    assert page.evaluate("() => window.isOld"), "the race goes on undisturbed"
    expect(page.get_by_text(words("en", "new-version"))).to_have_count(0)
    page.get_by_role("link", name="Hairpin").first.click()
    until(page, "() => window.isOld === undefined")
    expect(page.get_by_role("button", name="Race now")).to_be_visible()


@pytest.mark.parametrize("language", any_of(*LANGUAGES))
def test_the_manifest_is_in_the_readers_language_and_its_icons_are_there(
    open_page: OpenPage, serving: Serving, language: str
) -> None:
    page = open_page(language=language)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href is not None
    answer = page.request.get(serving.url + href)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert manifest["lang"] == language
    assert manifest["name"] == words(language, "app-name")
    sizes = {icon["sizes"]: icon["src"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"][1:]).is_file()
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
