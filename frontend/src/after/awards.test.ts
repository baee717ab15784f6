import { describe, expect, it } from "vitest";
import type { Entry, RaceEvent } from "../live/entries";
import type { CarData } from "../protocol";
import { awardsOf } from "./awards";
import { historyOf } from "./history";

const car = (seat: number, more: Partial<CarData> = {}): CarData =>
  ({ seat, name: `car ${seat}`, status: "finished", legend: false, ...more }) as CarData;
const story = (...events: object[]): Entry[] => [
  { seq: 1, at: 0, news: { kind: "started", game: 1 }, events: events as RaceEvent[] },
];
const round = (n: number, ...order: number[]): object => ({ event: "RoundBegan", round: n, order, adrenaline: [] });
const moved = (seat: number, start: number, distance: number, reason = "cards"): object => ({
  event: "CarMoved", seat, reason, spaces: distance - start, start, distance, spot: 0,
});
const ended = (...ranking: number[]): object => ({ event: "RaceEnded", ranking });
const paid = (seat: number, heat: number): object => ({ event: "Boosted", seat, heat });

const found = (entries: Entry[], cars: CarData[]): Record<string, [number[], number]> =>
  Object.fromEntries(awardsOf(historyOf(entries, cars.length), cars).map(({ name, seats, value }) => [name, [seats, value]]));

describe("awards", () => {
  it("go to whoever has most of it", () => {
    const entries = story(
      round(1, 0, 1, 2),
      moved(2, 0, 9),
      moved(2, 9, 11, "slipstream"),
      moved(0, 0, 4),
      moved(0, 4, 5, "slipstream"),
      paid(0, 1),
      paid(1, 3),
      paid(2, 2),
      { event: "SpunOut", seat: 1, heat: 0, stress: 1, distance: 3, spot: 0 },
      ended(2, 0, 1),
    );
    expect(found(entries, [car(2), car(0), car(1)])).toEqual({
      overtakes: [[2], 2],
      slipstream: [[2], 2],
      cool: [[0], 1],
      fast: [[2], 11],
      spins: [[1], 1],
      comeback: [[2], 2],
    });
  });

  it("are shared by two who are level, and not given where more are", () => {
    const level = (n: number): Entry[] => story(round(1, 0, 1, 2), ...Array.from({ length: n }, (_, seat) => moved(seat, 0, 7)), ended(0, 1, 2));
    const cars = [car(0), car(1), car(2)];
    expect(found(level(2), cars)["fast"]).toEqual([[0, 1], 7]);
    expect(found(level(3), cars)).toEqual({});
  });

  it("are not given for nothing, nor to one who gave up or races alone, and a Legend has no engine", () => {
    const entries = story(round(1, 0, 1), moved(1, 0, 9), moved(0, 0, 5), paid(0, 2), { event: "CarRetired", seat: 1 }, ended(0, 1));
    expect(found(entries, [car(0), car(1, { status: "retired" })])).toEqual({ fast: [[0], 5] });
    expect(found(entries, [car(0)])).toEqual({});
    expect(found(entries, [car(0), car(1, { legend: true })])).toEqual({ fast: [[1], 9] });
  });
});

describe("overtakes", () => {
  it("are counted from round to round, and a car that gave up was not overtaken", () => {
    const entries = story(round(1, 0, 1, 2), round(2, 1, 0, 2), round(3, 0, 1, 2), { event: "CarRetired", seat: 0 }, ended(1, 2, 0));
    expect(historyOf(entries, 3).cars.map(({ overtakes }) => overtakes)).toEqual([1, 1, 0]);
  });
});
