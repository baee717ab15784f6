"""The tutorials are run as they stand, and their notebooks say the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tutorial_pages import NOTEBOOKS, PAGES, cells_of, notebook_of, printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_prints_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    # starting processes would take longer than the races
    monkeypatch.setattr("hairpin.lab.pool.all_cores", lambda: 1)
    names: dict[str, object] = {"__name__": "__main__"}
    cells = [cell for cell in cells_of(page) if cell.is_code]
    assert any(cell.prints for cell in cells)
    for cell in cells:
        shown = printed(cell, names)
        assert cell.prints is None or shown == cell.prints
    sys.modules.pop("mine", None)


def test_every_tutorial_is_a_notebook_and_no_notebook_is_anything_else() -> None:
    assert {path.stem for path in NOTEBOOKS.iterdir()} == {page.stem for page in PAGES}
    for page in PAGES:
        there = (NOTEBOOKS / f"{page.stem}.ipynb").read_text(encoding="utf-8")
        assert there == notebook_of(page), "scripts/notebooks writes them anew"
