"""Tables made over HTTP, with the cookie of a page: its person is the host."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page

from tests.yard import YARD

Json = dict[str, object]
BARE = "/health"
"""An address of the same server with nothing to draw: for who goes on from there to a table at once."""


def create_table(page: Page, settings: Json) -> str:
    """The address of its page."""
    origin = "/".join(page.url.split("/")[:3])
    answer = page.request.post(f"{origin}/api/tables", data=settings, headers={"Origin": origin})
    assert answer.status == 201, answer.text()
    return origin + str(answer.json()["link"])


def race_of(*seats: str, **game: object) -> Json:
    """`person`, `legend`, or the name of a driver."""
    return {"game": {"game": "race", "circuit": "usa", **game}, "seats": [_seat(seat) for seat in seats]}


def short_race_of(*seats: str) -> Json:
    """To be raced to its end by clicks."""
    return race_of(*seats, circuit={"id": "yard", **YARD})


def season_of(*seats: str, **game: object) -> Json:
    """Two races, short ones; the event of the first has one lap less."""
    races = [{"circuit": "great-britain", "event": 3}, {"circuit": "spain", "event": 7}]
    return {**race_of(*seats), "game": {"game": "season", "season": "short", "races": races, **game}}


def circuit_file(text: str) -> FilePayload:
    """As somebody chooses it on their own disk."""
    return {"name": "backyard.toml", "mimeType": "application/toml", "buffer": text.encode()}


def _seat(seat: str) -> Json:
    return {"kind": seat} if seat in ("person", "legend") else {"kind": "driver", "driver": seat}
