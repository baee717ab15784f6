"""How an entry of any earlier version becomes one of today's.

A step is never changed once it has been released; what must change gets a new one at the end. Steps work on plain
data: the types they were written for are gone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Data = dict[str, object]
Step = Callable[[Data], Data]

_RACE: Final = ("circuit", "laps", "round_limit")
_SEASON: Final = ("season", "races")


def settings_apart(body: Data) -> Data:
    """Version 1 kept the settings as clients had sent them: what is set lay beside what is raced."""
    settings = body.get("settings")
    if not isinstance(settings, dict):
        return body
    return {**body, "settings": {**settings, "game": _game(settings["game"])}}


def _game(game: Data) -> Data:
    kind = game["game"]
    own = _RACE if kind == "race" else _SEASON
    options = {name: value for name, value in game.items() if name not in ("game", *own)}
    return {"kind": kind, "options": options, **{name: game[name] for name in own if name in game}}


STEPS: Final[tuple[Step, ...]] = (settings_apart,)
VERSION: Final = len(STEPS) + 1


def upcast(version: int, body: Data) -> Data:
    """LookupError for a version that is not known: it is of a newer Hairpin."""
    if not 1 <= version <= VERSION:
        raise LookupError(version)
    for step in STEPS[version - 1 :]:
        body = step(body)
    return body
