// Which sound belongs to what happens.
import type { RaceEvent } from "../live/entries";
import type { Effect } from "./effects";

export interface Cue {
  effect: Effect;
  amount: number;
}

export function cueOf(event: RaceEvent): Cue | null {
  switch (event.event) {
    case "GearShown":
      return { effect: "gear", amount: event.gear };
    case "CardsRevealed":
      return { effect: "card", amount: event.cards.length };
    case "CardFlipped":
    case "LegendCardRevealed":
      return { effect: "card", amount: 1 };
    case "CarMoved":
      return ofMove(event.reason, event.distance - event.start);
    case "LegendMoved":
      return ofMove("cards", event.distance - event.start);
    case "CornerCrossed":
    case "CardPaid":
      return event.heat ? { effect: "heat", amount: event.heat } : null;
    case "SpunOut":
      return { effect: "tyres", amount: 1 };
    case "CarFinished":
      return { effect: "flag", amount: event.place };
    default:
      return null;
  }
}

function ofMove(reason: string, spaces: number): Cue | null {
  if (spaces <= 0) return null;
  return { effect: reason === "slipstream" ? "slipstream" : "engine", amount: spaces };
}
