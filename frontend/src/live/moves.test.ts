import { describe, expect, it } from "vitest";
import type { RaceEvent } from "./entries";
import { movesOf, type Moment } from "./moves";
import { moved, NO_CARDS, zonesOf, type Move, type Zones } from "./zones";
import type { ViewData } from "../protocol";

const faces = {
  isHeat: (card: string) => card === "heat" || card === "hot-upgrade",
  isSponsor: (card: string) => card.startsWith("sponsor"),
  isSingleUse: (card: string) => card.startsWith("sponsor"),
};
const lying: Zones = { deck: 5, hand: ["1", "3", "heat", "stress"], play: [], discard: 2, top: "2", engine: 4 };
const moment = (change: Partial<Moment> = {}): Moment =>
  ({ zones: lying, faces, next: undefined, plan: [], isMulligan: false, ...change });
const event = (change: object): RaceEvent => ({ seat: 0, ...change }) as unknown as RaceEvent;
const move = (card: string | null, from: Move["from"], to: Move["to"]): Move => ({ card, from, to });

function after(happened: RaceEvent, change: Partial<Moment> = {}): Zones {
  const now = moment(change);
  return moved(now.zones, movesOf(happened, now).flat());
}

describe("the own cards", () => {
  it("go from the hand to the table with the plan, and back when it is taken back", () => {
    const planned = after(event({ event: "PlanCommitted" }), { plan: ["3", "stress"] });
    expect(planned).toMatchObject({ hand: ["1", "heat"], play: ["3", "stress"] });
    const back = after(event({ event: "PlanTakenBack" }), { zones: planned });
    expect(back).toMatchObject({ hand: ["1", "heat", "3", "stress"], play: [] });
  });

  it("are not played twice when they are turned up", () => {
    const zones = { ...lying, play: ["3", "3"] };
    expect(movesOf(event({ event: "CardsRevealed", cards: ["3", "3"] }), moment({ zones }))).toEqual([]);
    expect(after(event({ event: "CardsRevealed", cards: ["1"] })).play).toEqual(["1"]);
  });

  it.each([
    ["GearShown", { heat: 1, gear: 3 }, 1],
    ["CornerCrossed", { heat: 3 }, 3],
    ["Boosted", { heat: 1 }, 1],
    ["CardPaid", { heat: 2, card: "11" }, 2],
  ])("pay Heat from the engine onto the discard: %s", (name, rest, heat) => {
    expect(after(event({ event: name, ...rest }))).toMatchObject({ engine: 4 - heat, discard: 2 + heat, top: "heat" });
  });

  it("do nothing where nothing is paid", () => {
    expect(movesOf(event({ event: "CornerCrossed", heat: 0 }), moment())).toEqual([]);
  });

  it("cool down from the hand into the engine, ordinary Heat first", () => {
    const zones = { ...lying, hand: ["hot-upgrade", "1", "heat"] };
    expect(after(event({ event: "CooledDown", heat: 1 }), { zones })).toMatchObject({ hand: ["hot-upgrade", "1"], engine: 5 });
  });

  it("are flipped from the deck: into the play area what counts, onto the discard what does not", () => {
    expect(after(event({ event: "CardFlipped", card: "4", counts: true }))).toMatchObject({ deck: 4, play: ["4"] });
    expect(after(event({ event: "CardFlipped", card: "heat", counts: false }))).toMatchObject({ deck: 4, discard: 3, top: "heat" });
  });

  it("leave the play area before new ones are drawn; single-use cards leave the game", () => {
    const zones = { ...lying, play: ["3", "sponsor-1"] };
    const lists = movesOf(event({ event: "CardsDrawn", cards: ["2"] }), moment({ zones }));
    expect(lists).toEqual([[move("3", "play", "discard"), move("sponsor-1", "play", "out")], [move("2", "deck", "hand")]]);
  });

  it("make a new deck of discard and play area when too few are left to draw", () => {
    const zones = { ...lying, deck: 0, play: ["3", "4"] };
    const next = event({ event: "CardsDrawn", cards: ["2"] });
    expect(after(event({ event: "DeckReshuffled" }), { zones, next })).toMatchObject({ deck: 4, discard: 0, top: null, play: [] });
  });

  it("stay on the table when the deck runs out in the middle of a turn", () => {
    const zones = { ...lying, deck: 0, play: ["3"] };
    const next = event({ event: "CardFlipped", card: "2", counts: true });
    expect(after(event({ event: "DeckReshuffled" }), { zones, next })).toMatchObject({ deck: 2, discard: 0, play: ["3"] });
  });

  it("lose all Heat in a spin-out, and get Stress from outside", () => {
    const spun = event({ event: "SpunOut", heat: 4, stress: 2 });
    expect(after(spun)).toMatchObject({ engine: 0, discard: 6, hand: ["1", "3", "heat", "stress", "stress", "stress"] });
    expect(movesOf(spun, moment())[1]).toEqual([move("stress", "out", "hand"), move("stress", "out", "hand")]);
  });

  it("come from outside when a sponsor is gained", () => {
    expect(movesOf(event({ event: "SponsorsGained", cards: ["sponsor-1"] }), moment())).toEqual([[move("sponsor-1", "out", "hand")]]);
  });

  it("go back into the deck for a new first hand, sponsors excepted", () => {
    const zones = { ...lying, hand: ["1", "2", "sponsor-1"] };
    const drawn = event({ event: "CardsDrawn", cards: ["4", "5"] });
    expect(after(drawn, { zones, isMulligan: true })).toMatchObject({ deck: 5, hand: ["sponsor-1", "4", "5"], engine: 3 });
  });

  it.each([
    ["CardsDiscarded", { cards: ["1", "3"] }, { hand: ["heat", "stress"], discard: 4, top: "3" }],
    ["SuperCooled", { heat: 1, cards: ["3", "heat"] }, { discard: 1, engine: 5 }],
    ["StressReduced", { stress: 1 }, { hand: ["1", "3", "heat"], discard: 3, top: "stress" }],
    ["CardsSalvaged", { cards: ["2"] }, { deck: 6, discard: 1 }],
    ["CardScrapped", { card: "5" }, { deck: 4, discard: 3, top: "5" }],
    ["CardPlayedDirectly", { card: "1" }, { play: ["1"], hand: ["3", "heat", "stress"] }],
    ["HeatRemoved", {}, { engine: 3 }],
  ])("end where the rules put them: %s", (name, rest, expected) => {
    expect(after(event({ event: name, ...rest }))).toMatchObject(expected);
  });
});

describe("zones", () => {
  it("show a committed plan on the table, not in the hand", () => {
    const car = { seat: 1, deck: 9, discard: 1, discard_top: "3", engine: 6, play_area: [] };
    const view = { seat: 1, cars: [car], hand: ["1", "1", "2"], plan: ["1"] } as unknown as ViewData;
    expect(zonesOf(view)).toEqual({ deck: 9, hand: ["1", "2"], play: ["1"], discard: 1, top: "3", engine: 6 });
  });

  it("are empty for who only watches", () => {
    expect(zonesOf({ seat: null, cars: [] } as unknown as ViewData)).toEqual(NO_CARDS);
  });
});
