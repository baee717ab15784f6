"""Whole seasons, and single races with every module, that were recorded once and replay to the same end."""

from pathlib import Path
from typing import Final

import pytest

from hairpin.content.calendar import load_calendar
from hairpin.content.season_config import BEST_OF_ALL_TIME, CUSTOM, SeasonConfig
from hairpin.records.reading import read_record
from hairpin.records.replay import verify

HERE: Final = Path(__file__).parent
SEASONS: Final = sorted((HERE / "golden_seasons").glob("*.jsonl"))
MODULES: Final = sorted((HERE / "golden_modules").glob("*.jsonl"))


@pytest.mark.parametrize("path", SEASONS + MODULES, ids=lambda path: path.stem)
def test_it_replays_to_the_same_end(path: Path) -> None:
    assert "final state" in verify(read_record(path))


def test_there_is_one_for_each_season() -> None:
    configs = [read_record(path).config for path in SEASONS]
    names = {config.request.name for config in configs if isinstance(config, SeasonConfig)}
    assert names == {*load_calendar().seasons, CUSTOM, BEST_OF_ALL_TIME}
