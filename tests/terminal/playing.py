"""People who answer by rule: what is shown goes into a text, what is asked to a policy."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

from rich.console import Console

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.records.session import Session
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import PLAN
from hairpin.rules.chance import Chance
from hairpin.terminal.play import play
from tests.yard import yard

Policy = Callable[[str], str]


def session_of(*drivers: str, seed: int = 1, circuit: str = "usa", laps: int = 1) -> Session:
    return Session.begin(race_config(load_circuit(circuit), drivers, laps, names=("You",)), seed)


def short_session(*drivers: str, seed: int = 1, laps: int = 1) -> Session:
    """To be played to its end."""
    return Session.begin(race_config(yard(), drivers, laps, names=("You",)), seed)


def screen(width: int = 80, is_terminal: bool = False) -> tuple[Console, StringIO]:
    text = StringIO()
    return Console(file=text, width=width, force_terminal=is_terminal, color_system=None), text


def play_by(policy: Policy, session: Session) -> str:
    """All that was on the screen, prompts included."""
    console, text = screen()

    def ask(prompt: str) -> str:
        console.print(prompt, markup=False)
        return policy(prompt)

    play(session, console, ask=ask)
    return text.getvalue()


def plan_text(session: Session, chance: Chance) -> str:
    """Any legal plan of whoever is asked, as records write it."""
    race = session.race
    plans = [option for option in race.legal(race.waiting()[0]) if option.kind == PLAN]
    return action_text(plans[chance.below(len(plans))], race.cards.codes)


class Racer:
    """Any plan, the first symbol if there is one, every slipstream, no discards, the first of any list."""

    def __init__(self, session: Session, seed: int = 0) -> None:
        self.session = session
        self.chance = Chance(seed)
        self.asked: list[str] = []
        self._answered = -1

    def __call__(self, prompt: str) -> str:
        what = prompt.split(" (")[0]
        self.asked.append(what)
        match what:
            case "Your plan":
                return plan_text(self.session, self.chance)
            case "React" if not self._is_new():
                return ""  # there was no symbol to use
            case "React" | "Slipstream" | "Your choice" | "Throw away" | "Speed" | "Take" | "Refresh":
                return "1"
            case _:
                return ""

    def _is_new(self) -> bool:
        """Not the same question once more, after an answer that was none."""
        before, self._answered = self._answered, self.session.actions
        return before != self._answered
