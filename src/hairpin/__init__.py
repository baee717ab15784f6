"""Hairpin: an open implementation of the racing board game HEAT.

What can be had from here is listed in `__all__` and described in docs/api.md. Each part is imported when it is
first asked for, so that the command line starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hairpin.api.driving import drive, driver
    from hairpin.api.making import circuit, circuits, new_race, new_season, seasons
    from hairpin.api.numbers import (
        OBSERVATION_SIZE,
        action_at,
        action_index,
        codec,
        codec_for,
        mask,
        observe,
    )
    from hairpin.api.playing import action_from_text, action_text, apply, legal, view
    from hairpin.api.positions import position_text, race_at
    from hairpin.api.replaying import replay
    from hairpin.batch.batch import Batch
    from hairpin.batch.random_races import random_races
    from hairpin.content.problems import ContentError
    from hairpin.drivers.driver import BrokenDriver, Driver, UnknownDriver, driver_names
    from hairpin.encoding.codec import Codec
    from hairpin.encoding.errors import DoesNotFit
    from hairpin.records.errors import RecordError
    from hairpin.rules.actions import Action
    from hairpin.rules.chance import Chance
    from hairpin.rules.circuit import Circuit
    from hairpin.rules.errors import (
        BadKey,
        BadSetup,
        HairpinError,
        IllegalAction,
        UnknownAction,
        UnknownSeat,
    )
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season
    from hairpin.rules.view import View

from hairpin.engine import use_compiled_rules

__version__ = "0.1.0"

__all__ = [
    "OBSERVATION_SIZE",
    "Action",
    "BadKey",
    "BadSetup",
    "Batch",
    "BrokenDriver",
    "Chance",
    "Circuit",
    "Codec",
    "ContentError",
    "DoesNotFit",
    "Driver",
    "HairpinError",
    "IllegalAction",
    "Race",
    "RecordError",
    "Season",
    "UnknownAction",
    "UnknownDriver",
    "UnknownSeat",
    "View",
    "__version__",
    "action_at",
    "action_from_text",
    "action_index",
    "action_text",
    "apply",
    "circuit",
    "circuits",
    "codec",
    "codec_for",
    "drive",
    "driver",
    "driver_names",
    "legal",
    "mask",
    "new_race",
    "new_season",
    "observe",
    "position_text",
    "race_at",
    "random_races",
    "replay",
    "seasons",
    "view",
]

_WHERE = {
    "api.driving": ("drive", "driver"),
    "api.making": ("circuit", "circuits", "new_race", "new_season", "seasons"),
    "api.numbers": ("OBSERVATION_SIZE", "action_at", "action_index", "codec", "codec_for", "mask", "observe"),
    "api.playing": ("action_from_text", "action_text", "apply", "legal", "view"),
    "api.positions": ("position_text", "race_at"),
    "api.replaying": ("replay",),
    "batch.batch": ("Batch",),
    "batch.random_races": ("random_races",),
    "content.problems": ("ContentError",),
    "drivers.driver": ("BrokenDriver", "Driver", "UnknownDriver", "driver_names"),
    "encoding.codec": ("Codec",),
    "encoding.errors": ("DoesNotFit",),
    "records.errors": ("RecordError",),
    "rules.actions": ("Action",),
    "rules.chance": ("Chance",),
    "rules.circuit": ("Circuit",),
    "rules.errors": ("BadKey", "BadSetup", "HairpinError", "IllegalAction", "UnknownAction", "UnknownSeat"),
    "rules.race": ("Race",),
    "rules.season": ("Season",),
    "rules.view": ("View",),
}
_MODULE_OF = {name: module for module, names in _WHERE.items() for name in names}


if not TYPE_CHECKING:  # or a name that is misspelt would pass for one that is there

    def __getattr__(name: str) -> object:
        module = _MODULE_OF.get(name)
        if module is None:
            raise AttributeError(f"module 'hairpin' has no attribute {name!r}")
        found: object = getattr(import_module(f"hairpin.{module}"), name)
        globals()[name] = found  # the next time it is simply there
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


use_compiled_rules()
