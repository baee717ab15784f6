"""`train`."""

from __future__ import annotations

import argparse
import hashlib
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hairpin.batch.compiling import MISSING, NotInstalled, is_installed
from hairpin.commands.progress import progress_bar
from hairpin.rules.errors import BadSetup

if TYPE_CHECKING:
    from hairpin.learning.checkpoints import Run
    from hairpin.learning.network import Weights
    from hairpin.learning.training import Lessons

SAVED_EVERY: Final = 60.0
"""Seconds."""
CHAMPION: Final = "champion"


def train(options: argparse.Namespace) -> int:
    if not is_installed():
        raise BadSetup(f"train: {MISSING}")
    from hairpin.lab.curves_page import curves_page
    from hairpin.learning.checkpoints import Run
    from hairpin.learning.rooms import device_here, practice_on
    from hairpin.learning.training import Learner, learner_from, new_learner
    from hairpin.learning.training import train as lessons_of

    run = Run(Path(options.folder))
    device = options.device or device_here()
    known = None if options.start is None else _known(options.start)
    against = None if options.against is None else _known(options.against)
    goes_on = run.exists()
    try:
        lessons = _goes_on(run, options) if goes_on else _begun(run, options, device, known, against)
        practice = practice_on(device, lessons, len(run.curves()))
    except NotInstalled as error:
        raise BadSetup(f"train: {error}") from None
    learner: Learner
    if goes_on:
        learner = run.load(practice.on)
    else:
        learner = learner_from(practice.on, known, lessons) if known else new_learner(practice.on, lessons)
        if against is not None:
            learner.against = {name: practice.on.floats(array) for name, array in against.items()}
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


def _begun(
    run: Run, options: argparse.Namespace, device: str, known: Weights | None, against: Weights | None
) -> Lessons:
    from hairpin.learning.network import sizes_of
    from hairpin.learning.rooms import GPU
    from hairpin.learning.training import Lessons, for_a_gpu

    given = {name: getattr(options, name) for name in ("decisions", "races", "seed", "among")}
    lessons = for_a_gpu() if device == GPU else Lessons()
    lessons = replace(lessons, **{name: value for name, value in given.items() if value is not None})
    if known is not None:
        lessons = replace(lessons, start=_told(options.start, known), sizes=sizes_of(known))
    if against is not None:
        lessons = replace(lessons, against=_told(options.against, against))
    run.begin(lessons)
    return lessons


def _goes_on(run: Run, options: argparse.Namespace) -> Lessons:
    """As it was begun."""
    for name in ("decisions", "races", "seed", "among", "start", "against"):
        if getattr(options, name) is not None:
            flag = "from" if name == "start" else name
            raise BadSetup(
                f"--{flag}: the run in {options.folder} goes on as it was begun; leave --{flag} out, "
                "or begin another one in another folder"
            )
    return run.lessons()


def _known(start: str) -> Weights:
    """What a run begins with: our own driver's weights, or those in a file."""
    from hairpin.drivers.champion import ChampionDriver
    from hairpin.learning.weight_files import checked_weights

    return ChampionDriver().weights if start == CHAMPION else checked_weights(Path(start))


def _told(start: str, known: Weights) -> str:
    """The name, and a digest: the file may be another one tomorrow."""
    digest = hashlib.sha256(b"".join(known[name].tobytes() for name in sorted(known)))
    return f"{Path(start).name} {digest.hexdigest()[:16]}"


@contextmanager
def _stopping() -> Iterator[list[int]]:
    """Ctrl-C lets the round of learning end, and what was learned is kept."""
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
