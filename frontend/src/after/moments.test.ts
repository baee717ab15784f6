import { describe, expect, it } from "vitest";
import type { Entry, RaceEvent } from "../live/entries";
import { beginningOf, indexOf, momentsOf } from "./moments";

const entry = (seq: number, ...events: object[]): Entry => ({
  seq,
  at: 0,
  news: seq === 1 ? { kind: "started", game: 1 } : { kind: "acted", seat: 0, by: "person", driver: null, do: null },
  events: events as RaceEvent[],
});
const began = { event: "RoundBegan", round: 1, order: [1, 0], adrenaline: [] };
const drove = { event: "CarMoved", seat: 1, reason: "cards", spaces: 5, start: -1, distance: 4, spot: 0 };

describe("moments of a race", () => {
  it("know where cars started from their first move", () => {
    const [first, second] = momentsOf([entry(1, began), entry(2, drove)], 2);
    expect(first?.places[1]).toMatchObject({ distance: -1, spot: 0 });
    expect(second?.places[1]).toMatchObject({ distance: 4, spot: 0 });
  });

  it("take cars that have not moved yet from where they stand now", () => {
    const now = [{ distance: -1, spot: 1 }, { distance: 4, spot: 0 }];
    const [first, second] = momentsOf([entry(1, began), entry(2, drove)], 2, now);
    expect(first?.places.map(({ distance, spot }) => [distance, spot])).toEqual([[-1, 1], [-1, 0]]);
    expect(second?.places[0]).toMatchObject({ distance: -1, spot: 1 });
  });

  it("show a car that has spun out in the gear it was left in", () => {
    const shifted = { event: "GearShown", seat: 1, gear: 2, heat: 0 };
    const spun = { event: "SpunOut", seat: 1, distance: 3, spot: 0, heat: 0, stress: 1 };
    expect(momentsOf([entry(1, began), entry(2, shifted, drove), entry(3, spun)], 2).map(({ places }) => places[1]?.gear)).toEqual([1, 2, 1]);
  });
});

describe("a race that goes on from a moment of another one", () => {
  const places = [{ distance: 30, spot: 1, gear: 3 }, { distance: 34, spot: 0, gear: 2 }];
  const middle: Entry = {
    ...entry(3, { ...began, round: 5 }),
    news: { kind: "started", game: 1, beginning: { race: 2, round: 5, places } },
  };
  const moments = momentsOf([middle, entry(4), entry(7, { ...drove, start: 34, distance: 40 })], 2);

  it("begins where the cars stood, in that round", () => {
    expect(moments.map(({ seq, race, round }) => [seq, race, round])).toEqual([[3, 2, 5], [7, 2, 5]]);
    expect(moments[0]?.places).toEqual(places);
    expect(moments[1]?.places[1]).toMatchObject({ distance: 40, gear: 2 });
    expect(beginningOf([middle], 5)).toBe(3);
  });

  it("has a moment for each entry: that one, or the last before it", () => {
    expect([1, 3, 6, 7, 99].map((seq) => indexOf(moments, seq))).toEqual([0, 0, 0, 1, 1]);
  });
});

describe("the beginning of the race that is on", () => {
  const again = (seq: number): Entry => ({ ...entry(seq), news: { kind: "started", game: 2 } });

  it("is its own first round, not that of a race before it", () => {
    expect(beginningOf([entry(1), entry(2, began), entry(3, drove)], 1)).toBe(2);
    expect(beginningOf([entry(1, began), entry(2, drove), entry(3, began), entry(4, drove)], 1)).toBe(3);
  });

  it("is still to come while cars are built", () => {
    expect(beginningOf([entry(1, began), entry(2, drove), again(3), entry(4)], 0)).toBe(Infinity);
    expect(beginningOf([entry(1, began), entry(2, drove), entry(3)], 0)).toBe(Infinity);
  });
});
