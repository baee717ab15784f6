// What an event does to the player's own cards. Cards of one list move together, the lists one after the other.
import type { RaceEvent } from "./entries";
import { without, type Move, type Zone, type Zones } from "./zones";

export interface Faces {
  isHeat(card: string): boolean;
  isSponsor(card: string): boolean;
  /** Leaves the game when the play area is cleared. */
  isSingleUse(card: string): boolean;
}

export interface Moment {
  zones: Zones;
  faces: Faces;
  /** The player's own event that comes next at the same time. */
  next: RaceEvent | undefined;
  /** The cards of the plan that is committed with this event. */
  plan: readonly string[];
  /** The player's own hand is about to go back into the deck. */
  isMulligan: boolean;
}

const HEAT = "heat";
const STRESS = "stress";

export function movesOf(event: RaceEvent, moment: Moment): Move[][] {
  return listsOf(event, moment).filter((list) => list.length > 0);
}

function listsOf(event: RaceEvent, moment: Moment): Move[][] {
  const { zones, faces } = moment;
  switch (event.event) {
    case "PlanCommitted":
      return [each(moment.plan, "hand", "play")];
    case "PlanTakenBack":
      return [each(zones.play, "play", "hand")];
    case "CardsRevealed":
      return [each(without(event.cards, zones.play), "hand", "play")];
    case "GearMended":
      return [each(without(zones.play, event.cards), "play", "discard")];
    case "GearShown":
    case "CornerCrossed":
    case "Boosted":
    case "CardPaid":
      return [heat(event.heat, "engine", "discard")];
    case "HandCluttered":
      return [each(zones.play, "play", "discard")];
    case "CardFlipped":
      return [each([event.card], "deck", event.counts ? "play" : "discard")];
    case "CardScrapped":
      return [each([event.card], "deck", "discard")];
    case "CardsReplaced":
      return [each(event.cards, "play", "discard")];
    case "CardPlayedDirectly":
      return [each([event.card], "hand", "play")];
    case "StressReduced":
      return [times(event.stress, STRESS, "hand", "discard")];
    case "SuperCooled":
      return [heat(event.heat, "discard", "engine")];
    case "CardsSalvaged":
      return [each(event.cards, "discard", "deck")];
    case "CardsRefreshed":
      return [each(event.cards, "play", "deck")];
    case "CardsDiscarded":
      return [each(event.cards, "hand", "discard")];
    case "SponsorsGained":
      return [each(event.cards, "out", "hand")];
    case "CooledDown":
      return [each(hottest(zones.hand, faces).slice(0, event.heat), "hand", "engine")];
    case "HeatRemoved":
      return [lostHeat(zones, faces)];
    case "SpunOut":
      return [heat(event.heat, "engine", "discard"), times(event.stress, STRESS, "out", "hand")];
    case "CarFinished":
      return cleared(moment);
    case "DeckReshuffled":
      return reshuffled(moment);
    case "CardsDrawn":
      return [...(moment.isMulligan ? handedBack(moment) : cleared(moment)), each(event.cards, "deck", "hand")];
    default:
      return [];
  }
}

function each(cards: readonly (string | null)[], from: Zone, to: Zone): Move[] {
  return cards.map((card) => ({ card, from, to }));
}

function times(count: number, card: string, from: Zone, to: Zone): Move[] {
  return Array.from({ length: count }, () => ({ card, from, to }));
}

function heat(count: number, from: Zone, to: Zone): Move[] {
  return times(count, HEAT, from, to);
}

/** Ordinary Heat goes before Heat that is an upgrade. */
function hottest(hand: readonly string[], faces: Faces): string[] {
  return hand.filter((card) => faces.isHeat(card)).sort((a, b) => Number(b === HEAT) - Number(a === HEAT));
}

/** From the engine, else from the hand; from piles nobody sees it. */
function lostHeat(zones: Zones, faces: Faces): Move[] {
  if (zones.engine) return heat(1, "engine", "out");
  return each(hottest(zones.hand, faces).slice(0, 1), "hand", "out");
}

/** The end of a turn is told by what is drawn: before that, the play area is cleared. */
function cleared({ zones, faces }: Moment): Move[][] {
  const list = zones.play.map((card): Move => {
    const isGone = card !== null && faces.isSingleUse(card);
    return { card, from: "play", to: isGone ? "out" : "discard" };
  });
  return [list];
}

/** In the middle of a turn the play area stays; when new cards are drawn, it is part of the new deck. */
function reshuffled(moment: Moment): Move[][] {
  const isDrawing = moment.next?.event === "CardsDrawn" && !moment.isMulligan;
  const first = isDrawing ? cleared(moment) : [];
  const more = first.flat().filter(({ to }) => to === "discard").length;
  return [...first, each(Array<null>(moment.zones.discard + more).fill(null), "discard", "deck")];
}

function handedBack({ zones, faces }: Moment): Move[][] {
  const back = zones.hand.filter((card) => !faces.isSponsor(card));
  return [heat(1, "engine", "discard"), each(back, "hand", "deck")];
}
