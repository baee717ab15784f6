"""A season is one saved thing: it is replayed, resumed and verified like a race (9.8)."""

from dataclasses import replace
from pathlib import Path

import pytest

from hairpin.content.season_config import SeasonConfig, SeasonRequest, planned_races, season_config
from hairpin.content.settings import SEASON_OPTIONS
from hairpin.drivers.driving import Drivers
from hairpin.records.errors import RecordError
from hairpin.records.games import start
from hairpin.records.reading import read_record
from hairpin.records.replay import replay_on, verify
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.chance import Chance
from hairpin.rules.season import Season

SEED = 11
LEGENDS = 2


def config(name: str = "1961") -> SeasonConfig:
    drivers = ("simple", "random", *("legend",) * LEGENDS)
    return season_config(
        SeasonRequest(name, planned_races(name), drivers, modules=replace(SEASON_OPTIONS, rising=True))
    )


def drive(session: Session) -> list[str]:
    """To the end; the state after every action."""
    drivers = Drivers(session)
    states = []
    while drivers.act():
        states.append(fingerprint(session.game))
    return states


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("season") / "whole"
    drive(Session.begin(config(), SEED, path))
    return path


@pytest.mark.rule("9.8")
def test_a_season_replays_through_every_state(tmp_path: Path) -> None:
    path = tmp_path / "season"
    session = Session.begin(config("1962"), SEED, path)
    states = drive(session)
    record = read_record(path)
    game = start(record.config, record.seed)
    assert isinstance(game, Season)
    assert [fingerprint(game) for _ in replay_on(game, record)] == states
    assert "final state" in verify(record)
    assert game.standings() == session.game.ranking()


@pytest.mark.rule("9.8")
@pytest.mark.parametrize("part", range(8))
def test_a_season_resumed_at_any_decision_goes_on_as_if_it_had_not_been_stopped(
    part: int, whole: Path, tmp_path: Path
) -> None:
    lines = whole.read_bytes().splitlines(keepends=True)
    kept = 1 + Chance(part).below(len(lines) - 2)
    path = tmp_path / "season"
    # a line cut in half on top: it is dropped
    path.write_bytes(b"".join(lines[:kept]) + lines[kept][:-5])
    session = Session.resume(path)
    assert session.notice is not None
    drive(session)
    assert path.read_bytes() == whole.read_bytes()


def test_a_season_that_is_over_is_not_resumed(whole: Path) -> None:
    with pytest.raises(RecordError, match="over"):
        Session.resume(whole)
