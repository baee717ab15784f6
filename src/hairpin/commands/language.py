"""The language of what is shown. The words are loaded only where some are."""

from __future__ import annotations

import argparse
import os


def speak_as_wished(options: argparse.Namespace) -> None:
    from hairpin.content.languages import language_for
    from hairpin.terminal.words import speak

    speak(language_for(options.language, os.environ))
