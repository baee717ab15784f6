// What is written on the track for a moment: at a corner what it costs, at a car what happens to it.
import { passedBy } from "../moments/moments";
import type { RaceEvent } from "./entries";

export type Note =
  | { kind: "clear"; line: number }
  | { kind: "paid"; line: number; heat: number }
  | { kind: "boost"; seat: number }
  | { kind: "overtake"; seat: number; passed: readonly number[] }
  | { kind: "press"; seat: number; n: number }
  | { kind: "spin-out"; seat: number; stress: number };

/** `places` are those before it happens; whoever is out of the race, at home or not, can't be overtaken. */
export function noteOf(event: RaceEvent, places: readonly { distance: number; spot: number }[] = [], out: ReadonlySet<number> = new Set()): Note | null {
  switch (event.event) {
    case "CornerCrossed":
      return event.heat ? { kind: "paid", line: event.line, heat: event.heat } : { kind: "clear", line: event.line };
    case "Boosted":
      return { kind: "boost", seat: event.seat };
    case "SpunOut":
      return { kind: "spin-out", seat: event.seat, stress: event.stress };
    case "SponsorsGained":
      return event.why.includes("press") ? { kind: "press", seat: event.seat, n: event.cards.length } : null;
    case "CarMoved":
    case "LegendMoved": {
      const passed = passedBy(event, places).filter((seat) => !out.has(seat));
      return passed.length ? { kind: "overtake", seat: event.seat, passed } : null;
    }
    default:
      return null;
  }
}

export function isOutAfter(event: RaceEvent): event is Extract<RaceEvent, { event: "CarFinished" | "CarRetired" | "CarEliminated" }> {
  return event.event === "CarFinished" || event.event === "CarRetired" || event.event === "CarEliminated";
}

/** Cars that have spun out stand in their skid marks until their next turn. */
export function spunAfter(spun: readonly number[], event: RaceEvent): readonly number[] {
  if (event.event === "SpunOut") return [...spun.filter((seat) => seat !== event.seat), event.seat];
  return event.event === "CardsRevealed" ? spun.filter((seat) => seat !== event.seat) : spun;
}
