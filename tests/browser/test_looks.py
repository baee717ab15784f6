"""On a phone, in three languages; a console without complaints, a small first load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OF_PLAYWRIGHT, OpenPage
from tests.browser.playing import (
    answer,
    commit_button,
    desk,
    let_a_driver_finish,
    race_now,
    race_to_question,
    sit,
    sit_and_start,
    take_cards,
    wait_for_question,
)
from tests.browser.staging import KINDS, Prompter
from tests.browser.tables import BARE, create_table, race_of, short_race_of
from tests.browser.words import words
from tests.fresh import any_of

SCREENS = {"": "home-title", "new": "new-table", "season": "new-table", "settings": "settings"}
SCREENS |= {"tables": "open-tables", "replays": "replays"}
LOG_ENDS_IN_SIGHT = """() => {
  const log = document.querySelector(".log .lines");
  return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight > log.scrollHeight - 5;
}"""


def _fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("width", any_of(360, 390))
def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=780)
    home = page.url
    for name in SCREENS:
        page.goto(f"{home}#/{name}" if name else home)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.get_by_role("status")).to_have_count(0)
        _fits(page)
    page.goto(create_table(page, race_of("person", "simple", "legend", laps=1)))
    sit(page, "Ada")
    _fits(page)


@pytest.mark.parametrize("width", any_of(360, 390))
def test_a_race_is_played_on_a_phone(open_page: OpenPage, width: int) -> None:
    page = open_page(BARE, width=width, height=780)
    sit_and_start(page, create_table(page, short_race_of("person", *["simple"] * 5)))
    race_to_question(page, "Plan your turn")
    _fits(page)
    cards = page.locator(".hand button")
    expect(cards).to_have_count(7)
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
    answer(page)
    wait_for_question(page)
    _fits(page)
    answer(page)
    wait_for_question(page)
    let_a_driver_finish(page)
    _fits(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#scrubber")).to_be_visible()
    _fits(page)


def test_every_kind_of_decision_fits_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(BARE, width=360, height=780)
    prompter = Prompter(page)
    sit_and_start(page, create_table(page, race_of("person", "simple", laps=1)))
    wait_for_question(page)
    for options in KINDS.values():
        prompter.ask(*options, seconds=30)
        _fits(page)


@pytest.mark.parametrize("language", any_of("fr", "da"))
def test_french_and_danish_players_race_in_their_language(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.get_by_role("button", name=words(language, "race-now")).click()
    expect(page.get_by_role("heading", name=words(language, "plan-title"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.get_by_role("button", name=words(language, "settings")).click()
    page.locator("#set-language").select_option("en")
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()


@pytest.mark.parametrize("language", any_of("fr", "da"))
def test_every_screen_and_decision_speaks_french_and_danish(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    home = page.url
    for name, title in SCREENS.items():
        page.goto(f"{home}#/{name}" if name else home)
        expect(page.locator("main h1")).to_contain_text(words(language, title))
    prompter = Prompter(page)
    page.goto(home)
    page.get_by_role("button", name=words(language, "race-now")).click()
    wait_for_question(page)
    for kind, options in KINDS.items():
        assert prompter.ask(*options).title == words(language, f"{kind}-title")


def test_no_screen_writes_to_the_console(open_page: OpenPage) -> None:
    page = open_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    home = page.url
    for name in SCREENS:
        page.goto(f"{home}#/{name}" if name else home)
        expect(page.locator("main h1")).to_be_visible()
    sit_and_start(page, create_table(page, race_of("person", "simple", garage="all", weather=True, round_limit=3)))
    race_to_question(page, "Plan your turn")
    answer(page)
    wait_for_question(page)
    let_a_driver_finish(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#scrubber")).to_be_visible()
    assert [text for text in said if text != OF_PLAYWRIGHT] == []


def test_the_first_load_is_small_and_asks_nobody_else(open_page: OpenPage) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="networkidle")
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    sizes = page.evaluate("performance.getEntries().map(one => one.encodedBodySize ?? 0)")
    origin = "/".join(page.url.split("/")[:3])
    assert len(asked) > 3
    assert all(url.startswith(origin) for url in asked)
    assert 20_000 < sum(sizes) < 200_000


def test_the_log_shows_its_last_line_also_after_it_has_got_lower(open_page: OpenPage) -> None:
    page = open_page(height=1200)
    race_now(page)
    race_to_question(page, "React", "Slipstream", "Discard")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(LOG_ENDS_IN_SIGHT)


@pytest.mark.parametrize(("width", "height"), any_of((1024, 768), (1280, 800), (1440, 900)))
def test_a_plan_and_its_cost_are_in_sight_without_scrolling(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(BARE, width=width, height=height)
    wish = race_of("person", *["simple"] * 11, circuit="spain", weather=True)
    sit_and_start(page, create_table(page, wish))
    race_to_question(page, "Plan your turn")
    assert any(take_cards(page, cards) for cards in (3, 2, 1))
    expect(commit_button(page)).to_be_in_viewport(ratio=1)
    expect(desk(page).locator(".forecast").first).to_be_in_viewport(ratio=1)
