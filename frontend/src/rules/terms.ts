// The words that have a rule behind them. What the rules say is in rules.ftl.
import type { RaceEvent } from "../live/entries";
import { tokenId } from "../story";

const WORDS = [
  "gear",
  "plan",
  "react",
  "discard",
  "deck",
  "finish",
  "heat",
  "stress",
  "boost",
  "slipstream",
  "adrenaline",
  "cooldown",
  "corner",
  "spin-out",
  "blocked",
  "cluttered-hand",
  "tunnel",
  "flooded",
  "weather",
  "road-token",
  "event",
  "press",
  "sponsor",
  "legend",
  "rival",
] as const;
export type Term =
  | (typeof WORDS)[number]
  | `symbol-${string}`
  | `weather-${string}`
  | `token-${string}`
  | `ability-${string}`
  | `event-${number}`
  | `module-${string}`;

const OF_EVENTS: Partial<Record<RaceEvent["event"], Term>> = {
  HandCluttered: "cluttered-hand",
  CardFlipped: "symbol-plus",
  CardScrapped: "symbol-scrap",
  CardPaid: "symbol-heat",
  CardsReplaced: "symbol-heat",
  CardPlayedDirectly: "symbol-direct",
  StressReduced: "symbol-reduce-stress",
  SuperCooled: "symbol-super-cool",
  DiscardSearched: "symbol-salvage",
  CardsSalvaged: "symbol-salvage",
  Accelerated: "symbol-accelerate",
  CardsRefreshed: "symbol-refresh",
  HeatRemoved: "event",
  CarEliminated: "event",
  RivalsNamed: "rival",
  LegendCardRevealed: "legend",
  LegendMoved: "legend",
  CooledDown: "cooldown",
  Boosted: "boost",
  CornerCrossed: "corner",
  SpunOut: "spin-out",
};
const OF_MOVES: Record<string, Term> = { slipstream: "slipstream", adrenaline: "adrenaline", "catch-up": "symbol-catch-up" };

/** The rule behind what happened, where there is one that might not be known. */
export function termOf(event: RaceEvent): Term | null {
  switch (event.event) {
    case "WeatherDrawn":
      return `weather-${event.weather}`;
    case "RoundBegan":
      return event.adrenaline.length ? "adrenaline" : null;
    case "SponsorsGained":
      return event.why.includes("press") ? "press" : "sponsor";
    case "GearShown":
      return event.heat ? "gear" : null;
    case "CarMoved":
      return event.distance - event.start < event.spaces ? "blocked" : (OF_MOVES[event.reason] ?? null);
    default:
      return OF_EVENTS[event.event] ?? null;
  }
}

export function termOfToken(token: string): Term {
  return tokenId(token) as Term;
}

export function termOfAbility(ability: string): Term {
  return `ability-${ability.replace("+", "-plus-")}`;
}
