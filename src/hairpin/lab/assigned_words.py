"""What upgrades are worth, as rows, CSV, JSON and a page."""

from __future__ import annotations

import csv
import io
import json
from html import escape
from typing import Final

from hairpin import __version__
from hairpin.lab.assigned_upgrades import ENOUGH_CARS, Studied, Worth
from hairpin.lab.plain_page import made_by, page, section, table
from hairpin.rules import RULES_VERSION

HEADINGS: Final = ("upgrade", "cars", "rounds saved", "95% interval", "by chance", "clear")
READING: Final = (
    "Rounds that a car with the upgrade saves in a race, beside the mean of all upgrades. Every car drew its"
    " upgrades by lot. An interval is for its upgrade alone; by chance: how probable as much would be if it were"
    " as good as the mean, corrected for all of them by Holm's method. A star: clear, even so."
)
CLEAR: Final = "*"


def rows(studied: Studied) -> list[tuple[str, ...]]:
    return [_row(worth) for worth in studied.worths]


def _row(worth: Worth) -> tuple[str, ...]:
    name, cars, saved = worth.name, f"{worth.cars:,}", worth.rounds_saved
    if saved is None or worth.chance is None:
        return name, cars, f"fewer than {ENOUGH_CARS} cars", "", "", ""
    bounds = f"{saved.low:+.2f} to {saved.high:+.2f}"
    chance = f"{worth.chance:.3f}" if worth.chance >= 0.001 else "< 0.001"
    return name, cars, f"{saved.value:+.2f}", bounds, chance, CLEAR if worth.is_clear else ""


def summary(studied: Studied) -> str:
    measured = [worth for worth in studied.worths if worth.rounds_saved]
    clear = sum(worth.is_clear for worth in measured)
    return (
        f"{clear} of {len(measured)} upgrades are clearly better or worse than the mean, corrected by Holm's"
        f" method; {len(studied.races):,} races"
    )


def worths_csv(studied: Studied) -> str:
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow(list(_data(studied.worths[0])) if studied.worths else ["upgrade"])
    for worth in studied.worths:
        writer.writerow(_data(worth).values())
    return paper.getvalue()


def worths_json(studied: Studied, command: str) -> str:
    study = studied.study
    data = {
        "hairpin": __version__,
        "rules": RULES_VERSION,
        "command": command,
        "driver": study.driver,
        "circuits": list(study.circuits),
        "seed": study.seed,
        "asked": study.races,
        "done": len(studied.races),
        "correction": "Holm",
        "upgrades": [_data(worth) for worth in studied.worths],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _data(worth: Worth) -> dict[str, object]:
    saved = worth.rounds_saved
    return {
        "upgrade": worth.code,
        "name": worth.name,
        "cars": worth.cars,
        "rounds_saved": round(saved.value, 6) if saved else None,
        "rounds_saved_low": round(saved.low, 6) if saved else None,
        "rounds_saved_high": round(saved.high, 6) if saved else None,
        "by_chance": None if worth.chance is None else round(worth.chance, 6),
        "is_clear": worth.is_clear,
    }


def worths_html(studied: Studied, command: str) -> str:
    done = len(studied.races)
    early = "" if done == studied.study.races else f"Stopped after {done:,} of {studied.study.races:,} races. "
    return page(
        "What upgrades are worth",
        [
            f"<header><h1>What upgrades are worth</h1><p>{escape(early + summary(studied))}.</p></header>",
            section("Upgrades", READING, table(HEADINGS, rows(studied))),
            section("How it was made", "", made_by(command)),
        ],
    )
