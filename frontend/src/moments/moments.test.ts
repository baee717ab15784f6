import { describe, expect, it } from "vitest";
import type { RaceEvent } from "../live/entries";
import { momentOf, passedBy } from "./moments";

const places = [{ distance: 30, spot: 0 }, { distance: 30, spot: 1 }, { distance: 36, spot: 0 }, { distance: 44, spot: 0 }];
const moved = (seat: number, distance: number, spot = 0): RaceEvent =>
  ({ event: "CarMoved", seat, start: places[seat]?.distance, distance, spot }) as unknown as RaceEvent;
const course = { length: 50, laps: 2 };

describe("an overtake", () => {
  it("is of those who were in front and are behind, side by side included", () => {
    expect(passedBy(moved(1, 40), places)).toEqual([0, 2]);
    expect(passedBy(moved(0, 40), places)).toEqual([2]);
    expect(passedBy(moved(0, 36, 1), places)).toEqual([]);
    expect(passedBy(moved(3, 60), places)).toEqual([]);
  });

  it("is no matter of what does not move", () => {
    expect(passedBy({ event: "Boosted", seat: 0, heat: 1 }, places)).toEqual([]);
  });
});

describe("a moment", () => {
  const kind = (event: RaceEvent, laps = 2, where = places) => momentOf(event, where, { ...course, laps })?.kind ?? null;

  it("is the last lap, once: when the first car begins it", () => {
    expect(kind(moved(3, 50))).toBe("last-lap");
    expect(kind(moved(3, 49))).toBeNull();
    expect(kind(moved(3, 50), 3)).toBeNull();
    expect(kind(moved(3, 50), 1)).toBeNull();
    const led = places.map((place, seat) => (seat === 2 ? { distance: 53, spot: 0 } : place));
    expect(kind(moved(3, 55), 2, led)).toBeNull();
  });

  it("is a spin-out, from where the car was", () => {
    const spun = { event: "SpunOut", seat: 2, heat: 3, line: 33, distance: 32, spot: 1, stress: 1 } as RaceEvent;
    expect(momentOf(spun, places, null)).toEqual({ kind: "spin-out", seat: 2, heat: 3, from: { distance: 36, spot: 0 } });
  });

  it("is the finish", () => {
    expect(kind({ event: "CarFinished", seat: 1, round: 9, place: 2 })).toBe("finish");
  });
});
