"""Actions as the [[do]] entries of a scenario."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.answers import cards_with_choice
from hairpin.records.scenarios.reading import REACTIONS
from hairpin.rules.actions import (
    CATCH_UP,
    DISCARD,
    PLAN,
    REFRESH,
    RETIRE,
    SALVAGE,
    SLIPSTREAM,
    SPEED,
    TAKE,
    TAKE_BACK,
    Action,
)
from hairpin.rules.race import Race
from hairpin.rules.symbols import BY_NAME


def do_lines(race: Race, actions: Sequence[tuple[int, Action]]) -> list[str]:
    """The race goes through all of them. A plan that is taken back was never made."""
    lines: list[tuple[int, list[str]]] = []
    for place, (seat, action) in enumerate(actions):
        if action.kind == TAKE_BACK:
            last = max(i for i, (other, _) in enumerate(lines) if other == seat)
            del lines[last]
        elif action.kind != SALVAGE:
            lines.append((seat, list(_do(race, seat, action, actions[:place]))))
        race.apply(seat, action)
    return [line for _, entry in lines for line in entry]


def _do(race: Race, seat: int, action: Action, before: Sequence[tuple[int, Action]]) -> Iterator[str]:
    yield from ("", "[[do]]", f"car = {json.dumps(race.setup.entrants[seat].name, ensure_ascii=False)}")
    cards = _list(race, action.cards)
    if action.kind in (PLAN, DISCARD, REFRESH):
        yield f"{action.kind} = {cards}"
    elif action.kind == RETIRE:
        yield "retire = true"
    elif action.kind == SPEED:
        yield f"speed = {_values(race, seat, action)}"
    elif action.kind == SLIPSTREAM:
        yield f"slipstream = {action.n}"
    elif action.kind == TAKE:
        whose = before[-1][1].cards[0]
        yield from (f'react = "{SALVAGE}"', f'card = "{race.cards.codes[whose]}"', f"cards = {cards}")
    else:
        yield from _reaction(race, action)


def _reaction(race: Race, action: Action) -> Iterator[str]:
    if action.kind not in REACTIONS:
        raise ScenarioError(f"{action.kind}: is not done in a round, and so in no scenario")
    yield f'react = "{action.kind}"'
    if action.kind == CATCH_UP or (action.kind in BY_NAME and BY_NAME[action.kind].is_pooled):
        yield f"n = {action.n}"
    elif action.cards:
        yield f'card = "{race.cards.codes[action.cards[0]]}"'


def _values(race: Race, seat: int, action: Action) -> str:
    """A list for a card that was played twice."""
    chosen: dict[str, list[int]] = {}
    for card, value in zip(cards_with_choice(race, seat), action.cards, strict=True):
        chosen.setdefault(race.cards.codes[card], []).append(value)
    pairs = [f"{code} = {each[0] if len(each) == 1 else each}" for code, each in chosen.items()]
    return f"{{ {', '.join(pairs)} }}"


def _list(race: Race, cards: tuple[int, ...]) -> str:
    return f"[{', '.join(json.dumps(race.cards.codes[card]) for card in cards)}]"
