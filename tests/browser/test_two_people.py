"""Two browsers at one table, a third that watches; one of them reloads in the middle of a turn."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import answer_once, desk, is_over, sit, take_cards
from tests.browser.tables import create_table, race_of


def _race_together(*pages: Page) -> None:
    for _ in range(4000):
        if all(is_over(page) for page in pages):
            return
        answered = [answer_once(page) for page in pages]
        if not any(answered):
            pages[0].wait_for_timeout(30)
    raise AssertionError("the race has not come to its end")


def test_two_people_race_by_the_link_and_one_reloads_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    ada = open_page()
    address = create_table(ada, race_of("person", "person", "simple", laps=1))
    ada.goto(address)
    sit(ada, "Ada")
    shared = ada.get_by_label("Share this link").input_value()
    assert shared == address
    ben = open_page(shared.removeprefix("/".join(shared.split("/")[:3])))
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    planning = ben.get_by_role("heading", name="Plan your turn")
    expect(planning).to_be_visible()

    hand = ben.locator(".hand").inner_text()
    ben.reload()
    expect(planning).to_be_visible()
    assert ben.locator(".hand").inner_text() == hand
    _race_together(ada, ben)
    expect(ada.locator(".steps li")).to_have_count(3)
    expect(ben.locator(".steps li")).to_have_count(3)


def test_who_watches_sees_the_cars_and_no_hand_and_can_chat(open_page: OpenPage) -> None:
    ada = open_page()
    ada.goto(create_table(ada, race_of("person", "simple", laps=1)))
    sit(ada, "Ada")
    ada.get_by_role("button", name="Start the race").click()
    expect(ada.locator(".cockpit")).to_be_visible()
    watcher = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    expect(watcher.locator(".standing tbody tr")).to_have_count(2)
    assert watcher.locator(".hand").count() == 0
    watcher.get_by_role("button", name="Chat").click()
    watcher.get_by_label("Say something").fill("Go, Ada!")
    watcher.get_by_role("button", name="Send").click()
    ada.get_by_role("button", name="Chat").click()
    expect(ada.locator(".chat")).to_contain_text("Go, Ada!")


def test_a_committed_plan_can_be_taken_back_while_another_still_plans(open_page: OpenPage) -> None:
    ada = open_page()
    ada.goto(create_table(ada, race_of("person", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    expect(ada.locator(".cockpit")).to_be_visible()
    answer_once(ada)
    expect(desk(ada)).to_contain_text("Waiting for Ben")
    expect(ben.locator(".standing")).to_contain_text("ready")
    desk(ada).get_by_role("button", name="Take the plan back").click()
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()


def test_what_others_plan_does_not_disturb_what_is_being_chosen(open_page: OpenPage) -> None:
    ada = open_page()
    ada.goto(create_table(ada, race_of("person", "person", "person", laps=1)))
    sit(ada, "Ada")
    ben, cleo = (open_page("/t/" + ada.url.rsplit("/", 1)[1]) for _ in range(2))
    sit(ben, "Ben")
    sit(cleo, "Cleo")
    ada.get_by_role("button", name="Start the race").click()
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()
    assert take_cards(ada, 2)
    answer_once(ben)
    expect(ada.locator(".standing")).to_contain_text("ready")
    expect(ada.locator(".hand button[aria-pressed=true]")).to_have_count(2)


def test_the_last_step_can_be_undone_while_nothing_was_revealed(open_page: OpenPage) -> None:
    ada = open_page()
    ada.goto(create_table(ada, race_of("person", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    expect(ada.locator(".cockpit")).to_be_visible()
    answer_once(ada)
    desk(ada).get_by_role("button", name="Undo").click()
    expect(desk(ada).get_by_role("heading", name="Plan your turn")).to_be_visible()
    answer_once(ada)
    answer_once(ben)
    expect(ada.locator(".log")).to_contain_text("Ada: gear")


def test_a_driver_takes_the_wheel_and_gives_it_back(open_page: OpenPage) -> None:
    ada = open_page()
    ada.goto(create_table(ada, race_of("person", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page("/t/" + ada.url.rsplit("/", 1)[1])
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    expect(ada.locator(".cockpit")).to_be_visible()
    ada.get_by_role("button", name="Let a driver drive").click()
    expect(desk(ada)).to_contain_text("drives for you")
    desk(ada).get_by_role("button", name="Take the wheel").click()
    expect(ada.get_by_role("button", name="Let a driver drive")).to_be_visible()
