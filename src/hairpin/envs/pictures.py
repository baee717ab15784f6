"""What `render` gives: the race as text, or as a picture."""

from __future__ import annotations

from io import StringIO
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.content.problems import did_you_mean
from hairpin.envs.painting import painted
from hairpin.reading.road import is_on_track
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race
from hairpin.rules.view import view

ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, RGB)
METADATA: Final[dict[str, object]] = {"render_modes": list(MODES), "render_fps": 4}
WIDTH: Final = 100


def check_mode(mode: str | None) -> str | None:
    if mode is None or mode in MODES:
        return mode
    hint = did_you_mean(mode, MODES)
    raise BadSetup(f"render_mode: there is no {mode!r}; {hint}modes are {' and '.join(MODES)}, or None")


def picture(race: Race, mode: str | None, seat: int | None = None) -> str | npt.NDArray[np.uint8] | None:
    """As somebody who watches sees it: no hand and no deck is in it."""
    if mode == ANSI:
        return text(race, seat)
    return painted(race) if mode == RGB else None


def text(race: Race, seat: int | None = None) -> str:
    """The standings, and the road around this car, or around the one that is to act."""
    from rich.console import Console

    from hairpin.terminal.badges import Badges
    from hairpin.terminal.results import race_title
    from hairpin.terminal.standing import standing
    from hairpin.terminal.strip import strip
    from hairpin.terminal.words import t

    watched = view(race, None)
    badges = Badges(watched)
    console = Console(file=StringIO(), width=WIDTH, force_terminal=False)
    console.print(standing(watched, badges, t("race-title-round", race=race_title(race), round=race.round)))
    on_track = [each for each in (seat, *race.waiting()) if each is not None and is_on_track(watched, each)]
    if on_track:
        console.print(strip(view(race, on_track[0]), badges, WIDTH), highlight=False)
    written = console.file
    assert isinstance(written, StringIO)
    return written.getvalue()
