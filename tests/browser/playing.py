"""A player who races by clicks: looks at what the page offers, and takes it."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect


def race_now(page: Page) -> None:
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".cockpit")).to_be_visible()


def desk(page: Page) -> Locator:
    return page.locator(".desk")


def is_over(page: Page) -> bool:
    return page.locator(".podium").count() > 0


def race_to_the_end(page: Page, until: Callable[[Page], bool] = is_over, seconds: float = 240) -> None:
    """Answer whatever is asked, until then."""
    end = time.monotonic() + seconds
    while True:
        # read before the look at `until`: what is asked between the two must not be answered unseen
        asked = title(page)
        if until(page):
            return
        assert time.monotonic() < end, f"the race has not come to its end: {page.inner_text('body')[:2000]}"
        if not _answer(page, asked):
            page.wait_for_timeout(30)


def answer_once(page: Page) -> bool:
    """Whether there was anything to do."""
    return _answer(page, title(page))


def _answer(page: Page, asked: str | None) -> bool:
    if asked is None:
        return False
    if asked == "Plan your turn":
        return _plan(page)
    if asked in ("Choose an upgrade", "Throw one upgrade away", "Keep one upgrade", "Refresh", "Salvage"):
        return _choose_card(page)
    if asked == "Swap an upgrade":
        return _click(page, desk(page).get_by_role("button", name="Keep mine"))
    if asked == "Discard":
        return _click(page, desk(page).get_by_role("button", name="Keep all"))
    return _choose_option(page)


def title(page: Page) -> str | None:
    heading = desk(page).locator("h2")
    return heading.first.inner_text().capitalize() if heading.count() else None


def _plan(page: Page) -> bool:
    """As quickly as goes without a spin-out, and in the lowest gear if nothing else will do."""
    for cards in (3, 2, 1):
        if take_cards(page, cards) and "pin-out" not in desk(page).inner_text():
            return _commit(page)
    return any(take_cards(page, cards) and _commit(page) for cards in (1, 2, 3, 4))


def take_cards(page: Page, count: int) -> bool:
    clear = desk(page).get_by_role("button", name="Clear")
    if clear.count():
        _click(page, clear)
    gear = page.locator(".gear").nth(count - 1)
    if not gear.count() or not gear.is_enabled():
        return False
    gear.click()
    for _ in range(count):  # the middle of what is possible: neither the slowest nor the fastest
        free = page.locator(".hand button:enabled[aria-pressed=false]")
        if not free.count():
            return False
        free.nth(free.count() // 2).click()
    commit = desk(page).get_by_role("button", name="Commit the plan")
    if not commit.is_enabled():
        return False
    expect(desk(page).locator(".forecast")).to_be_visible()
    return True


def _commit(page: Page) -> bool:
    return _click(page, desk(page).get_by_role("button", name="Commit the plan"))


def _choose_card(page: Page) -> bool:
    cards = desk(page).locator("figure > button:enabled")
    if cards.count():
        cards.first.click()
    return _click(page, desk(page).locator("button.strong"))


def _choose_option(page: Page) -> bool:
    """What must be done, then all Heat that can be cooled; the longest slipstream that costs nothing."""
    must = desk(page).locator("li", has_text="must be done").locator("button")
    if must.count():
        return _click(page, must.first)
    cooldown = desk(page).locator("li button", has_text="Cooldown")
    onward = desk(page).locator("li").get_by_role("button", name="Go on")
    free = desk(page).locator("li:not(:has(.cost))").locator("button")
    every = desk(page).locator("li button")
    for found in (cooldown, onward, free, every):
        if found.count():
            return _click(page, found.first if found in (onward, every) else found.last)
    return False


def _click(page: Page, button: Locator) -> bool:
    button.click()
    sure = page.locator("dialog").get_by_role("button", name="Yes, do it")
    if sure.count():
        sure.click()
    return True


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").first.fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def sit_and_start(page: Page, address: str, name: str = "Ada") -> None:
    page.goto(address)
    sit(page, name)
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".race")).to_be_visible()
