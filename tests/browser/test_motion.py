"""Cars drive, unless somebody does not want it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer_once, race_now

SEEN = """() => {
  window.seen = new Set();
  const look = () => {
    for (const car of document.querySelectorAll('.road g[transform]:has(> g > .car)'))
      window.seen.add(car.getAttribute('transform'));
    requestAnimationFrame(look);
  };
  look();
}"""


def _drive_a_round(page: Page) -> int:
    """How many different places of cars could be seen."""
    race_now(page)
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    expect(page.locator(".road .car")).to_have_count(6)
    page.evaluate(SEEN)
    answer_once(page)
    page.locator(".desk h2").first.wait_for(timeout=40_000)
    return int(page.evaluate("window.seen.size"))


def test_cars_drive_along_the_road_and_space_skips(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    assert _drive_a_round(page) > 40
    skip = page.get_by_role("button", name="Skip ahead")
    while not skip.count():
        answer_once(page)
        page.wait_for_timeout(10)
    page.keyboard.press("Space")
    expect(page.locator(".desk h2")).to_be_visible()


def test_who_wants_no_motion_sees_cars_only_where_they_stand(open_page: OpenPage) -> None:
    assert _drive_a_round(open_page()) < 30
