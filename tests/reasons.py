"""Which reasons errors can have, and what each tells of: found where they are raised."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from hairpin.content.settings import NEEDS, RACE, SEASON

SOURCE: Final = Path(__file__).parents[1] / "src" / "hairpin"
REASON_AT: Final = {"BadSetup": 1, "ContentError": 1, "UnknownDriver": 1, "Refused": 2, "Why": 0}
"""By the error: which of its arguments is the reason."""
AT_THE_COMMAND_LINE: Final = {"NothingSaved": 1, "NoServer": 1}
"""The page never says them."""
PUT_TOGETHER: Final = {
    "needs-{…}": {f"needs-{need}" for need in NEEDS},
    "only-in-{…}": {f"only-in-{scope}" for scope in (RACE, SEASON)},
    "same-{…}": {"same-name", "same-color", "same-number"},
}


def _written(errors: Mapping[str, int]) -> Iterator[ast.expr]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
                at = errors[node.func.id]
                yield from node.args[at : at + 1]


@cache
def reasons() -> frozenset[str]:
    return _of(REASON_AT)


@cache
def reasons_at_the_command_line() -> frozenset[str]:
    return reasons() | _of(AT_THE_COMMAND_LINE)


def _of(errors: Mapping[str, int]) -> frozenset[str]:
    found: set[str] = set()
    for reason in _written(errors):
        if isinstance(reason, ast.Constant):
            found.add(str(reason.value))
        elif isinstance(reason, ast.JoinedStr):
            parts = (str(part.value) if isinstance(part, ast.Constant) else "{…}" for part in reason.values)
            found |= PUT_TOGETHER["".join(parts)]
    return frozenset(found)
