import { describe, expect, it } from "vitest";
import type { Moment } from "../after/moments";
import { lapOf, rowsAt } from "./standing";

const cars = [0, 1, 2].map((seat) => ({ seat, name: `Car ${seat}`, color: "red", number: seat + 1, legend: false, distance: 99, spot: 0, status: "finished", place: 1 }));
const at = (...places: [number, number, number][]): Moment => ({
  seq: 1,
  race: 1,
  round: 1,
  events: [],
  places: places.map(([distance, spot, gear]) => ({ distance, spot, gear })),
});

describe("the standing", () => {
  it("is that of the moment, whatever has happened since", () => {
    const rows = rowsAt(cars, at([4, 0, 2], [9, 0, 3], [6, 1, 1]));
    expect(rows.map(({ seat, distance, gear, status }) => [seat, distance, gear, status])).toEqual([
      [1, 9, 3, "racing"],
      [2, 6, 1, "racing"],
      [0, 4, 2, "racing"],
    ]);
    expect(rows.every(({ heat, hand, speed }) => heat === null && hand === null && speed === null)).toBe(true);
  });

  it("has the car on the race line in front where two are equally far (1.5)", () => {
    expect(rowsAt(cars, at([7, 1, 1], [7, 0, 1], [8, 1, 1])).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it("counts laps from one, and no further than the race has", () => {
    expect([-2, 0, 59, 60, 200].map((distance) => lapOf(distance, 60, 2))).toEqual([1, 1, 1, 2, 2]);
  });
});
