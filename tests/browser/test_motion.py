"""Cars drive, unless somebody does not want it.

What counts is where cars are seen: on a place of the circuit, or between two. So it does not matter how many
pictures a second the machine can draw.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, race_now, race_to_question, wait_for_question

WATCH = """async () => {
  const drawing = await (await fetch("/api/circuits/usa/drawing")).json();
  const spots = drawing.spaces.flatMap(({ spots, aside }) => [...spots, aside]);
  const isPlace = (x, y) => spots.some(([placeX, placeY]) => Math.hypot(placeX - x, placeY - y) < 1);
  window.between = new Set();
  window.places = new Set();
  const look = () => {
    for (const car of document.querySelectorAll(".road g[transform]:has(> g > .car)")) {
      const at = car.getAttribute("transform");
      const [x, y] = at.match(/-?[0-9.]+/g).map(Number);
      (isPlace(x, y) ? window.places : window.between).add(at);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SKIP = """() => {
  const desk = document.querySelector(".desk");
  if (!desk.textContent.includes("Skip ahead")) return false;
  window.between.clear();
  dispatchEvent(new KeyboardEvent("keydown", { key: " ", cancelable: true }));
  return true;
}"""


def _at_the_start(page: Page) -> None:
    race_now(page)
    wait_for_question(page)
    expect(page.locator(".road .car")).to_have_count(6)
    page.evaluate(WATCH)


def _seen(page: Page, which: str) -> int:
    return int(page.evaluate(f"window.{which}.size"))


def test_cars_drive_along_the_road(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    _at_the_start(page)
    answer(page)
    page.wait_for_function("() => window.between.size >= 3")


def test_space_skips_what_is_being_shown(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    page.get_by_role("button", name="Settings").click()
    page.locator("#set-pace").select_option("slow")
    page.keyboard.press("Escape")
    _at_the_start(page)
    for _ in range(20):  # should it be over before we can press
        answer(page)
        expect(page.get_by_role("button", name="Skip ahead").or_(page.locator(".desk h2"))).to_be_visible()
        if page.evaluate(SKIP):
            break
    else:
        raise AssertionError("there was never anything to skip")
    wait_for_question(page)
    assert _seen(page, "between") <= 1, "only the picture that was being drawn may still be seen"


def test_who_wants_no_motion_sees_cars_only_where_they_stand(open_page: OpenPage) -> None:
    page = open_page()
    _at_the_start(page)
    answer(page)
    race_to_question(page, "Plan your turn")
    assert _seen(page, "between") == 0
    assert _seen(page, "places") > 6, "they have moved all the same"
