"""What axe finds on a page as it stands (WCAG 2.2 AA), in light or in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.fresh import any_of

SOURCE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
Theme = Literal["dark", "light"]
THEMES: list[Theme] = any_of("dark", "light")
RUN = """async ({ rules, place }) => {
  // drawings are pictures with a name: what they are drawn with would take most of the time
  const looked = { include: [[place]], exclude: [["svg > *"]] };
  const result = await axe.run(looked, { runOnly: rules, resultTypes: ["violations"], selectors: false });
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}"""


def findings(page: Page, place: str = "html") -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text())  # as a script tag it would be against the page's own policy
    found: list[str] = page.evaluate(RUN, {"rules": RULES, "place": place})
    return found


def assert_accessible(page: Page, screen: str, place: str = "html") -> None:
    """`place` is where anything can have changed since the last look, if that is only a part of the page."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found = findings(page, place)
        assert not found, f"{screen}, {theme}: {found}"
