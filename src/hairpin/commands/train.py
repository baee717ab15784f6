"""`train`."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from hairpin.batch.compiling import MISSING, NotInstalled, is_installed
from hairpin.commands.progress import progress_bar
from hairpin.rules.errors import BadSetup

SAVED_EVERY: Final = 60.0
"""Seconds."""


def train(options: argparse.Namespace) -> int:
    if not is_installed():
        raise BadSetup(f"train: {MISSING}")
    from hairpin.lab.curves_page import curves_page
    from hairpin.learning.checkpoints import Run
    from hairpin.learning.rooms import GPU, device_here, practice_on
    from hairpin.learning.training import Learner, Lessons, new_learner
    from hairpin.learning.training import train as lessons_of

    run = Run(Path(options.folder))
    device = options.device or device_here()
    try:
        if run.exists():
            _refuse_what_is_settled(options)
            lessons = run.lessons()
        else:
            given = {"decisions": options.decisions, "races": options.races, "seed": options.seed}
            lessons = replace(Lessons(), **{name: value for name, value in given.items() if value is not None})
            if device == GPU:
                lessons = replace(
                    lessons, races=options.races or 16384, apart=1500, ppo=lessons.ppo._replace(minibatch=8192)
                )
            run.begin(lessons)
        practice = practice_on(device, lessons)
    except NotInstalled as error:
        raise BadSetup(f"train: {error}") from None
    learner: Learner = run.load(practice.on) if run.exists() else new_learner(practice.on, lessons)
    points, saved, began = [], time.monotonic(), time.monotonic()
    with _stopping() as stop, progress_bar("decisions", lessons.decisions) as progress:
        for told in lessons_of(practice, learner, lessons):
            points.append(told)
            progress(told.decisions)
            is_over = bool(stop) or (options.minutes and time.monotonic() - began > 60 * options.minutes)
            if is_over or time.monotonic() - saved > SAVED_EVERY:
                run.save(practice.on, learner, points)
                points, saved = [], time.monotonic()
            if is_over:
                break
    run.save(practice.on, learner, points)
    (run.folder / "curves.html").write_text(curves_page(run.curves(), lessons), encoding="utf-8")
    done = learner.decisions
    print(f"{done:,} of {lessons.decisions:,} decisions; weights and curves are in {run.folder}")
    if done < lessons.decisions:
        print(f"To go on: hairpin train {run.folder}", file=sys.stderr)
    return 0


def _refuse_what_is_settled(options: argparse.Namespace) -> None:
    for name in ("decisions", "races", "seed"):
        if getattr(options, name) is not None:
            raise BadSetup(
                f"--{name}: the run in {options.folder} goes on as it was begun; leave --{name} out, "
                "or begin another one in another folder"
            )


@contextmanager
def _stopping() -> Iterator[list[int]]:
    """Ctrl-C lets the round of learning end, and what was learned is kept."""
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
