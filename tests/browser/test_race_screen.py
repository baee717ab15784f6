"""The track is the screen: cars are large enough, sheets cover nothing that matters, nothing moves about."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Page, expect

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.drawing.making import drawing as drawing_of
from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    answer,
    is_over,
    race_now,
    race_to_the_end,
    wait_for_question,
)
from tests.browser.shifts import boxes, shifts, watch_shifts
from tests.browser.staging import KINDS, Prompter, is_asked_to, race_ahead
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import any_of, fresh, some_of
from tests.yard import YARD

SIZES = [(1440, 900), (1366, 768), (1024, 768)]
LEAST_CAR = 34
LEAST_PHONE_CAR = 20
LEAST_TEXT = 11
TWO_LINES = 80
ORDINARY = 7
"""The event that changes neither laps nor gears."""
SHEETS = (".bottom", ".standing", "aside .panel", ".track")
TWELVE = ("person", *["simple"] * 11)
EVERY = 23
"""Not every space of a circuit at every size: those between are like them."""
SEEN = """async (badge) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const car = document.querySelector(".road g.own .car");
  const svg = document.querySelector(".road svg.moving");
  const unit = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const own = Number(car.parentElement.getAttribute("transform").match(/scale\\(([0-9.]+)\\)/)[1]);
  const isOn = (box, { x, y }) => box.left < x && x < box.right && box.top < y && y < box.bottom;
  const middleOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const road = document.querySelector(".road").getBoundingClientRect();
  const sheets = [...document.querySelectorAll(".bottom, aside .sheet, .plate, .turn, .map, .zoom button")];
  const coveringOf = (one) => sheets
    .filter((sheet) => isOn(sheet.getBoundingClientRect(), middleOf(one)))
    .map((sheet) => sheet.getAttribute("class"));
  const limit = badge && document.querySelector(`.road [id$="-badge-${badge}"]`);
  return {
    length: car.getBBox().width * own * unit,
    isInSight: isOn(road, middleOf(car)),
    covering: coveringOf(car),
    coveringLimit: limit && isOn(road, middleOf(limit)) ? coveringOf(limit) : [],
  };
}"""
TURNS = """() => {
  window.turns = new Set();
  const look = () => {
    const isDriving = document.querySelector(".road .halo") !== null;
    window.turns.add(`${isDriving ? "driving" : "still"}: ${document.querySelector(".turn")?.textContent.trim()}`);
    requestAnimationFrame(look);
  };
  look();
}"""
CONTRASTS = """(roads) => {
  const luminance = (colour) => {
    const paint = document.createElement("canvas").getContext("2d");
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const parts = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const straight = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = parts.map(straight);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const light = getComputedStyle(document.querySelector(".road g.own .light")).fill;
  const cars = [...document.querySelectorAll(".road .car > path:first-of-type")];
  return Object.entries(roads).map(([name, road]) => [name, contrast(light, road), cars.map((body) => {
    const { fill, stroke } = getComputedStyle(body);
    return Math.max(contrast(fill, road), contrast(stroke, road));
  })]);
}"""
CUT_NAMES = """() => [...document.querySelectorAll(".standing .name")]
  .filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth === 0)
  .map((one) => one.textContent)"""
SMALL_TEXTS = """(least) => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector(".race"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const within = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || !within.closest(".bottom, aside")) continue;
    const box = within.getBoundingClientRect();
    if (within.closest(".hidden") || !box.width || !box.height) continue;
    // text inside a drawing is as large as the drawing makes it
    const svg = within.closest("svg");
    const drawn = svg?.viewBox.baseVal?.width ?? 0;
    const scale = drawn ? svg.getBoundingClientRect().width / drawn : 1;
    const size = parseFloat(getComputedStyle(within).fontSize) * scale;
    if (size < least) found.push(`${texts.currentNode.textContent.trim()}: ${size} (${within.className})`);
  }
  return found;
}"""


def _box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).bounding_box()
    assert found is not None
    return found


def _at_the_start(page: Page, circuit: str, *seats: str, **game: object) -> Prompter:
    prompter = Prompter(page)
    wish = race_of(*(seats or TWELVE), circuit=circuit, **game)
    race_ahead(page, create_table(page, wish), until=is_asked_to("plan"))
    wait_for_question(page)
    expect(page.locator(".road g.own .car")).to_be_attached()
    return prompter


def _length_in_sight(page: Page, badge: str | None = None) -> float:
    """Of the own car; and nothing lies on it, nor on that limit where it can be seen."""
    seen = page.evaluate(SEEN, badge)
    assert seen["isInSight"]
    assert seen["covering"] == []
    assert seen["coveringLimit"] == []
    return float(seen["length"])


@pytest.mark.parametrize("circuit", some_of(2, *circuit_ids()))
def test_the_own_car_is_long_enough_and_in_sight_wherever_it_is(open_page: OpenPage, circuit: str) -> None:
    page = open_page(BARE, width=1440, height=900)
    prompter = _at_the_start(page, circuit)
    expect(page.locator(".road .map")).to_be_visible()
    for first, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        for distance in range(fresh(circuit) % EVERY + first, load_circuit(circuit).length, EVERY):
            prompter.stand_at(distance)
            assert _length_in_sight(page) >= LEAST_CAR, f"space {distance} at {width} x {height}"


def _roads() -> dict[str, str]:
    """What cars stand on: the asphalt of every circuit, and water on it, by day and by night."""
    return {
        f"{role} of {circuit}, {time}": colours[role]
        for circuit in circuit_ids()
        for drawn in [drawing_of(load_circuit(circuit))]
        for time, colours in (("light", drawn.light), ("dark", drawn.dark))
        for role in ("road", "flood")
        if role == "road" or load_circuit(circuit).flooded
    }


def test_every_car_stands_out_from_the_asphalt_of_every_circuit(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1440, height=900)
    _at_the_start(page, "japan")
    contrasts = page.evaluate(CONTRASTS, _roads())
    assert len(contrasts) >= 2 * len(circuit_ids())
    for road, own, cars in contrasts:
        assert len(cars) == 12
        assert min(cars) >= 3, road
        assert own >= 4.5, f"the own car lies on something light: {road}"


def test_twelve_lines_and_a_useful_log_are_in_sight(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1440, height=900)
    _at_the_start(page, "spain", weather=True)
    rows = page.locator(".standing tbody tr")
    expect(rows).to_have_count(12)
    found = [row.bounding_box() for row in rows.all()]
    heights = {round(box["height"]) for box in found if box}
    assert len(heights) == 1, "no line wraps"
    sheet, panel = _box(page, "aside > .sheet:first-child"), _box(page, "aside .panel")
    assert found[-1] is not None
    assert found[-1]["y"] + found[-1]["height"] <= sheet["y"] + sheet["height"]
    assert sheet["y"] + sheet["height"] <= panel["y"]
    assert panel["y"] + panel["height"] <= _box(page, ".bottom")["y"]
    assert _box(page, ".log .lines")["height"] >= 120
    for one, other in pairwise(found):
        assert one is not None
        assert other is not None
        assert other["y"] - one["y"] == pytest.approx(one["height"], abs=1.5)


@pytest.mark.parametrize(("width", "height"), any_of((1024, 768), (390, 844)))
def test_every_name_is_whole(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(BARE, width=width, height=height)
    _at_the_start(page, "italy", "person", *["simple"] * 6, *["legend"] * 5, weather=True)
    assert page.locator(".standing .name").count() == 12
    assert page.evaluate(CUT_NAMES) == []


def test_what_explains_itself_lies_beside_the_road(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1024, height=768)
    _at_the_start(page, "italy", "person", "simple", "legend", weather=True)
    page.locator(".head button").first.click()
    card, aside = _box(page, ".explained article"), _box(page, "aside")
    assert card["x"] >= aside["x"] - 1
    assert card["y"] + card["height"] <= _box(page, ".bottom")["y"]
    page.locator(".standing .bolt button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Adrenaline")


def test_the_own_line_is_in_sight_where_twelve_do_not_fit(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1024, height=620)
    prompter = _at_the_start(page, "usa")
    for distance in (-20, 0, 40):  # the last, in the middle, the first
        prompter.stand_at(distance)
        own, sheet = _box(page, ".standing tr.own"), _box(page, "aside > .sheet:first-child")
        assert own["y"] >= sheet["y"] - 1
        assert own["y"] + own["height"] <= sheet["y"] + sheet["height"] + 1


@pytest.mark.parametrize(("width", "height"), any_of(*SIZES))
def test_no_text_on_desk_and_standing_is_too_small(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(BARE, width=width, height=height)
    prompter = _at_the_start(page, "usa", "person", "legend", "simple", garage="basic", weather=True)
    assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == []
    for options in KINDS.values():
        prompter.ask(*options)
        assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == []


def test_a_key_and_a_button_show_the_whole_track_between_the_sheets(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    race_now(page)
    expect(page.locator(".map")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(".map")).to_have_count(0)
    road = _box(page, ".road .surface")
    assert road["x"] > 0
    assert road["y"] > _box(page, ".plate")["y"]
    assert road["x"] + road["width"] < _box(page, "aside")["x"]
    assert road["y"] + road["height"] < _box(page, ".bottom")["y"]
    page.keyboard.press("0")
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("button", name="Whole track").click()
    expect(page.locator(".map")).to_have_count(0)


def test_who_watches_begins_with_the_whole_track(open_page: OpenPage) -> None:
    page = open_page(BARE)
    _at_the_start(page, "italy", "person", "simple")
    watcher = open_page("/t/" + page.url.rsplit("/", 1)[1], width=1440)
    expect(watcher.locator(".road .car")).to_have_count(2)
    expect(watcher.locator(".map")).to_have_count(0)


def test_while_a_car_drives_the_head_names_its_driver(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900, motion=True)
    page.evaluate("localStorage.setItem('hairpin-settings', JSON.stringify({ pace: 'fast' }))")
    page.reload()
    race_now(page)
    page.evaluate(TURNS)
    answer(page)
    wait_for_question(page)
    turns = page.evaluate("[...window.turns]")
    assert any(one.startswith("driving") and one.endswith("'s turn") for one in turns), turns
    assert "driving: Everyone is planning" not in turns


def test_nothing_moves_whatever_is_asked(open_page: OpenPage) -> None:
    page = open_page(BARE, width=1440, height=900)
    prompter = _at_the_start(page, "usa", "person", "simple", "legend", weather=True)
    page.wait_for_timeout(300)  # fonts
    before = boxes(page, *SHEETS)
    watch_shifts(page)
    for kind in ("speed", "done", "slipstream", "refresh", "take", "discard"):
        prompter.ask(*KINDS[kind])
        page.wait_for_timeout(50)
        assert boxes(page, *SHEETS) == before
    assert shifts(page) == []


@pytest.mark.parametrize(("width", "height"), any_of(*SIZES))
def test_nothing_moves_in_a_whole_race(open_page: OpenPage, width: int, height: int) -> None:
    """From the first plan to the last discard, with garage, weather, Legends, an event, sponsors."""
    page = open_page(BARE, width=width, height=height)
    races = [{"circuit": {"id": "yard", **YARD}, "event": ORDINARY}]
    season = {"game": "season", "season": "short", "races": races, "garage": "all"}
    wish = {**race_of("person", "simple", "legend"), "game": season}
    race_ahead(page, create_table(page, wish), until=is_asked_to("plan"))
    wait_for_question(page)
    page.wait_for_timeout(300)  # fonts
    assert _box(page, ".plate")["height"] <= TWO_LINES
    before = boxes(page, *SHEETS)
    watch_shifts(page)
    race_to_the_end(page, until=lambda page: is_over(page) or shifts(page) != [] or boxes(page, *SHEETS) != before)
    assert shifts(page) == []
    assert is_over(page), f"{before} are now {boxes(page, *SHEETS)}"


@pytest.mark.parametrize("width", any_of(360, 390))
def test_on_a_phone_nothing_lies_on_the_limit_that_is_planned_for(open_page: OpenPage, width: int) -> None:
    page = open_page(BARE, width=width, height=780)
    prompter = _at_the_start(page, "spain", "person", "simple")
    circuit = load_circuit("spain")
    for distance in range(0, circuit.length, 5):
        prompter.stand_at(distance)
        number = circuit.lines_passed(distance) % len(circuit.lines)
        assert _length_in_sight(page, str(number)) >= LEAST_PHONE_CAR, f"space {distance}"
