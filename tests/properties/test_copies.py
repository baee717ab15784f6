"""A race can be copied, saved, replayed and listened to, at any decision, and stays the same race."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hairpin.records.games import current_race, start
from hairpin.records.reading import read_record
from hairpin.records.replay import replay, replay_on, verify
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint, snapshot
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from tests.properties.races import Outing, next_decision, on_many_races, state, whole


@on_many_races(20)
def test_listening_changes_nothing(outing: Outing) -> None:
    heard, unheard = outing.race(listen=True), outing.race(listen=False)
    chance = Chance(outing.seed)
    for seat, action in outing.drive(heard):
        assert unheard.legal(seat) == heard.legal(seat)
        assert chance.below(10) or state(unheard) == state(heard)
        unheard.apply(seat, action)
    assert unheard.events is None
    assert state(unheard) == state(heard)


@on_many_races(20)
def test_the_same_seed_and_actions_lead_to_the_same_race(outing: Outing) -> None:
    first, second = outing.race(), outing.race()
    for seat, action in outing.drive(first):
        assert second.waiting() == first.waiting()
        assert second.chance.state == first.chance.state
        second.apply(seat, action)
    assert state(first) == state(second)


@on_many_races(20)
def test_a_clone_goes_on_like_the_original(outing: Outing) -> None:
    """And neither notices what happens to the other."""
    race = outing.race()
    chance = Chance(outing.seed)
    twins: list[Race] = []
    for seat, action in outing.drive(race):
        if chance.below(50) == 0:
            twins.append(race.clone())
            assert whole(twins[-1]) == whole(race)
        for twin in twins:
            twin.apply(seat, action)
    for twin in twins:
        assert state(twin) == state(race)


@on_many_races(20)
def test_playing_a_clone_does_not_touch_the_original(outing: Outing) -> None:
    race = outing.race(listen=True)
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        if chance.below(100) == 0:
            before = whole(race)
            drive_on(race.clone(), outing, chance)
            assert whole(race) == before


@on_many_races(20)
def test_playing_the_original_does_not_touch_a_clone(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    kept: list[tuple[Race, str]] = []
    for _ in outing.drive(race):
        if chance.below(30) == 0:
            twin = race.clone()
            kept.append((twin, whole(twin)))
    for twin, before in kept:
        assert whole(twin) == before


def drive_on(race: Race, outing: Outing, chance: Chance) -> None:
    while not race.is_over():
        race.apply(*next_decision(race, outing.styles(), chance))


@on_many_races(5)
def test_a_snapshot_stays_as_it_was_taken(outing: Outing) -> None:
    """What compares a state with an earlier one relies on it."""
    race = outing.race()
    taken, text = snapshot(race), state(race)
    drive_on(race, outing, Chance(outing.seed))
    assert taken == snapshot(outing.race())
    assert text == state(outing.race())


@contextmanager
def a_record() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "race.hairpin"


@on_many_races(6)
def test_replaying_a_record_passes_through_every_state_of_the_race(outing: Outing) -> None:
    with a_record() as path:
        session = Session.begin(outing.config(), outing.seed, path, listen=False)
        states = []
        for seat, action in outing.decide(session.race):
            session.act(seat, action)
            states.append(fingerprint(session.race))
        record = read_record(path)
        race = start(record.config, record.seed)
        assert [fingerprint(race) for _ in replay_on(race, record)] == states
        assert record.end == states[-1]
        assert verify(record).startswith(f"{len(states)} actions")


@on_many_races(6)
def test_a_race_saved_at_any_decision_is_loaded_as_it_was_and_goes_on_alike(outing: Outing) -> None:
    chance = Chance(outing.seed)
    with a_record() as path:
        session = Session.begin(outing.config(), outing.seed, path)
        loaded: list[Race] = []
        for seat, action in outing.decide(session.race):
            if chance.below(60) == 0:
                loaded.append(current_race(replay(read_record(path), listen=True)))
                assert whole(loaded[-1]) == whole(session.race)
                assert loaded[-1].events == session.race.events
            for race in loaded:
                race.apply(seat, action)
            session.act(seat, action)
        for race in loaded:
            assert whole(race) == whole(session.race)


RACE_AND_PRINT = """
import sys
from pathlib import Path
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.driving import Drivers
from hairpin.records.session import Session
path = Path(sys.argv[1])
config = race_config(load_circuit("netherlands"), ("random", "simple", "random", "simple", "random"), 1)
drivers = Drivers(Session.begin(config, 77, path))
while drivers.act():
    pass
sys.stdout.buffer.write(path.read_bytes())
"""


def test_a_race_does_not_depend_on_the_hash_seed_of_python(tmp_path: Path) -> None:
    one, other = (
        subprocess.run(
            [sys.executable, "-c", RACE_AND_PRINT, str(tmp_path / seed)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "4242")
    )
    assert b'"end"' in one
    assert one == other
