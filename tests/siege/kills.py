"""kill -9 of the server, again and again over whole seasons; the players come back alone and miss nothing."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

from tests.server.killing import Blows, Victim, whole_season
from tests.siege.attack import POSTGRESQL, Attack, Camp, Found
from tests.siege.besieged import complaints

KILLS_A_SEASON: Final = 200
POSTGRES_KILLS: Final = 20
POSTGRES_STOPS: Final = 5
AWAY: Final = "the database can't be"
"""What the log must say while that is so."""
SAY_EVERY: Final = 10


class Slaughter:
    """All seasons are in one database, one after the other."""

    def __init__(self, camp: Camp) -> None:
        self._camp = camp
        url = camp.postgres.new_database() if camp.postgres is not None else None
        self.victim = Victim(camp.folder, url)
        self.done = 0
        self.entries = 0

    async def season(self, blows: Blows) -> None:
        before = self.done

        def count(number: int) -> None:
            self.done = before + number
            if self.done % SAY_EVERY == 0:
                self._camp.say(f"kills: {self.done}")

        blows.on_blow = count
        players = await whole_season(self.victim, self._camp.folder, blows)
        self.entries += players[0].seq


async def over_seasons(camp: Camp, seasons: list[Blows]) -> Found:
    slaughter, began, lost = Slaughter(camp), time.monotonic(), list[str]()
    await asyncio.to_thread(slaughter.victim.start)
    try:
        for blows in seasons:
            await slaughter.season(blows)
    except (AssertionError, TimeoutError) as error:
        lost.append(f"after {slaughter.done} blows: {str(error) or repr(error)}")
    finally:
        slaughter.victim.kill()
    said = complaints(slaughter.victim.log.read_text())
    stops = sum(blows.stops for blows in seasons)
    lost += [f"in the log: {words}" for words in said if not (stops and AWAY in words)]
    took = time.monotonic() - began
    what = f"{slaughter.done - stops} kills" + (f", {stops} stops of the database" if stops else "")
    return Found(f"{what} in {took:.0f} s, {len(seasons)} seasons, {slaughter.entries} entries", lost)


async def kill(camp: Camp) -> Found:
    whole, rest = divmod(camp.kills, KILLS_A_SEASON)
    return await over_seasons(camp, [Blows(kills) for kills in [KILLS_A_SEASON] * whole + [rest] * bool(rest)])


async def kill_and_stop(camp: Camp) -> Found:
    assert camp.postgres is not None
    stop = partial(_stop_for_a_moment, camp)
    return await over_seasons(camp, [Blows(min(camp.kills, POSTGRES_KILLS), POSTGRES_STOPS, stop)])


def _stop_for_a_moment(camp: Camp) -> None:
    assert camp.postgres is not None
    camp.postgres.stop()
    time.sleep(0.3)
    camp.postgres.start()


KILLS = Attack("kills", "kill -9 of the server over whole seasons", kill, has_server=False)
STOPS = Attack(
    "stops", "kill -9, and a database that stops and comes back", kill_and_stop, (POSTGRESQL,), has_server=False
)
