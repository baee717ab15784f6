// What every car has turned up in this round, and how fast that makes it.
import type { Entry, RaceEvent } from "./entries";
import { without } from "./zones";

export interface Turned {
  cards: readonly (string | null)[];
  speed: number;
}

/** By seat. */
export type Revealed = Readonly<Record<number, Turned>>;

/** Slipstream and catching up are spaces, but no speed. */
const SPEEDS = new Set(["adrenaline", "boost", "accelerate", "direct"]);
const ANEW = new Set(["cards", "replace"]);

export function withEvent(before: Revealed, event: RaceEvent): Revealed {
  switch (event.event) {
    case "RoundBegan":
      return {};
    case "CardsRevealed":
      return { ...before, [event.seat]: { cards: event.cards, speed: 0 } };
    case "CardFlipped":
      return event.counts ? withCard(before, event.seat, event.card) : before;
    case "CardPlayedDirectly":
      return withCard(before, event.seat, event.card);
    case "CardsReplaced":
      return changed(before, event.seat, ({ cards, speed }) => ({ cards: without(cards, event.cards), speed }));
    case "CarMoved":
      return changed(before, event.seat, ({ cards, speed }) => ({ cards, speed: speedAfter(speed, event.reason, event.spaces) }));
    default:
      return before;
  }
}

/** For anyone who comes in the middle of a round. */
export function ofThisRound(entries: readonly Entry[]): Revealed {
  const start = entries.findLastIndex((entry) => entry.events.some(({ event }) => event === "RoundBegan"));
  return entries.slice(Math.max(0, start)).flatMap((entry) => entry.events).reduce(withEvent, {});
}

function withCard(before: Revealed, seat: number, card: string | null): Revealed {
  return changed(before, seat, ({ cards, speed }) => ({ cards: [...cards, card], speed }));
}

function changed(before: Revealed, seat: number, change: (turned: Turned) => Turned): Revealed {
  return { ...before, [seat]: change(before[seat] ?? { cards: [], speed: 0 }) };
}

function speedAfter(speed: number, reason: string, spaces: number): number {
  if (ANEW.has(reason)) return spaces;
  return SPEEDS.has(reason) ? speed + spaces : speed;
}
