"""`backup`: a copy of all tables, made while the server goes on."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.commands.words import words_in
from hairpin.content.languages import language_for
from hairpin.server.serving import default_database
from hairpin.server.store.backup import Exists, HasItsOwn, back_up


def backup(options: argparse.Namespace) -> int:
    t = words_in(language_for(options.language, os.environ))
    target = Path(options.file)
    try:
        found = back_up(options.database or default_database(), target)
    except Exists:
        print(f"hairpin: {t('backup-exists', file=options.file)}", file=sys.stderr)
        return WRONG_INPUT
    except HasItsOwn:
        print(f"hairpin: {t('backup-postgresql')}", file=sys.stderr)
        return WRONG_INPUT
    kilobytes = -(-found.bytes // 1000)
    print(t("backup-written", file=options.file, tables=found.tables, entries=found.entries, kilobytes=kilobytes))
    return 0
