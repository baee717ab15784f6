"""Home and the licence: the tables of a person in three lists, live, on every device."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.clocked import Clocked
from tests.browser.conftest import OpenPage
from tests.browser.playing import desk as own_desk
from tests.browser.tables import create_table, race_of, short_race_of
from tests.server.player import by_chance

DAY = 86_400
ACTED_BY_CLOCK = {"kind": "acted", "seat": 1, "by": "clock", "driver": "rookie", "do": None}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    found = Clocked(tmp_path_factory.mktemp("clocked"))
    found.start()
    yield found
    found.stop()


def rows(page: Page, group: str) -> Locator:
    return page.locator(f"section[aria-labelledby=home-{group}] li.sheet")


def test_a_table_of_days_is_on_both_devices_and_goes_from_list_to_list(
    open_page: OpenPage, serving: Clocked
) -> None:
    desk = open_page()
    expect(desk.get_by_text("You have no tables yet")).to_be_visible()
    settings = {**race_of("person", "person"), "seconds": 3 * DAY, "stand_in": "rookie", "grace": 0}
    table = create_table(desk, settings)
    expect(rows(desk, "waiting")).to_contain_text("2 of 2 seats free")
    ada, bea = serving.at(table, desk), serving.at(table)
    for seat, (player, name) in enumerate(((ada, "Ada"), (bea, "Bea"))):
        serving.ask(player, "sit", seat=seat, name=name)
    expect(rows(desk, "turn")).to_contain_text("ready to start")
    serving.ask(ada, "start")
    expect(rows(desk, "turn")).to_contain_text("3 days")
    expect(rows(desk, "turn")).to_contain_text("lap 1 of 2")
    assert_accessible(desk, "home")
    # to the phone, by the link
    serving.clock.go_on(hours=21)
    desk.get_by_role("link", name="Your licence").click()
    desk.get_by_label("Your name").fill("Ada")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    expect(desk.get_by_role("img", name="QR code")).to_be_visible()
    assert_accessible(desk, "licence")
    desk.goto(serving.url)
    phone = open_page(link.removeprefix(serving.url), width=390, height=844)
    expect(phone.locator("main")).to_contain_text("Ada")
    phone.get_by_role("button", name="Yes, that's me").click()
    expect(rows(phone, "turn")).to_contain_text("2 days 3 h")
    # both follow: Ada has planned, Bea's time runs out, and the table's driver answers for her
    serving.answer(ada)
    for page in (desk, phone):
        expect(rows(page, "waiting")).to_contain_text("Waiting for Bea")
    serving.leave(bea)
    serving.clock.go_on(hours=73)
    serving.do(lambda server: ada.until(lambda: ACTED_BY_CLOCK in [told.get("news") for told in ada.messages()]))
    # everybody was told; and while she stays away a driver of the agreed strength drives on
    serving.ask(ada, "take-over", seat=1)
    for page in (desk, phone):
        expect(rows(page, "turn")).to_be_visible()
    rows(phone, "turn").get_by_role("link").first.click()
    expect(own_desk(phone).get_by_role("timer")).to_have_text(re.compile("3.d$"))  # her own seat, on the phone
    expect(phone.get_by_text("Bea ran out of time: the rookie answers.").first).to_be_attached()
    serving.leave(ada)


def test_a_race_that_is_over_can_be_put_away_and_brought_back_by_keyboard(
    open_page: OpenPage, serving: Clocked
) -> None:
    page = open_page()
    table = create_table(page, short_race_of("person", "random"))
    player = serving.at(table, page)
    serving.ask(player, "sit", seat=0, name="Ada")
    serving.ask(player, "start")
    serving.do(lambda server: player.race(by_chance(3)))
    serving.leave(player)
    expect(rows(page, "finished")).to_contain_text("of 2")
    page.get_by_role("button", name="Put away").focus()
    page.keyboard.press("Enter")
    expect(rows(page, "finished")).to_have_count(0)
    away = page.get_by_role("button", name="Put away: 1")
    away.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Bring back").press("Enter")
    expect(rows(page, "finished")).to_be_visible()
    # the licence, its seats and this browser's cookie go together
    page.get_by_role("link", name="Your licence").click()
    page.get_by_role("button", name="Delete licence").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("You have no tables yet")).to_be_visible()
