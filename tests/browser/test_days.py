"""A race of three days, in two browsers: one player is away, is called, is stood in for, and comes back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from hairpin.server.push import calling
from hairpin.server.push.library import LOOPBACK
from tests.browser.clocked import Clocked
from tests.browser.conftest import OpenPage
from tests.browser.playing import answer, desk, race_together, sit, title
from tests.browser.tables import BARE, create_table, race_of
from tests.server.running import PATIENT

THREE_DAYS = 3 * 86_400
PLAN = "Plan your turn"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(LOOPBACK, "1")
        patch.setattr(calling, "LOOK_SECONDS", 0.2)
        found = Clocked(tmp_path_factory.mktemp("clocked"), replace(PATIENT, call_seconds=1))
        found.start()
        yield found
        found.stop()


def _can_be_called(page: Page, serving: Clocked) -> None:
    """What the page does when its browser has a push service; no Chromium of a test has one."""
    origin = {"Origin": serving.url}
    for path, wish in (
        ("/api/calls/devices", serving.post.subscription),
        ("/api/calls", {"on": True, "quiet": None}),
    ):
        told = page.request.post(serving.url + path, data=wish, headers=origin)
        assert told.ok, told.text()


def test_who_is_away_for_days_is_called_stood_in_for_and_comes_back(open_page: OpenPage, serving: Clocked) -> None:
    ada, bea = open_page(BARE), open_page(BARE, width=390, height=844)
    settings = {**race_of("person", "person"), "seconds": THREE_DAYS, "stand_in": "rookie", "grace": 0}
    table = create_table(ada, settings)
    for page, name in ((ada, "Ada"), (bea, "Bea")):
        page.goto(table)
        sit(page, name)
    _can_be_called(bea, serving)
    bea.goto("about:blank")
    ada.get_by_role("button", name="Start the race").click()
    expect(desk(ada).get_by_role("timer")).to_have_text(re.compile(r"(3|2).d"))
    answer(ada)
    # called once; and once more before the time is over
    serving.do(lambda server: serving.post.until(1))
    expect(ada.locator(".standing")).to_contain_text(re.compile("2.d 23.h|3.d"))
    serving.clock.go_on(hours=61)
    serving.do(lambda server: serving.post.until(2))
    assert [call["kind"] for call in serving.post.got] == ["turn", "reminder"]
    # her time is over: the driver of the agreed strength answers, and everybody is told
    serving.clock.go_on(hours=12)
    expect(ada.get_by_text("Bea ran out of time: the rookie answers.").first).to_be_attached()
    # she comes back, and her car is hers
    bea.goto(table)
    expect(bea.get_by_text("Bea ran out of time: the rookie answers.").first).to_be_attached()
    race_together(ada, bea, until=lambda: "ound 2" in bea.locator(".head").inner_text() and title(bea) == PLAN)
    expect(desk(bea).get_by_role("timer")).to_have_text(re.compile(r"(3|2).d"))
    answer(bea)
    expect(ada.locator(".head")).to_contain_text("ound 2")
    assert [call["kind"] for call in serving.post.got] == ["turn", "reminder"], "never twice for the same turn"
