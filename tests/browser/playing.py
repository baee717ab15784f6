"""A player who races by clicks: looks at what the page offers, and takes it.

What is asked stays on the page until this player answers it. So a question that was read can be answered; and it
is seen to be answered before anything else is read.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import create_table, race_of

ASKED = """() => {
  const desk = document.querySelector(".desk[data-decision]");
  const heading = desk?.querySelector("h2");
  return heading ? [desk.dataset.decision, heading.textContent.trim()] : null;
}"""

PLAYABLE = ".hand button:not([aria-disabled=true])"
"""Of the cards in the hand, which can all be looked at."""
WHERE_IT_LEADS = re.compile("stops|finish line")


class Question(NamedTuple):
    decision: str
    title: str

    @property
    def place(self) -> str:
        return f'.desk[data-decision="{self.decision}"]'


def race_now(page: Page) -> None:
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".cockpit")).to_be_visible()


def desk(page: Page) -> Locator:
    return page.locator(".desk")


def is_over(page: Page) -> bool:
    return page.locator(".podium").count() > 0


def question(page: Page) -> Question | None:
    """All of it in one look: between two, it may have gone."""
    found = page.evaluate(ASKED)
    return Question(*found) if found else None


def title(page: Page) -> str | None:
    asked = question(page)
    return asked.title if asked else None


def wait_for_question(page: Page, decision: str | None = None) -> Question:
    """The next one, or a certain one."""
    which = "[data-decision]" if decision is None else f'[data-decision="{decision}"]'
    expect(page.locator(f".desk{which} h2")).to_be_visible()
    asked = question(page)
    assert asked is not None, "a question went away although nobody has answered it"
    return asked


def race_together(*pages: Page, until: Callable[[], bool], seconds: float = 600) -> None:
    """Answer whatever is asked of any of them, until then."""
    end = time.monotonic() + seconds
    while True:
        for page in pages:
            # read before the look at `until`: what is asked between the two must not be answered unseen
            asked = question(page)
            if until():
                return
            assert time.monotonic() < end, f"it has not come to that: {page.inner_text('body')[:2000]}"
            if asked is None:
                page.wait_for_timeout(30)
            else:
                _answer(page, asked)


def race_to_the_end(page: Page, until: Callable[[Page], bool] = is_over, seconds: float = 600) -> None:
    race_together(page, until=lambda: until(page), seconds=seconds)


def race_to_question(page: Page, *titles: str, seconds: float = 600) -> None:
    """Until one of these is asked."""
    race_to_the_end(page, until=lambda page: title(page) in titles, seconds=seconds)


def answer(page: Page) -> None:
    """What is asked next, as soon as it is."""
    _answer(page, wait_for_question(page))


def answer_if_asked(page: Page) -> bool:
    """Whether there was anything to do."""
    asked = question(page)
    if asked is not None:
        _answer(page, asked)
    return asked is not None


def _answer(page: Page, asked: Question) -> None:
    if asked.title == "Plan your turn":
        _plan(page, asked)
    elif asked.title in ("Choose an upgrade", "Throw one upgrade away", "Keep one upgrade", "Refresh", "Salvage"):
        _choose_card(page, asked)
    elif asked.title == "Swap an upgrade":
        choose(page, asked, desk(page).get_by_role("button", name="Keep mine"))
    elif asked.title == "Discard":
        choose(page, asked, desk(page).get_by_role("button", name="Keep all"))
    else:
        choose(page, asked, _option(page))


def _plan(page: Page, asked: Question) -> None:
    """As quickly as goes without a spin-out, and in the lowest gear if nothing else will do."""
    is_harmless = any(take_cards(page, cards) and "pin-out" not in desk(page).inner_text() for cards in (3, 2, 1))
    assert is_harmless or any(take_cards(page, cards) for cards in (1, 2, 3, 4)), desk(page).inner_text()
    choose(page, asked, commit_button(page))


def commit_button(page: Page) -> Locator:
    return desk(page).get_by_role("button", name="Commit the plan")


def take_cards(page: Page, count: int) -> bool:
    """Whether so many can be played; then they are chosen, and what they would come to is shown."""
    clear = desk(page).get_by_role("button", name="Clear")
    if clear.count():
        clear.click()
        expect(clear).to_have_count(0)
    gear = page.locator(".gear").nth(count - 1)
    if not gear.is_enabled():
        return False
    gear.click()
    expect(gear).to_have_attribute("aria-pressed", "true")
    for chosen in range(count):  # the middle of what is possible: neither the slowest nor the fastest
        free = page.locator(f"{PLAYABLE}[aria-pressed=false]")
        if not free.count():
            return False
        free.nth(free.count() // 2).click()
        expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(chosen + 1)
    if not commit_button(page).is_enabled():
        return False
    expect(desk(page).locator(".forecast", has_text=WHERE_IT_LEADS)).to_be_visible()
    return True


def _choose_card(page: Page, asked: Question) -> None:
    cards = desk(page).locator("li button:enabled")
    if cards.count():
        cards.first.click()
    choose(page, asked, desk(page).locator(".go button"))


def _option(page: Page) -> Locator:
    """What must be done, then all Heat that can be cooled; the longest slipstream that costs nothing."""
    must = desk(page).locator("li", has_text="required").locator("button")
    cooldown = desk(page).locator("li button", has_text="Cooldown")
    onward = desk(page).locator(".go").get_by_role("button", name="Continue")
    free = desk(page).locator("li:not(:has(.cost))").locator("button")
    every = desk(page).locator(".go button, li button")
    ways = (must.first, cooldown.last, onward, free.last, every.first)
    return next(way for way in ways if way.count())


def choose(page: Page, asked: Question, button: Locator) -> None:
    """Where the page asks again: yes. Returns when the answer is on its way."""
    button.click()
    expect(page.locator(f"dialog[open], body:not(:has({asked.place}))")).not_to_have_count(0)
    sure = page.locator("dialog").get_by_role("button", name="Yes, do it")
    if sure.count():
        sure.click()
    expect(page.locator(asked.place)).to_have_count(0)


def open_form(page: Page) -> None:
    """Of the set-up: everything that can be settled before a race."""
    page.get_by_text("More settings").click()
    expect(page.get_by_role("heading", name="Modules")).to_be_visible()


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").first.fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def sit_and_start(page: Page, address: str, name: str = "Ada") -> None:
    page.goto(address)
    sit(page, name)
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".race")).to_be_visible()


def at_the_start(ada: Page, ben: Page, **settings: object) -> tuple[Page, Page]:
    """Ada and Ben, alone in their race, who both have to plan. Ada is the host."""
    ada.goto(create_table(ada, {**race_of("person", "person", laps=1), **settings}))
    sit(ada, "Ada")
    ben.goto(ada.url)
    sit(ben, "Ben")
    ada.get_by_role("button", name="Start the race").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Plan your turn")).to_be_visible()
    return ada, ben


def hand_over(page: Page) -> None:
    page.get_by_role("button", name="Let a driver take over").click()
    page.get_by_role("dialog").get_by_role("button", name="Hand over the wheel").click()


def let_a_driver_finish(page: Page) -> None:
    """For who only wants to see what comes after a race."""
    hand_over(page)
    expect(page.locator(".podium")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("alert")).to_have_count(0)
