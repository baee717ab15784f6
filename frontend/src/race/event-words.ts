// What an event of the championship changes, one sentence for everything that is not as usual.
import type { EventCardData } from "../protocol";
import { t, type Words } from "../words.svelte";

export function eventWords(event: EventCardData): string[] {
  const told: [unknown, string, Words][] = [
    [event.sponsors, "rule-sponsors", { n: event.sponsors }],
    [event.press.length && !event.slow_press, "rule-press", {}],
    [event.slow_press, "rule-slow-press", {}],
    [event.press_cards, "rule-press-cards", { n: event.press_cards }],
    [event.laps, "rule-laps", { n: signed(event.laps) }],
    [event.heat, "rule-heat", { n: signed(event.heat) }],
    [event.stress, "rule-stress", { n: signed(event.stress) }],
    [event.hand_size, "rule-hand-size", { n: event.hand_size }],
    [event.lap_leaders, "rule-lap-leaders", { n: event.lap_leaders }],
    [event.top_speed, "rule-top-speed", { n: event.top_speed }],
    [event.cars_passed, "rule-cars-passed", { n: event.cars_passed }],
    [event.max_discards, "rule-max-discards", { n: event.max_discards }],
    [event.stress_discard, "rule-stress-discard", {}],
    [event.heat_discard, "rule-heat-discard", {}],
    [event.slipstream_gear, "rule-slipstream-gear", { gear: event.slipstream_gear }],
    [event.no_adrenaline, "rule-no-adrenaline", {}],
    [event.lap_heat, "rule-lap-heat", { n: event.lap_heat }],
    [event.spin_out_is_end, "rule-spin-out-is-end", {}],
    [event.bonus_points.length, "rule-bonus-points", { points: event.bonus_points.join(", ") }],
  ];
  return told.flatMap(([applies, id, words]) => (applies ? [t(id, words)] : []));
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}
