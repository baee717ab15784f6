"""The lamp on the desk: what a strong driver would do, shown and told, and left to the player."""

from __future__ import annotations

import os
import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import desk, sit, sit_and_start, wait_for_question
from tests.browser.staging import Prompter
from tests.browser.tables import BARE, create_table, race_of


def test_the_lamp_shows_a_plan_with_a_figure_and_commits_nothing(open_page: OpenPage) -> None:
    page = open_page(BARE)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    wait_for_question(page)
    lamp = desk(page).get_by_role("button", name="Hint")
    expect(lamp).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    said = desk(page).get_by_role("status").filter(has_text="Hint:")
    expect(said).to_have_text(re.compile(r"Hint: .*\d"), timeout=20_000)
    expect(lamp).to_have_attribute("aria-pressed", "true")
    # the ghost: its cards are chosen, its forecast shows, and it can be committed by whoever wants to
    expect(desk(page).locator(".go button")).to_be_enabled()
    assert page.locator(".hand [aria-pressed=true]").count() > 0
    assert "answer" not in [message["type"] for message in prompter.said]
    if folder := os.environ.get("HAIRPIN_PICTURES"):
        page.screenshot(path=f"{folder}/hint.png")
    assert_accessible(page, "hint")


def test_among_people_there_is_no_lamp_and_its_key_asks_nothing(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    prompter = Prompter(ada)
    address = create_table(ada, race_of("person", "person", laps=1))
    ada.goto(address)
    sit(ada, "Ada")
    ben = open_page(urlsplit(address).path)
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    wait_for_question(ada)
    expect(desk(ada).get_by_role("button", name="Hint")).to_have_count(0)
    ada.keyboard.press("h")
    ada.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    assert "hint" not in [message["type"] for message in prompter.said]
