"""`serve --check`: what is missing, in words."""

from __future__ import annotations

import os
from typing import Final

from hairpin.commands.words import words_in
from hairpin.content.languages import language_for
from hairpin.server.readiness.checks import Plan, findings
from hairpin.server.readiness.finding import Level

NOT_READY: Final = 1


def check(plan: Plan, wish: str | None) -> int:
    t = words_in(language_for(wish, os.environ))
    marks = {level: t(f"level-{level}") for level in Level}
    width = max(map(len, marks.values()))
    worst = 0
    for finding in findings(plan):
        print(f"{marks[finding.level]:<{width}}  {t(f'check-{finding.id}', **finding.values)}")
        worst += finding.level is Level.MISSING
    print(t("check-not-ready", count=worst) if worst else t("check-ready"))
    return NOT_READY if worst else 0
