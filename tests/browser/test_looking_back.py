"""Looking back at a finished race: links to its moments, everybody's hands, and racing on from one of them."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.serving import Serving
from tests.server.player import by_chance, race_of, seated
from tests.server.running import Running


@pytest.fixture(scope="module")
def finished(serving: Serving) -> str:
    """The path of a table whose race is over; nobody who looks at it sat there."""

    async def race() -> str:
        port = urlsplit(serving.url).port
        assert port is not None
        place = Running(port, None)  # type: ignore[arg-type]
        async with seated(place, race_of("person", "club", "club", "legend"), "Ada") as (ada,):
            await ada.race(by_chance(5))
            return f"/t/{ada.table}"

    with ThreadPoolExecutor(1) as other:  # Playwright's own event loop is in this thread
        return other.submit(asyncio.run, race()).result(timeout=120)


def _cars(page: Page) -> list[str | None]:
    cars = page.locator(".road g[transform]:has(> g > .car)")
    return [each.get_attribute("transform") for each in cars.all()]


def _hand(page: Page, where: str) -> list[str]:
    """In words; cards that can be chosen have them inside."""
    cards = page.locator(f"{where} .card")
    words = "all => all.map(one => one.getAttribute('aria-label') ?? one.querySelector('.hidden').textContent)"
    return sorted(cards.evaluate_all(words))


def test_a_stranger_opens_a_link_to_a_moment(open_page: OpenPage, finished: str) -> None:
    page = open_page(f"{finished}/replay")
    expect(page.get_by_label("Point in the race")).to_be_visible()
    start = _cars(page)
    page.keyboard.press("n")
    page.wait_for_url("**/replay/1/1/*")
    first = urlsplit(page.url).path
    page.get_by_role("button", name="Next mark").click()
    page.wait_for_url(lambda url: not url.endswith(first))
    link, there, told = urlsplit(page.url).path, _cars(page), page.locator(".told").inner_text()
    assert there != start

    stranger = open_page(link, width=390, height=844, language="fr")
    expect(stranger.locator(".told")).to_be_visible()
    assert _cars(stranger) == there
    expect(stranger).to_have_title(re.compile(r"^Rediffusion\s:\sUSA"))
    assert stranger.locator('meta[property="og:image"]').get_attribute("content") is not None
    stranger.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stranger.evaluate("delete Navigator.prototype.share")
    stranger.get_by_role("button", name="Partager ce moment").click()
    expect(stranger.get_by_role("button", name="Copié")).to_be_visible()
    assert stranger.evaluate("navigator.clipboard.readText()").endswith(link)
    assert_accessible(stranger, "a moment")

    page.go_back()
    expect(page).to_have_url(page.url.replace(link, first))
    assert _cars(page) != there
    page.go_forward()
    expect(page.locator(".told")).to_have_text(told)
    assert _cars(page) == there
    page.get_by_label("Spin-outs, overtakes, laps").select_option(index=1)
    expect(page).to_have_url(page.url.replace(link, first))
    page.get_by_label("Point in the race").focus()
    page.keyboard.press("End")
    page.wait_for_url(lambda url: not url.endswith(first))
    page.reload()
    expect(page.locator(".told")).to_contain_text("The race is over")


def test_somebody_races_on_from_a_moment_with_the_right_cards(open_page: OpenPage, finished: str) -> None:
    page = open_page(f"{finished}/replay")
    page.get_by_label("Point in the race").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="All hands").click()
    expect(page.locator(".hands h3")).to_have_count(3)
    page.get_by_role("button", name="What if?").click()
    dialog = page.get_by_role("dialog", name="What if?")
    dialog.get_by_label("Your car").select_option("Ada")
    hand = _hand(page, "dialog .hand")
    assert len(hand) > 3
    assert_accessible(page, "all hands, and what if")
    dialog.get_by_label("The others").select_option("rookie")
    dialog.get_by_role("button", name="Race on from here").click()
    expect(page.locator(".race")).to_be_visible()
    expect(page.locator(".race .hand .card")).to_have_count(len(hand))
    assert _hand(page, ".race .hand") == hand
    expect(page.locator(".standing .own, tr.own").first).to_contain_text("Ada")
