"""Which cards may be planned or discarded from a hand, worked out once for every hand that ever comes up.

The tables fill as hands are seen. They depend on nothing but the hand and the gears that can be reached, so they
are shared by all races, on dry roads and flooded ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from hairpin.rules.actions import DISCARD, PLAN, RETIRE, Action, Options, options
from hairpin.rules.event_cards import NO_LIMIT

if TYPE_CHECKING:
    from hairpin.rules.card_table import CardTable

Hand = tuple[int, ...]
Gears = tuple[int, ...]

MANY_OPTIONS: Final = 400_000
"""A long simulation with many upgrades sees ever new hands; when so many options are remembered, that is some ten
thousand hands, all are forgotten. More make nothing quicker, and the garbage collector looks through them."""
GIVE_UP: Final = Action(RETIRE)


class Plans:
    """The tables of legal plans (3.1, 3.2, 3.4) and discards (3.13)."""

    __slots__ = (
        "_discard_of",
        "_discards",
        "_is_heat",
        "_may_discard",
        "_options",
        "_plan_of",
        "_plans",
        "_stress",
    )

    limit: ClassVar[int] = MANY_OPTIONS
    """A server remembers fewer: its tables seldom see the same hand twice."""

    def __init__(self, is_heat: list[bool], may_discard: list[bool], stress: int) -> None:
        self._stress = stress
        self._is_heat = is_heat
        self._may_discard = may_discard
        self._plans: dict[tuple[Hand, Gears] | tuple[Hand, Gears, Gears], Options] = {}
        self._discards: dict[tuple[Hand, bool, int, bool], Options] = {}
        self._plan_of: dict[Hand, Action] = {}
        self._discard_of: dict[Hand, Action] = {}
        """The same cards come up in many hands; what is done with them is one object in all of these."""
        self._options = 0
        """How many are remembered, of all hands."""

    def plans(self, hand: list[int], payable: Gears, shown: Gears) -> Options:
        """All plans of a sorted hand, and giving up, which is always possible (4.5).

        By the payable gears a hand is cluttered or not. If it is not, a plan may be made for any gear that may be
        shown, which are more only where a mistake can be made (10.2).
        """
        key = (tuple(hand), payable) if shown is payable else (tuple(hand), payable, shown)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._all_plans(key[0], payable, shown)
        return found

    def forget(self) -> None:
        self._plans.clear()
        self._discards.clear()
        self._plan_of.clear()
        self._discard_of.clear()
        self._options = 0

    def discards(
        self, hand: list[int], with_stress: bool = False, maximum: int = NO_LIMIT, with_heat: bool = False
    ) -> Options:
        """All sets of cards that may be thrown away from a sorted hand, the empty one first.

        Events may allow Stress or Heat, or put a limit on the number.
        """
        key = (tuple(hand), with_stress, maximum, with_heat)
        found = self._discards.get(key)
        if found is None:
            found = self._discards[key] = self._all_discards(*key)
        return found

    def _all_plans(self, hand: Hand, payable: Gears, shown: Gears) -> Options:
        playable = tuple(card for card in hand if not self._is_heat[card])
        if len(playable) < payable[0]:
            return self._plan_options(self._cluttered(hand, playable, payable))
        if playable != hand:  # Heat changes nothing then: all such hands share one entry
            return self.plans(list(playable), payable, shown)
        return self._plan_options(cards for g in shown for cards in _choices(playable, g))

    def _plan_options(self, plans: Iterable[Hand]) -> Options:
        return self._noted([*_actions(PLAN, plans, self._plan_of), GIVE_UP])

    def _noted(self, found: list[Action]) -> Options:
        if self._options > self.limit:
            self.forget()
        self._options += len(found)
        return options(found)

    def _cluttered(self, hand: Hand, playable: Hand, gears: Gears) -> Iterator[Hand]:
        """3.4: all playable cards, filled up with Heat. A hand too small for any gear is played whole."""
        heat = tuple(card for card in hand if self._is_heat[card])
        fillable = [g for g in gears if g <= len(hand)]
        for g in fillable:
            for fill in _choices(heat, g - len(playable)):
                yield tuple(sorted(playable + fill))
        if not fillable:
            yield hand

    def _all_discards(self, hand: Hand, with_stress: bool, maximum: int, with_heat: bool) -> Options:
        allowed = [self._may_discard]
        if with_heat:
            allowed.append(self._is_heat)
        loose = tuple(c for c in hand if any(may[c] for may in allowed) or (with_stress and c == self._stress))
        if loose != hand:  # what can't be discarded changes nothing
            return self.discards(list(loose), with_stress, maximum, with_heat)
        few_enough = [cards for cards in _subsets(loose) if len(cards) <= maximum]
        return self._noted(_actions(DISCARD, few_enough, self._discard_of))


def _actions(kind: str, sets: Iterable[Hand], known: dict[Hand, Action]) -> list[Action]:
    found: list[Action] = []
    for cards in sets:
        action = known.get(cards)
        if action is None:
            action = known[cards] = Action(kind, 0, cards)
        found.append(action)
    return found


def _choices(cards: Hand, n: int) -> Iterable[Hand]:
    """The different ways to pick n of these sorted cards; copies of a card are alike."""
    return dict.fromkeys(combinations(cards, n))


def _subsets(cards: Hand) -> list[Hand]:
    """All different sets of these sorted cards, small ones first."""
    found: list[Hand] = [()]
    for card in dict.fromkeys(cards):
        copies = cards.count(card)
        found = [(*chosen, *(card,) * n) for chosen in found for n in range(copies + 1)]
    return sorted(found, key=len)


_KNOWN: Final[dict[CardTable, Plans]] = {}


def plans_of(cards: CardTable) -> Plans:
    """One for all races with these cards. It is no part of the table: it remembers hands, and those are secret."""
    if cards not in _KNOWN:
        _KNOWN[cards] = Plans(cards.is_heat, cards.may_discard, cards.by_code["stress"])
    return _KNOWN[cards]


def forget_hands() -> None:
    """Of all cards; races that go on find theirs again."""
    for plans in _KNOWN.values():
        plans.forget()
