// Where the player's own cards lie, as far as the page shows it.
import type { ViewData } from "../protocol";

export type Zone = "deck" | "hand" | "play" | "discard" | "engine" | "out";

/** One card on its way. `out` is outside the car: the supply, the sponsor deck, out of the game. */
export interface Move {
  card: string | null;
  from: Zone;
  to: Zone;
}

export interface Zones {
  deck: number;
  hand: readonly string[];
  play: readonly (string | null)[];
  discard: number;
  /** The top card of the discard; the others are not to be seen. */
  top: string | null;
  engine: number;
}

export const NO_CARDS: Zones = { deck: 0, hand: [], play: [], discard: 0, top: null, engine: 0 };

/** A committed plan lies on the table already, although it can still be taken back. */
export function zonesOf(view: ViewData | null): Zones {
  const car = view?.cars.find((each) => each.seat === view.seat);
  if (!view || !car) return NO_CARDS;
  return {
    deck: car.deck,
    hand: without(view.hand, view.plan ?? []),
    play: view.plan ?? car.play_area,
    discard: car.discard,
    top: car.discard_top,
    engine: car.engine,
  };
}

export function moved(zones: Zones, moves: readonly Move[]): Zones {
  return moves.reduce((before, move) => put(taken(before, move), move), zones);
}

/** Each card once for each time that it is named. */
export function without<Card>(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function taken(zones: Zones, { card, from }: Move): Zones {
  switch (from) {
    case "hand":
      return { ...zones, hand: without<string | null>(zones.hand, [card]) as string[] };
    case "play":
      return { ...zones, play: without(zones.play, [card]) };
    case "discard":
      return { ...zones, discard: Math.max(0, zones.discard - 1), top: zones.discard > 1 ? zones.top : null };
    case "out":
      return zones;
    default:
      return { ...zones, [from]: Math.max(0, zones[from] - 1) };
  }
}

function put(zones: Zones, { card, to }: Move): Zones {
  switch (to) {
    case "hand":
      return card === null ? zones : { ...zones, hand: [...zones.hand, card] };
    case "play":
      return { ...zones, play: [...zones.play, card] };
    case "discard":
      return { ...zones, discard: zones.discard + 1, top: card };
    case "out":
      return zones;
    default:
      return { ...zones, [to]: zones[to] + 1 };
  }
}
