"""The tables of docs/encodings.md, made from those that the program goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.encoding.action_tables import BASE, SEASON, SINGLE_RACE, slots
from hairpin.encoding.observation_table import OBSERVATION

if TYPE_CHECKING:
    from hairpin.encoding.table import Table

PAGE: Final = "docs/encodings.md"
TABLES: Final = {
    "base": BASE,
    "slots(8)": slots(SINGLE_RACE),
    "slots(12)": slots(SEASON),
    "observation": OBSERVATION,
}


def with_tables(page: str) -> str:
    """The page with what stands between its marks made anew."""
    for name, table in TABLES.items():
        begin, end = f"<!-- table {name} -->\n", f"<!-- end of table {name} -->\n"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = before + begin + _markdown(table) + end + after
    return page


def _markdown(table: Table) -> str:
    rows = [f"| {_numbers(table.range(part.name))} | `{part.name}` | {part.meaning} |\n" for part in table]
    return f"\n| Numbers | Part | Meaning |\n|---|---|---|\n{''.join(rows)}\n{table.size} numbers in all.\n\n"


def _numbers(range: range) -> str:
    return str(range[0]) if len(range) == 1 else f"{range[0]} to {range[-1]}"
