"""Targets and what came of them, in words, as JSON, and as a page of the documentation."""

from __future__ import annotations

import json

from hairpin import __version__
from hairpin.lab.intervals import Interval
from hairpin.lab.judging import Judged, Verdict
from hairpin.lab.targets import AT_LEAST, TIMES, Measure, Target
from hairpin.lab.trial_runs import TrialsResult

HEADINGS = ("target", "who or where", "measure", "races", "found", "95% interval", "promised", "verdict")


def rows(result: TrialsResult) -> list[tuple[str, ...]]:
    return [
        (
            judged.target.name,
            judged.target.subject,
            judged.target.measure.value,
            f"{judged.races:,}",
            _found(judged),
            _range(judged),
            goal_text(judged.target),
            verdict_text(judged),
        )
        for judged in result.judged
    ]


def _found(judged: Judged) -> str:
    return _text(judged.target.measure, judged.found.value) if judged.found else "-"


def _range(judged: Judged) -> str:
    measure = judged.target.measure
    if judged.found is None or judged.found.low == judged.found.high:
        return "-"
    return f"{_text(measure, judged.found.low)} to {_text(measure, judged.found.high)}"


def goal_text(target: Target) -> str:
    word = "at least" if target.measure in AT_LEAST else "at most"
    return f"{word} {_text(target.measure, target.goal)}"


def verdict_text(judged: Judged) -> str:
    if judged.verdict is not Verdict.MISSED:
        return judged.verdict.value
    amount = judged.missed_by
    unit = (
        f"{100 * amount:.1f} points" if judged.target.measure in AT_LEAST else _text(judged.target.measure, amount)
    )
    return f"missed by {unit}"


def _text(measure: Measure, value: float) -> str:
    if measure in AT_LEAST:
        return f"{100 * value:.1f}%"
    return f"{value:,.1f} ms" if measure in TIMES else f"{value:.2f}"


# -- files -----------------------------------------------------------------------------------------------


def targets_json(result: TrialsResult, command: str) -> str:
    """Times, which differ from run to run, are apart: the rest is the same for the same seed."""
    data = {
        "hairpin": __version__,
        "command": command,
        "share": result.trials.share,
        "seed": result.trials.seed,
        "asked": result.asked,
        "done": result.raced,
        "targets": [_data(judged) for judged in result.judged if judged.target.measure not in TIMES],
        "timing": [_data(judged) for judged in result.judged if judged.target.measure in TIMES],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _data(judged: Judged) -> dict[str, object]:
    target = judged.target
    return {
        "target": target.name,
        "subject": target.subject,
        "driver": target.driver,
        "measure": target.measure.value,
        "races": judged.races,
        "goal": target.goal,
        "at_least": target.measure in AT_LEAST,
        "found": round(judged.found.value, 6) if judged.found else None,
        "found_95": _range_data(judged.found),
        "verdict": judged.verdict.value,
        "missed_by": round(judged.missed_by, 6),
    }


def _range_data(found: Interval | None) -> list[float] | None:
    """Infinity is no JSON: an end that is not known is not given."""
    if found is None or found.low == found.high or found.high == float("inf"):
        return None
    return [round(found.low, 6), round(found.high, 6)]


def targets_markdown(result: TrialsResult, command: str) -> str:
    table = [HEADINGS, ("---",) * len(HEADINGS), *rows(result)]
    return _PAGE.format(
        command=command,
        again="" if result.raced < result.asked else ", which gives the same results again, except for the times",
        stopped=_stopped(result),
        table="\n".join(f"| {' | '.join(row)} |" for row in table),
        summary=summary(result),
    )


def _stopped(result: TrialsResult) -> str:
    if result.raced == result.asked:
        return ""
    return f"**Stopped early:** {result.raced:,} of {result.asked:,} races were run.\n\n"


def summary(result: TrialsResult) -> str:
    count = {verdict: sum(judged.verdict is verdict for judged in result.judged) for verdict in Verdict}
    told = ", ".join(f"{number} {verdict.value}" for verdict, number in count.items() if number)
    return f"Of {len(result.judged)} promises: {told}."


_PAGE = """\
# What the drivers promise, and keep

{summary} Made by this command{again}:

```
{command}
```

{stopped}{table}

- **races won:** one car of the driver among five Legends; seats rotate, the grid is random.
- **pairings ahead:** three cars against three. Every car of the one is compared with every car of the other, and
  each deal is raced twice, with the seats swapped.
- **spin-outs a race:** of one car, over the races of all those trials.
- **ms a decision:** CPU time, which depends on the machine. The longest has no interval: it is no mean.
- **kept** and **missed** mean that the whole 95% interval is on that side of what is promised. Otherwise there
  were too few races to tell.
"""
