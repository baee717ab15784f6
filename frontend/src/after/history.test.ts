import { describe, expect, it } from "vitest";
import type { Entry, RaceEvent } from "../live/entries";
import { historyOf } from "./history";
import { momentsOf } from "./moments";

const acted = (seq: number, ...events: RaceEvent[]): Entry => ({
  seq,
  at: 0,
  news: { kind: "acted", seat: 0, by: "person", driver: null, do: null },
  events,
});
const race: Entry[] = [
  { seq: 1, at: 0, news: { kind: "started", game: 1 }, events: [{ event: "RoundBegan", round: 1, order: [1, 0], adrenaline: [0] }] },
  acted(
    2,
    { event: "GearShown", seat: 0, gear: 2, heat: 0 },
    { event: "CardsRevealed", seat: 1, cards: ["stress", "4"] },
    { event: "CarMoved", seat: 1, reason: "speed", spaces: 6, start: -1, distance: 5, spot: 0 },
  ),
  acted(
    3,
    { event: "CarMoved", seat: 0, reason: "speed", spaces: 4, start: -1, distance: 3, spot: 0 },
    { event: "CarMoved", seat: 0, reason: "slipstream", spaces: 2, start: 3, distance: 5, spot: 1 },
    { event: "CornerCrossed", seat: 0, line: 4, limit: 3, speed: 4, heat: 1 },
    { event: "CarFinished", seat: 1, round: 1, place: 1 },
    { event: "RoundBegan", round: 2, order: [0], adrenaline: [0] },
  ),
];

describe("the history of a race", () => {
  it("counts what each car did", () => {
    const { cars, spaces, heat } = historyOf(race, 2);
    expect(cars[0]).toMatchObject({ gears: [0, 1, 0, 0], slipstream: 2, heatPaid: 1, topSpaces: 6 });
    expect(cars[1]).toMatchObject({ stressPlayed: 1 });
    expect(spaces).toEqual([[6, 6], [0, 0]]);
    expect(heat[0]).toEqual([1, 0]);
  });

  it("leaves those who have arrived in front", () => {
    expect(historyOf(race, 2).orders).toEqual([[1, 0], [1, 0]]);
  });
});

describe("the moments of a race", () => {
  it("begin on the grid and end where the cars are", () => {
    const moments = momentsOf(race, 2);
    expect(moments[0]?.places.map(({ distance, spot }) => [distance, spot])).toEqual([[-1, 1], [-1, 0]]);
    expect(moments.at(-1)?.places.map(({ distance, spot }) => [distance, spot])).toEqual([[5, 1], [5, 0]]);
  });
});
