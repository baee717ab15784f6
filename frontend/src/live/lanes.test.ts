import { describe, expect, it } from "vitest";
import { laneOnTheWay } from "./lanes";

/** In spaces and lanes: a car with its wheels is 36 by 18, a fifth larger on the track; a space is 60 long, lanes are 44 apart. */
const LENGTH = (36 * 1.2) / 60;
const WIDTH = (18 * 1.2) / 44;

interface Place {
  distance: number;
  spot: number;
}
function touches(a: Place, b: Place): boolean {
  return Math.abs(a.distance - b.distance) < LENGTH - 0.001 && Math.abs(a.spot - b.spot) < WIDTH - 0.001;
}
function driven(from: Place, to: Place, others: Place[]): Place[] {
  const lane = laneOnTheWay(from, to, others);
  return Array.from({ length: 401 }, (_, n) => {
    const distance = from.distance + ((to.distance - from.distance) * n) / 400;
    return { distance, spot: lane(distance) };
  });
}
/** Random, and the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

describe("the lane of a car on its way", () => {
  it("begins and ends where the car does", () => {
    const lane = laneOnTheWay({ distance: 3, spot: 1 }, { distance: 9, spot: 0 }, []);
    expect([lane(3), lane(9)]).toEqual([1, 0]);
  });

  it("stays where it is while nobody is in the way", () => {
    const way = driven({ distance: 3, spot: 0 }, { distance: 9, spot: 0 }, [{ distance: 5, spot: 1 }]);
    expect(way.every(({ spot }) => spot === 0)).toBe(true);
  });

  it("passes through no other car, however they stand", () => {
    const roll = dice(7);
    let passed = 0;
    for (let race = 0; race < 500; race += 1) {
      const others: Place[] = [];
      for (let space = 1; space < 12; space += 1) {
        for (const spot of [0, 1]) if (roll() < 0.35) others.push({ distance: space, spot });
      }
      const goal = [{ distance: 12, spot: 0 }, { distance: 12, spot: 1 }][roll() < 0.5 ? 0 : 1] as Place;
      const way = driven({ distance: 0, spot: roll() < 0.5 ? 0 : 1 }, goal, others);
      for (const other of others) expect(way.filter((place) => touches(place, other)), JSON.stringify({ others, other })).toEqual([]);
      passed += others.length;
    }
    expect(passed).toBeGreaterThan(3000);
  });

  it("passes them also backwards, as after a spin-out", () => {
    const way = driven({ distance: 9, spot: 0 }, { distance: 4, spot: 0 }, [{ distance: 6, spot: 0 }]);
    expect(way.some((place) => touches(place, { distance: 6, spot: 0 }))).toBe(false);
  });
});
