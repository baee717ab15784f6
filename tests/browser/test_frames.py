"""Twelve cars drive: the page's own work for a frame leaves time to spare in its 16.7 ms.

Work is CPU time of the page's main thread, as Chromium's trace has it: script, style, layout and painting. It does
not grow because the machine is busy with something else, as the time between two frames would.
"""

from __future__ import annotations

import json
import time
from typing import NamedTuple, TypedDict

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, answer_if_asked, sit_and_start
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import longer

MOVING_FRAMES = longer(60)
DEFAULT_MS = 8.0
NINE_OF_TEN_MS = 12.0
FRAME = "ProxyMain::BeginMainFrame"

COUNT_FRAMES = """() => {
  window.moving = 0;
  let before = "";
  const look = () => {
    const cars = [...document.querySelectorAll('.road g[transform]:has(> g > .car)')];
    const places = cars.map((car) => car.getAttribute('transform')).join();
    if (before && places !== before) window.moving += 1;
    before = places;
    requestAnimationFrame(look);
  };
  look();
}"""
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"


class TraceEvent(TypedDict, total=False):
    name: str
    pid: int
    tid: int
    tdur: int
    """Microseconds of CPU."""


class Frames(NamedTuple):
    default: float
    nine_of_ten: float


def _frames(trace: bytes) -> Frames:
    """Milliseconds of work, of the page that drew most."""
    events: list[TraceEvent] = json.loads(trace)["traceEvents"]
    work: dict[tuple[int, int], list[float]] = {}
    for event in events:
        if event["name"] == FRAME and "tdur" in event:
            work.setdefault((event["pid"], event["tid"]), []).append(event["tdur"] / 1000)
    costs = max((sorted(each) for each in work.values()), key=lambda each: len(each))
    return Frames(costs[len(costs) // 2], costs[len(costs) * 9 // 10])


def _twelve_cars(page: Page) -> None:
    sit_and_start(page, create_table(page, race_of("person", *["simple"] * 11, laps=1)))
    expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    expect(page.locator(".road .car")).to_have_count(12)


def _drive_on(page: Page) -> None:
    """Answer what is asked until so many frames have been seen in which some car moved."""
    end = time.monotonic() + 120
    while (frames := int(page.evaluate("window.moving"))) < MOVING_FRAMES:
        assert time.monotonic() < end, f"only {frames} frames with a car that moves"
        if not answer_if_asked(page):
            page.wait_for_timeout(100)


def _come_to_rest(page: Page) -> None:
    end = time.monotonic() + 60
    while not page.evaluate(AT_REST):
        assert time.monotonic() < end, "something never stops moving"
        page.wait_for_timeout(100)


def _layouts(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "LayoutCount")


def _layouts_of_a_second(page: Page, session: CDPSession) -> float:
    before = _layouts(session)
    page.wait_for_timeout(1000)
    return _layouts(session) - before


def test_twelve_driving_cars_leave_time_in_each_frame(open_page: OpenPage, browser: Browser) -> None:
    page = open_page(BARE, width=1440, motion=True)
    _twelve_cars(page)
    answer(page)
    page.evaluate(COUNT_FRAMES)
    browser.start_tracing(page=page, categories=["cc"])
    _drive_on(page)
    frames = _frames(browser.stop_tracing())
    assert frames.default < DEFAULT_MS, f"a frame costs {frames}"
    assert frames.nine_of_ten < NINE_OF_TEN_MS, f"a frame costs {frames}"


def test_on_a_page_that_waits_for_its_player_nothing_moves_for_ever(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1440, motion=True)
    _twelve_cars(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    _come_to_rest(page)
    # one quiet second is enough: on a busy machine something from before may come late
    seconds = (_layouts_of_a_second(page, session) for _ in range(4))
    assert any(layouts < 10 for layouts in seconds), "laid out again and again without any change"
