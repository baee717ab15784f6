"""Where this user's programs keep what they write, as each system has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """What is to be kept: the tables of a server."""
    return _folder(environment, platform, "XDG_DATA_HOME", Path(".local", "share"))


def state_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """What a program goes on with: races that were left, and what was typed. XDG_STATE_HOME counts everywhere."""
    if environment.get("XDG_STATE_HOME"):
        return Path(environment["XDG_STATE_HOME"]) / "hairpin"
    try:
        return _folder(environment, platform, "XDG_STATE_HOME", Path(".local", "state"))
    except RuntimeError:  # somebody without a home, as in a container: nothing can be kept
        return Path(os.devnull, "hairpin")


def _folder(environment: Mapping[str, str], platform: str, variable: str, usual: Path) -> Path:
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hairpin"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "hairpin"
    return Path(environment.get(variable) or home / usual) / "hairpin"
