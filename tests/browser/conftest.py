"""Chromium, a server, and pages that notice every error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from hairpin.server.web.pages import STATIC
from tests.browser.serving import Serving

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OF_CHROMIUM = ("WebSocket connection", "net::ERR_CONNECTION_", "status of 400", "status of 503")
"""What Chromium itself writes when a server is gone, or refuses something."""
OF_PLAYWRIGHT = "Service Worker registration blocked by Playwright"
OF_A_KILL = ("net::ERR_CONTENT_LENGTH_MISMATCH", "net::ERR_INCOMPLETE_CHUNKED_ENCODING", "net::ERR_EMPTY_RESPONSE")
"""And if it dies in the middle of an answer. Anywhere else that would be an error of the server's."""
Theme = Literal["light", "dark"]

expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong


class OpenPage(Protocol):
    """Another person comes: to which address, on what kind of screen."""

    def __call__(
        self,
        path: str = "/",
        width: int = 1280,
        height: int = 900,
        language: str = "en",
        theme: Theme = "light",
        motion: bool = False,
        installed: bool = False,
    ) -> Page: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built page there is nothing to test; the gate must have both."""
    missing = _missing()
    if missing is None or os.environ.get("CI"):
        return
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=missing))


def _missing() -> str | None:
    if chromium() is None:
        return "no chromium was found"
    return None if (STATIC / "index.html").is_file() else "the page has not been built; pip install -e . builds it"


def chromium() -> str | None:
    """The first one has no windows at all, and does the same with two thirds of the work."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def _is_the_page_itself(message: ConsoleMessage) -> bool:
    """An address that leads nowhere is a page that says so; a script or a picture that is missing is an error."""
    if message.page is None or "status of 404" not in message.text:
        return False
    return bool(message.location["url"] == message.page.url)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The same for all files: every test has people and tables of its own."""
    found = Serving(tmp_path_factory.mktemp("serving"))
    try:
        found.start()
        yield found
    finally:
        found.kill()


@pytest.fixture
def open_page(browser: Browser, serving: Serving, tmp_path: Path) -> Iterator[OpenPage]:
    """Each page is a browser of its own: another person. Errors on any of them fail the test."""
    errors: list[str] = []
    contexts = []
    kills = serving.kills

    def note(message: ConsoleMessage) -> None:
        expected = (OF_PLAYWRIGHT, *OF_CHROMIUM) + (OF_A_KILL if serving.kills > kills else ())
        is_own = not (any(words in message.text for words in expected) or _is_the_page_itself(message))
        if message.type in ("error", "warning") and is_own:
            errors.append(message.text)

    def open_one(
        path: str = "/",
        width: int = 1280,
        height: int = 900,
        language: str = "en",
        theme: Theme = "light",
        motion: bool = False,
        installed: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            # cars are where they are; what moves has a test of its own
            reduced_motion="no-preference" if motion else "reduce",
            # it would come between the page and a test that plays the network
            service_workers="allow" if installed else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(serving.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    if not serving.is_running:
        serving.start()  # whoever kills it starts it again, unless the test fails before that
    assert not errors, errors
