import { describe, expect, it } from "vitest";
import type { ForecastData } from "../protocol";
import { outlook } from "./risk";

const forecast = (spins: [number, number][], speed = 5): ForecastData => ({
  values: [],
  gear: 2,
  heat: 1,
  engine: 3,
  landings: [{ chance: 1, speed, distance: 10 + speed, spot: 0, blocked: 0, cooldown: 1 }],
  corners: spins.map(([spin_out, spin_out_cooled], place) => ({
    line: 12 + place,
    limit: 3,
    reached: 1,
    heat: [2, 2],
    spin_out,
    spin_out_cooled,
    back: 11,
  })),
  hand: [],
  draws: 2,
});

describe("outlook", () => {
  it("is nothing without a forecast", () => {
    expect(outlook([])).toBeNull();
  });

  it("adds the risks of corners up, since the first spin-out ends the move", () => {
    const view = outlook([forecast([[0.25, 0], [0.5, 0.25]])]);
    expect(view?.spinOut).toBe(0.75);
    expect(view?.spinOutCooled).toBe(0.25);
  });

  it("takes the best of several values for the risk and all of them for the landing", () => {
    const view = outlook([forecast([[1, 1]], 9), forecast([], 4)]);
    expect(view?.spinOut).toBe(0);
    expect(view?.speed).toEqual([4, 9]);
  });
});
