"""What the first visit costs, as it really comes over the wire."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage

MAX_BYTES = 200_000
TEXTS = (".js", ".css", "/")
FEW_BYTES = 200
"""In so few there is nothing to compress."""
LOADED = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, transferSize, encodedBodySize, decodedBodySize }) =>
    ({ name, transferred: transferSize, encoded: encodedBodySize, decoded: decodedBodySize }))"""


class Loaded(TypedDict):
    name: str
    transferred: int
    encoded: int
    decoded: int


def test_the_first_load_comes_compressed_and_stays_below_200_kilobytes(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    loaded: list[Loaded] = page.evaluate(LOADED)
    assert 0 < sum(one["transferred"] for one in loaded) < MAX_BYTES, loaded
    texts = [one for one in loaded if one["name"].endswith(TEXTS) and one["decoded"] > FEW_BYTES]
    assert len(texts) >= 3
    assert all(one["encoded"] < one["decoded"] for one in texts), texts


def test_the_second_load_asks_for_no_asset_again(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Race now")).to_be_visible()
    loaded: list[Loaded] = page.evaluate(LOADED)
    assets = [one for one in loaded if "/assets/" in one["name"]]
    assert assets
    assert all(one["transferred"] == 0 for one in assets), assets
