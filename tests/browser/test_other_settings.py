"""The host changes what is raced, before the start and after a race: the link stays, people keep their seats."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import race_to_the_end, sit
from tests.browser.tables import BARE, create_table, race_of


def _path(page: Page) -> str:
    return "/t/" + page.url.split("#")[0].rsplit("/", 1)[1]


def test_the_host_changes_the_settings_in_the_lobby_and_everybody_sees_it(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "club", "person", laps=1)))
    sit(ada, "Ada")
    ben = open_page(_path(ada))
    sit(ben, "Ben")
    expect(ben.get_by_role("button", name="Change the settings")).to_have_count(0)

    ada.get_by_role("button", name="Change the settings").click()
    ada.locator(".circuits label", has_text="Italy").click()
    ada.get_by_role("spinbutton", name="Laps").fill("2")
    ada.get_by_label("Weather").check()
    ada.get_by_role("button", name="Remove seat 2").click()
    ada.get_by_role("button", name="Save the settings").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Italy")).to_be_visible()
        expect(page.locator(".lead")).to_have_text(
            "2 laps · Weather · No time limit · Stand-in after 1 minute away"
        )
        expect(page.locator("main li b")).to_have_text(["Ada", "Ben"])

    ada.get_by_role("button", name="Start the race").click()
    for page in (ada, ben):
        expect(page.locator(".cockpit")).to_be_visible()
        expect(page.get_by_role("heading", name="Italy")).to_be_visible()


def test_what_cannot_be_raced_is_refused_in_words_beside_the_form(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, race_of("person", "club")))
    sit(ada, "Ada")
    ada.get_by_role("button", name="Change the settings").click()
    ada.locator("summary").click()
    ada.get_by_label("Name for seat 2").fill("Ada")
    ada.get_by_role("button", name="Save the settings").click()
    expect(ada.locator("form").get_by_role("alert")).to_contain_text("Two cars are called Ada")
    ada.get_by_role("button", name="Cancel").click()
    expect(ada.get_by_role("button", name="Start the race")).to_be_visible()


def test_somebody_with_a_seat_starts_while_the_host_is_away(open_page: OpenPage) -> None:
    ada = open_page(BARE)
    ada.goto(create_table(ada, {**race_of("person", "person"), "grace": 0}))
    sit(ada, "Ada")
    ben = open_page(_path(ada))
    sit(ben, "Ben")
    expect(ben.get_by_text("The host will start the race.")).to_be_visible()
    ada.goto("about:blank")
    expect(ben.get_by_text("The host is away")).to_be_visible()
    ben.get_by_role("button", name="Start the race").click()
    expect(ben.locator(".cockpit")).to_be_visible()
    put_in = ben.get_by_role("button", name="Put in the club driver for Ada")
    put_in.click()
    expect(put_in).to_have_count(0)


def test_after_a_race_the_same_table_races_something_else(open_page: OpenPage) -> None:
    page = open_page(BARE)
    page.goto(create_table(page, race_of("person", "club", laps=1, round_limit=1)))
    sit(page, "Ada")
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".race")).to_be_visible()
    race_to_the_end(page)
    page.get_by_role("button", name="Race again with new settings").click()
    page.get_by_label("A season", exact=True).check()
    page.get_by_label("A season of your own").check()
    page.get_by_label("Season name").fill("Grand Tour")
    page.get_by_label("Circuit for race 1").select_option("france")
    page.get_by_role("button", name="Save the settings").click()
    expect(page.get_by_role("heading", name="Grand Tour")).to_be_visible()
    expect(page.locator(".past")).to_contain_text("USA")
    page.get_by_role("button", name="Start the race").click()
    expect(page.get_by_role("heading", name="France")).to_be_visible()
