"""Two browsers at one table, a third that watches; one of them reloads in the middle of a turn."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    answer,
    at_the_start,
    desk,
    is_over,
    race_together,
    sit,
    sit_and_start,
    take_cards,
    title,
    wait_for_question,
)
from tests.browser.tables import BARE, create_table, race_of
from tests.fresh import longer

ROUNDS = longer(3)
"""Then the race is flagged off."""


def _hand(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand .card").evaluate_all("all => all.map(one => one.textContent)")
    return found


def test_two_people_race_by_the_link_and_one_reloads_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    address = create_table(ada, race_of("person", "person", "simple", round_limit=ROUNDS))
    ada.goto(address)
    sit(ada, "Ada")
    shared = ada.get_by_label("Share this link").input_value()
    assert shared == address
    ben = open_page(shared.removeprefix("/".join(shared.split("/")[:3])))
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    race_together(ada, ben, until=lambda: title(ben) == "React")
    asked, hand = wait_for_question(ben), _hand(ben)
    ben.reload()
    assert wait_for_question(ben) == asked
    assert _hand(ben) == hand
    race_together(ada, ben, until=lambda: is_over(ada) and is_over(ben))
    expect(ada.locator(".steps li")).to_have_count(3)
    expect(ben.locator(".steps li")).to_have_count(3)


def test_who_watches_sees_the_cars_and_no_hand_and_can_chat(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    sit_and_start(ada, create_table(ada, race_of("person", "simple", laps=1)))
    expect(ada.locator(".cockpit")).to_be_visible()
    watcher = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    expect(watcher.locator(".standing tbody tr")).to_have_count(2)
    expect(watcher.locator(".road .car")).to_have_count(2)
    assert watcher.locator(".hand").count() == 0
    watcher.get_by_role("button", name="Chat").click()
    watcher.get_by_label("Say something").fill("Go, Ada!")
    watcher.get_by_role("button", name="Send").click()
    ada.get_by_role("button", name="Chat").click()
    expect(ada.locator(".chat")).to_contain_text("Go, Ada!")


def test_a_committed_plan_can_be_taken_back_while_another_still_plans(open_page: OpenPage) -> None:
    ada, ben = at_the_start(open_page(BARE), open_page(BARE))
    answer(ada)
    expect(desk(ada)).to_contain_text("Waiting for Ben")
    expect(ben.locator(".standing")).to_contain_text("ready")
    desk(ada).get_by_role("button", name="Take the plan back").click()
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_what_others_plan_does_not_disturb_what_is_being_chosen(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "person", "person", laps=1)))
    sit(ada, "Ada")
    ben, cleo = (open_page("/t/" + ada.url.rsplit("/", 1)[1]) for _ in range(2))
    sit(ben, "Ben")
    sit(cleo, "Cleo")
    ada.get_by_role("button", name="Start the race").click()
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()
    assert take_cards(ada, 2)
    answer(ben)
    expect(ada.locator(".standing")).to_contain_text("ready")
    expect(ada.locator(".hand button[aria-pressed=true]")).to_have_count(2)


def test_to_undo_a_plan_is_to_take_it_back(open_page: OpenPage) -> None:
    ada, ben = at_the_start(open_page(BARE), open_page(BARE))
    answer(ada)
    expect(desk(ada)).to_contain_text("Waiting for Ben")
    expect(desk(ada).get_by_role("button")).to_have_text(["Take the plan back"])
    ada.keyboard.press("u")
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()
    answer(ada)
    answer(ben)
    expect(ada.locator(".log")).to_contain_text("Ada: gear")
