"""kill -9 in a loop, over one season: a crash is a pause, and nothing else.

The usual run kills a few times; HAIRPIN_KILLS=50 kills fifty times.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.killing import Blows, Victim, whole_season
from tests.server.running import in_a_loop

KILLS = int(os.environ.get("HAIRPIN_KILLS", "3"))


def test_killed_again_and_again_a_season_goes_on_without_a_gap(tmp_path: Path) -> None:
    victim = Victim(tmp_path)
    victim.start()
    try:
        in_a_loop(lambda: whole_season(victim, tmp_path, Blows(KILLS)), seconds=200 + 30 * KILLS)
    finally:
        victim.kill()
    log = victim.log.read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log
