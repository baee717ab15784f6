"""What moves on the page although nobody moved it, as Chromium measures it."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH = """() => {
  window.shifts = [];
  const nameOf = (node) => node instanceof Element
    ? node.tagName.toLowerCase() + [...node.classList].map((one) => "." + one).join("")
    : `"${node?.textContent?.trim().slice(0, 20) ?? ""}" in ` + (node?.parentElement?.className ?? "?");
  const spot = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    if (!document.querySelector("main.race")) return;  // after the race there is another screen
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of entry.sources) {
        const way = `${spot(previousRect)} -> ${spot(currentRect)}`;
        window.shifts.push(`${nameOf(node)}: ${way} (${entry.value.toFixed(5)})`);
      }
    }
  }).observe({ type: "layout-shift", buffered: false });
}"""
BOXES = """(places) => places.map((place) => {
  const found = document.querySelector(place);
  if (!found) return `${place} is gone`;  // with the whole screen, when the race is over
  const { x, y, width, height } = found.getBoundingClientRect();
  return [place, x, y, width, height].join(" ");
})"""


def watch_shifts(page: Page) -> None:
    """From now on."""
    page.evaluate(WATCH)


def shifts(page: Page) -> list[str]:
    """Each thing that was moved: from where to where, and how much that counts."""
    return [str(one) for one in page.evaluate("window.shifts")]


def boxes(page: Page, *places: str) -> list[str]:
    """Where things lie, to be compared."""
    return [str(one) for one in page.evaluate(BOXES, [*places])]
