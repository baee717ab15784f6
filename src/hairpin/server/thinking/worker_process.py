"""The process in which drivers think: it reads questions and writes thoughts until its pipe is closed.

`python -m hairpin.server.thinking.worker_process` is for the server alone; its argument is for whoever looks at a
list of processes.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import time
import traceback
from contextlib import suppress
from functools import cache
from operator import index
from pkgutil import resolve_name
from queue import SimpleQueue
from typing import BinaryIO

from hairpin.advice.advice import Advice
from hairpin.advice.advising import advise
from hairpin.drivers.driver import WHATEVER, BrokenDriver, driver
from hairpin.drivers.offering import offer
from hairpin.rules.actions import Action
from hairpin.rules.errors import HairpinError
from hairpin.server.thinking.job import Thought
from hairpin.server.thinking.parcels import Orders, Question, next_question

made_driver = cache(driver)
"""Drivers keep nothing between decisions, so that one of each will do."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parcels, thoughts = _own_pipes()
    orders = pickle.load(parcels)
    assert isinstance(orders, Orders)
    _get_ready(orders)
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(parcels, questions), daemon=True).start()
    with suppress(BrokenPipeError):  # the server is gone
        while True:
            pickle.dump(_think(questions.get(), orders.patience), thoughts)
            thoughts.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """A driver that prints or reads must not get into the conversation."""
    parcels, thoughts = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return parcels, thoughts


def _get_ready(orders: Orders) -> None:
    if hasattr(os, "nice"):
        os.nice(orders.nice)
    for file in orders.files:
        offer(file)
    for name in orders.drivers:
        made_driver(name)
    if orders.prepare:
        resolve_name(orders.prepare)()


def _listen(parcels: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """In a thread of its own: a server that was killed is noticed even in the middle of a thought."""
    try:
        while True:
            questions.put(next_question(parcels))
    finally:
        os._exit(0)


def _think(question: Question, patience: int) -> Thought:
    began = time.process_time()
    _set_alarm(patience)
    try:
        found, problem = _found(question), ""
    except WHATEVER as error:
        found, problem = None, _in_words(error)
    _set_alarm(0)
    return Thought(found, problem, time.process_time() - began)


def _found(question: Question) -> Action | Advice:
    if question.wants_advice:
        return advise(question.view, question.chance)
    return _plain(question, made_driver(question.name).decide(question.view, question.chance))


def _set_alarm(seconds: int) -> None:
    """It rings after so much CPU time of this process, and then the system ends the process, whatever it is doing:

    also in the middle of an operation that lets no other thread run.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _plain(question: Question, action: object) -> Action:
    """Nothing but what an action is made of goes back to the server."""
    try:
        assert isinstance(action, Action)
        return Action(str(action.kind), index(action.n), tuple(map(index, action.cards)))
    except (AssertionError, TypeError):
        raise BrokenDriver(
            f"driver {question.name!r} answered {action!r} at {question.view.step!r}; it must be an Action"
        ) from None


def _in_words(error: BaseException) -> str:
    if isinstance(error, HairpinError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} ({where.filename}, line {where.lineno})"


if __name__ == "__main__":
    main()
