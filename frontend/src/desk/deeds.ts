// Which drawing stands for what can be done.
import type { SymbolName } from "../cards";
import type { Option } from "../actions";

export type DeedName =
  | "boost"
  | "adrenaline"
  | "onward"
  | "commit"
  | "swap"
  | "hold"
  | "leave"
  | "bend"
  | "car"
  | "cards"
  | "lamp";

const DRAWN: Record<string, SymbolName | DeedName> = {
  heat: "heat",
  scrap: "scrap",
  cooldown: "cooldown",
  "super-cool": "super_cool",
  "reduce-stress": "reduce_stress",
  salvage: "salvage",
  direct: "direct",
  accelerate: "accelerate",
  "catch-up": "catch_up",
  slipstream: "slipstream",
  refresh: "refresh",
  boost: "boost",
  adrenaline: "adrenaline",
  replace: "swap",
  swap: "swap",
  speed: "accelerate",
  mulligan: "refresh",
  keep: "hold",
  leave: "leave",
  retire: "leave",
};

export function drawingOf(option: Option): SymbolName | DeedName {
  return isOnward(option) ? "onward" : (DRAWN[option.kind] ?? "cards");
}

/** What goes on without doing anything more. It has a place of its own, and Enter takes it. */
export function isOnward({ kind, words }: Option): boolean {
  return kind === "done" || kind === "go-on" || kind === "keep" || (kind === "slipstream" && words[0] === "0");
}
