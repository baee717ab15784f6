"""What each command does; one file each kind, loaded when it is called."""

import argparse
from importlib import import_module
from typing import Protocol

_HOME = {
    "race": "racing",
    "season": "racing",
    "play": "racing",
    "resume": "racing",
    "replay": "looking_back",
    "verify": "looking_back",
    "scenario": "scenarios",
    "circuits": "circuits",
    "circuit": "circuits",
    "bench": "measuring",
    "simulate": "simulating",
    "rate": "rating",
    "targets": "promises",
    "serve": "serving",
}


class Command(Protocol):
    def __call__(self, options: argparse.Namespace) -> int: ...


def run(options: argparse.Namespace) -> int:
    module = import_module(f"hairpin.commands.{_HOME[options.command]}")
    command: Command = getattr(module, options.command)
    return command(options)
