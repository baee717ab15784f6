import { describe, expect, it } from "vitest";
import type { RaceEvent } from "./entries";
import { gearsAfter } from "./gears";

const event = (change: object): RaceEvent => change as unknown as RaceEvent;

describe("gears as they are shown", () => {
  it("change when a gear is shown, or put right", () => {
    expect(gearsAfter([1, 1], event({ event: "GearShown", seat: 1, gear: 3 }))).toEqual([1, 3]);
    expect(gearsAfter([1, 4], event({ event: "GearMended", seat: 1, planned: 4, gear: 3 }))).toEqual([1, 3]);
  });

  it("are the first after a spin-out", () => {
    expect(gearsAfter([4, 3], event({ event: "SpunOut", seat: 0 }))).toEqual([1, 3]);
  });

  it("stay as they are for anything else", () => {
    const gears = [2, 3];
    expect(gearsAfter(gears, event({ event: "CarMoved", seat: 0 }))).toBe(gears);
  });
});
