"""What argparse says by itself, in our words: it asks gettext for them, and here it asks us instead."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from hairpin.commands.words import Words


@contextmanager
def fixed_words(t: Words) -> Iterator[None]:
    """Within this a parser is made and used. What another version of argparse says otherwise stays English."""
    known = _known(t)
    module = vars(argparse)
    before = module["_"]
    module["_"] = lambda text: known.get(text, text)
    try:
        yield
    finally:
        module["_"] = before


def _known(t: Words) -> dict[str, str]:
    """By argparse's own words. Their %-signs are for argparse, and ours keep them."""
    return {
        "usage: ": t("argparse-usage") + " ",
        "positional arguments": t("argparse-arguments"),
        "options": t("argparse-options"),
        "show this help message and exit": t("argparse-help"),
        "%(prog)s: error: %(message)s\n": t("argparse-error") + "\n",
        "argument %(argument_name)s: %(message)s": t("argparse-argument"),
        "unknown parser %(parser_name)r (choices: %(choices)s)": t("argparse-unknown-command"),
        "unrecognized arguments: %s": t("argparse-unrecognized"),
        "not allowed with argument %s": t("argparse-not-with"),
        "ignored explicit argument %r": t("argparse-no-value"),
        "the following arguments are required: %s": t("argparse-required"),
        "expected one argument": t("argparse-one-value"),
        "expected at least one argument": t("argparse-some-values"),
        "ambiguous option: %(option)s could match %(matches)s": t("argparse-ambiguous"),
        # only whole numbers are read in this way
        "invalid %(type)s value: %(value)r": t("argparse-not-a-number"),
        "invalid choice: %(value)r (choose from %(choices)s)": t("argparse-not-a-choice"),
    }
