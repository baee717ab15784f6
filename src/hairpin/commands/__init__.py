"""What each command does; one file each, named like the command, loaded when it is called."""

import argparse
from importlib import import_module
from typing import Protocol

from hairpin.commands.extras import needing_extras


class Command(Protocol):
    def __call__(self, options: argparse.Namespace) -> int: ...


def run(options: argparse.Namespace) -> int:
    with needing_extras(options.command):
        module = import_module(f"hairpin.commands.{options.command}")
    command: Command = getattr(module, options.command)
    return command(options)
