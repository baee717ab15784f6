import { describe, expect, it } from "vitest";
import type { Entry, RaceEvent } from "./entries";
import { ofThisRound, withEvent } from "./revealed";

const event = (change: object): RaceEvent => change as unknown as RaceEvent;
const turn = [
  event({ event: "CardsRevealed", seat: 2, cards: ["3", "stress"] }),
  event({ event: "CardFlipped", seat: 2, card: "heat", counts: false }),
  event({ event: "CardFlipped", seat: 2, card: "4", counts: true }),
  event({ event: "CarMoved", seat: 2, reason: "cards", spaces: 7 }),
  event({ event: "CarMoved", seat: 2, reason: "boost", spaces: 2 }),
  event({ event: "CarMoved", seat: 2, reason: "slipstream", spaces: 2 }),
];

describe("what cars have turned up", () => {
  it("is what they played and flipped, with the speed it makes; slipstream is no speed", () => {
    expect(turn.reduce(withEvent, {})).toEqual({ 2: { cards: ["3", "stress", "4"], speed: 9 } });
  });

  it("is forgotten when a round begins", () => {
    expect(withEvent(turn.reduce(withEvent, {}), event({ event: "RoundBegan" }))).toEqual({});
  });

  it("is known to who comes in the middle of the round", () => {
    const entry = (events: RaceEvent[]): Entry => ({ seq: 1, at: 0, news: { kind: "created" }, events });
    const old = event({ event: "CardsRevealed", seat: 0, cards: ["1"] });
    const found = ofThisRound([entry([old]), entry([event({ event: "RoundBegan" }), ...turn.slice(0, 1)]), entry(turn.slice(1))]);
    expect(found).toEqual({ 2: { cards: ["3", "stress", "4"], speed: 9 } });
  });
});
