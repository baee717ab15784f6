"""Who is at the wheel: giving it away, taking it back, and driving on for somebody who is away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, at_the_start, desk, hand_over, wait_for_question
from tests.browser.tables import BARE
from tests.fresh import any_of

TAKE_IT_WHILE_CARS_MOVE = """() => {
  const isMoving = document.querySelector(".desk").textContent.includes("The cars are moving");
  const buttons = [...document.querySelectorAll(".head button")];
  const take = buttons.find((one) => one.textContent.includes("Take the wheel"));
  if (!isMoving || !take) return false;
  take.click();
  return true;
}"""


def _give(page: Page) -> Locator:
    return page.get_by_role("button", name="Let a driver take over")


def _take(page: Page) -> Locator:
    return page.get_by_role("button", name="Take the wheel")


def _corner(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def _put_in(page: Page) -> Locator:
    return page.get_by_role("button", name="Put in the club driver for Ben")


@pytest.mark.parametrize("width", any_of(1280, 390))
def test_giving_the_wheel_away_asks_first(open_page: OpenPage, width: int) -> None:
    ada, ben = at_the_start(open_page(BARE, width=width), open_page(BARE))
    _give(ada).focus()
    ada.keyboard.press("Enter")
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("the club driver drives for you. You can take the wheel back at any moment.")
    assert_accessible(ada, "giving the wheel away")
    ada.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(_give(ada)).to_be_focused()
    wait_for_question(ada)
    expect(ben.locator(".log")).not_to_contain_text("hands the wheel")

    ada.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Hand over the wheel")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(desk(ada)).to_contain_text("the club driver drives for you")
    expect(ben.locator(".log")).to_contain_text("Ada hands the wheel to the club driver.")
    assert_accessible(ada, "while a driver drives")

    expect(_take(ada)).to_be_focused()
    ada.keyboard.press("Enter")
    expect(_give(ada)).to_be_visible()
    expect(ben.locator(".log")).to_contain_text("Ada is back at the wheel.")


def test_the_wheel_changes_hands_in_one_place(open_page: OpenPage) -> None:
    ada, _ = at_the_start(open_page(BARE), open_page(BARE))
    place = _corner(_give(ada))
    hand_over(ada)
    assert _corner(_take(ada)) == place


def test_the_wheel_can_be_taken_while_cars_are_still_moving(open_page: OpenPage) -> None:
    ada, ben = open_page(motion=True), open_page(BARE)
    ada.get_by_role("button", name="Settings").click()
    ada.locator("#set-pace").select_option("slow")
    ada.keyboard.press("Escape")
    at_the_start(ada, ben)
    hand_over(ada)
    expect(_take(ada)).to_be_visible()
    answer(ben)
    ada.wait_for_function(TAKE_IT_WHILE_CARS_MOVE, polling=50)
    expect(_give(ada)).to_be_visible()
    expect(desk(ada)).not_to_contain_text("drives for you")


def test_somebody_who_is_away_has_time_to_come_back(open_page: OpenPage) -> None:
    ada, ben = at_the_start(open_page(BARE), open_page(BARE), grace=6)
    table = ben.url
    ben.goto("about:blank")
    expect(_put_in(ada)).to_be_disabled()
    expect(_put_in(ada)).to_have_text(re.compile(r"\(in [1-6]\ss\)"))
    assert_accessible(ada, "while somebody has time to come back")
    expect(_put_in(ada)).to_be_enabled()
    expect(_put_in(ada)).to_have_text("Put in the club driver for Ben")
    _put_in(ada).click()
    expect(_put_in(ada)).to_have_count(0)
    expect(ada.locator(".log")).to_contain_text("Ada puts in the club driver for Ben.")
    ben.goto(table)
    expect(_give(ben)).to_be_visible()
    expect(ada.locator(".log")).to_contain_text("Ben is back at the wheel.")
