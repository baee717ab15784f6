"""What an event card changes, in words, read off its figures (9.2.5)."""

from __future__ import annotations

from hairpin.rules.event_cards import HAND_SIZE, NO_LIMIT, EventCard
from hairpin.terminal.words import t


def event_words(event: EventCard) -> list[str]:
    """A sentence for everything that is not as usual; the press and the sponsors first."""
    told = [
        (event.sponsors, t("rule-sponsors", n=event.sponsors)),
        (event.press and not event.slow_press, t("rule-press")),
        (event.slow_press, t("rule-slow-press")),
        (event.press_cards > 1, t("rule-press-cards", n=event.press_cards)),
        (event.laps, t("rule-laps", n=f"{event.laps:+}")),
        (event.heat, t("rule-heat", n=f"{event.heat:+}")),
        (event.stress, t("rule-stress", n=f"{event.stress:+}")),
        (event.hand_size != HAND_SIZE, t("rule-hand-size", n=event.hand_size)),
        (event.lap_leaders, t("rule-lap-leaders", n=event.lap_leaders)),
        (event.top_speed, t("rule-top-speed", n=event.top_speed)),
        (event.cars_passed, t("rule-cars-passed", n=event.cars_passed)),
        (event.max_discards != NO_LIMIT, t("rule-max-discards", n=event.max_discards)),
        (event.stress_discard, t("rule-stress-discard")),
        (event.heat_discard, t("rule-heat-discard")),
        (event.slipstream_gear > 1, t("rule-slipstream-gear", gear=event.slipstream_gear)),
        (event.no_adrenaline, t("rule-no-adrenaline")),
        (event.lap_heat, t("rule-lap-heat", n=event.lap_heat)),
        (event.spin_out_is_end, t("rule-spin-out-is-end")),
        (event.bonus_points, t("rule-bonus-points", points=", ".join(map(str, event.bonus_points)))),
    ]
    return [words for applies, words in told if applies]
