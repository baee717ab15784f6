"""Tutorials as cells: what is told, and what is run. Tests run them, `scripts/notebooks` makes them notebooks."""

from __future__ import annotations

import io
import json
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
NOTEBOOKS: Final = ROOT / "docs" / "notebooks"
BLOCK: Final = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```\n", re.DOTALL | re.MULTILINE)


class Cell(NamedTuple):
    """Words, or Python; `prints` is what the page says that comes of it."""

    text: str
    is_code: bool
    prints: str | None = None


def cells_of(page: Path) -> list[Cell]:
    text = page.read_text(encoding="utf-8")
    cells: list[Cell] = []
    end = 0
    for block in BLOCK.finditer(text):
        told = text[end : block.start()].strip()
        language, title, content = block.groups()
        end = block.end()
        if language == "text":
            assert not told, f"{page.name}: what is printed comes right after the block that prints it"
            cells[-1] = cells[-1]._replace(prints=content)
            continue
        cells += [Cell(told, False)] if told else []
        cells.append(Cell(_python(language, title, content), True))
    return [*cells, Cell(text[end:].strip(), False)]


def _python(language: str, title: str | None, content: str) -> str:
    """Files are written, and commands are given, without leaving Python: notebooks need no shell."""
    if title is not None:
        quoted = content.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
        return f'from pathlib import Path\n\n_ = Path("{title}").write_text("""\\\n{quoted}""")'
    if language == "console":
        commands = [shlex.split(line.removeprefix("$ hairpin ")) for line in content.strip().splitlines()]
        calls = "\n".join(f"assert main({json.dumps(words)}) == 0" for words in commands)
        return f"from hairpin.cli import main\n\n{calls}"
    assert language == "python", language
    return content.rstrip("\n")


def printed(cell: Cell, names: dict[str, object]) -> str:
    """Runs it among what the cells before it have left behind."""
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(cell.text, "<tutorial>", "exec"), names)
    return out.getvalue()


def notebook_of(page: Path) -> str:
    cells = [_notebook_cell(number, cell) for number, cell in enumerate(cells_of(page))]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    data = {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _notebook_cell(number: int, cell: Cell) -> dict[str, object]:
    source = cell.text.splitlines(keepends=True)
    common: dict[str, object] = {"id": f"cell-{number}", "metadata": {}, "source": source}
    if not cell.is_code:
        return {"cell_type": "markdown", **common}
    outputs = [] if cell.prints is None else [_output(cell.prints)]
    return {"cell_type": "code", "execution_count": None, **common, "outputs": outputs}


def _output(text: str) -> dict[str, object]:
    return {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
