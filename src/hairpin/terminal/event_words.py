"""What an event card changes, in words, read off its figures (9.2.5)."""

from __future__ import annotations

from hairpin.rules.event_cards import HAND_SIZE, NO_LIMIT, EventCard


def event_words(event: EventCard) -> list[str]:
    """A sentence for everything that is not as usual; the press and the sponsors first."""
    told = [
        (event.sponsors, f"Each player starts with {event.sponsors} sponsor card(s) in hand."),
        (
            event.press and not event.slow_press,
            "The press rewards crossing by slipstream, or at limit + 2 or more.",
        ),
        (event.slow_press, "The press rewards only those who cross slower than the limit."),
        (event.laps, f"Laps: {_change(event.laps)}."),
        (event.heat, f"Heat in every engine: {_change(event.heat)}."),
        (event.stress, f"Stress in every deck: {_change(event.stress)}."),
        (event.hand_size != HAND_SIZE, f"The hand size is {event.hand_size}."),
        (event.lap_leaders, f"The first {event.lap_leaders} cars to end lap 1 gain a sponsor card."),
        (event.top_speed, f"A speed of {event.top_speed} or more earns a sponsor card."),
        (event.cars_passed, f"Passing {event.cars_passed} cars in one turn earns a sponsor card."),
        (event.most_discards != NO_LIMIT, f"At most {event.most_discards} card may be discarded in a turn."),
        (event.stress_discard, "Stress may be discarded in step 8."),
        (event.lap_heat, "At the end of each lap a Heat card leaves the game."),
        (event.spin_out_is_end, "Who spins out is out of the race, without points."),
        (event.bonus_points, f"Points on top for the first places: {' '.join(map(str, event.bonus_points))}."),
    ]
    return [words for applies, words in told if applies]


def _change(n: int) -> str:
    return f"{abs(n)} {'more' if n > 0 else 'less'}"
