"""Drivers that misbehave. They think in processes of their own, so tests talk to them by files."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from hairpin.drivers.driver import DRIVERS, BrokenDriver, Driver
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

FOLDER: Final = "HAIRPIN_TEST_FOLDER"
"""Where the files of `thoughtful` are."""


class Unready:
    def __init__(self) -> None:
        raise BrokenDriver("no petrol")

    def decide(self, view: View, chance: Chance) -> Action:
        raise NotImplementedError


class Cheat:
    def decide(self, view: View, chance: Chance) -> Action:
        return Action("boost")


class Babbler:
    def decide(self, view: View, chance: Chance) -> Action:
        return Action("plan", 1, (0, [], "x"))  # type: ignore[arg-type]


class Mute:
    def decide(self, view: View, chance: Chance) -> Action:
        return cast(Action, None)


class Stumbling:
    def decide(self, view: View, chance: Chance) -> Action:
        raise ZeroDivisionError("one gear too many")


class Sound:
    """Whose first option is always good enough."""

    def decide(self, view: View, chance: Chance) -> Action:
        return view.options[0]


class Chatty(Sound):
    def decide(self, view: View, chance: Chance) -> Action:
        print("I think, therefore I print", flush=True)
        assert os.read(0, 1) == b""
        return super().decide(view, chance)


class Sleeper(Sound):
    def decide(self, view: View, chance: Chance) -> Action:
        time.sleep(3600)
        return super().decide(view, chance)


class Ponderous(Sound):
    """One second of CPU."""

    def decide(self, view: View, chance: Chance) -> Action:
        end = time.process_time() + 1
        while time.process_time() < end:
            pass
        return super().decide(view, chance)


class Endless:
    def decide(self, view: View, chance: Chance) -> Action:
        while True:
            pass


class Dying:
    def decide(self, view: View, chance: Chance) -> Action:
        os._exit(3)


class Thoughtful(Sound):
    """It tells when it is asked, and answers when it is told to."""

    def decide(self, view: View, chance: Chance) -> Action:
        folder = Path(os.environ[FOLDER])
        (folder / "asked").touch()
        while not (folder / "decided").exists():
            time.sleep(0.01)
        return super().decide(view, chance)


FAKES: Final[dict[str, Callable[[], Driver]]] = {
    "unready": Unready,
    "cheat": Cheat,
    "babbler": Babbler,
    "mute": Mute,
    "stumbling": Stumbling,
    "sound": Sound,
    "chatty": Chatty,
    "sleeper": Sleeper,
    "ponderous": Ponderous,
    "endless": Endless,
    "dying": Dying,
    "thoughtful": Thoughtful,
}


def enter() -> None:
    """In the processes of drivers."""
    DRIVERS.update(FAKES)


def enter_all_dying() -> None:
    DRIVERS.update(dict.fromkeys(DRIVERS, Dying))


PREPARE: Final = "tests.server.fake_drivers:enter"
PREPARE_ALL_DYING: Final = "tests.server.fake_drivers:enter_all_dying"
