"""The command line. Nothing heavy is imported before it is known what is wanted."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from hairpin.commands.options import Silent, Unspoken, parser, version
from hairpin.content.languages import ENGLISH, LANGUAGES, language_for
from hairpin.rules.errors import HairpinError

__all__ = ["INTERRUPTED", "WRONG_INPUT", "main", "parser", "version"]

WRONG_INPUT = 2
INTERRUPTED = 130
LANGUAGE = "--language"
THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What tells numpy's library how many of them to use, whichever it is."""
WITH_THREADS = ("train",)


def _use_one_thread() -> None:
    """Many processes are at work, each with its own small matrices: none of them starts what it would not use."""
    for name in THREADS:
        os.environ.setdefault(name, "1")


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = read(given or ["serve", "--open"])
    if options.command not in WITH_THREADS:
        _use_one_thread()
    from hairpin import commands

    try:
        code = int(commands.run(options))
        sys.stdout.flush()
    except HairpinError as error:
        print(f"hairpin: {in_words(error, wished(given))}", file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:
        # whoever read our output has seen enough; what is still buffered must not trouble anybody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def read(given: Sequence[str]) -> argparse.Namespace:
    """Words take their time to load: only if some are to be said it is read again, with them."""
    try:
        return parser(kind=Silent).parse_args(given)
    except Unspoken:
        return _read_aloud(given)


def _read_aloud(given: Sequence[str]) -> argparse.Namespace:
    from hairpin.commands.fixed_words import fixed_words
    from hairpin.commands.speaking import speaking
    from hairpin.commands.words import words_in

    t = words_in(wished(given))
    with fixed_words(t):
        return parser(t, speaking(t)).parse_args(given)


def wished(given: Sequence[str]) -> str:
    """Whether or not the rest makes sense: help, too, is asked for in a language."""
    words = [word for text in given for word in text.split("=", 1)]
    said = next((word for before, word in pairwise(words) if before == LANGUAGE), None)
    return language_for(said if said in LANGUAGES else None, os.environ)


def in_words(error: HairpinError, language: str) -> str:
    """English as it was raised, which also names the option or the file; others in words of their own.

    Of several things that are wrong with a file the first; the rest as it was raised, so that nothing is lost.
    """
    if language == ENGLISH or not error.reason:
        return str(error)
    from hairpin.commands.reasons import reason_words
    from hairpin.content.problems import ContentError

    others = error.problems[1:] if isinstance(error, ContentError) else []
    return "\n".join([reason_words(error, language), *others])


if __name__ == "__main__":
    sys.exit(main())
