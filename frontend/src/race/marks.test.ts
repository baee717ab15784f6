import { describe, expect, it } from "vitest";
import type { DrawingData, ForecastData, TrackData } from "../protocol";
import { badges, ownLimits, stretches, tokens } from "./marks";

const drawing = { lines: [{ badge: [1, 2], token: [3, 4] }, { badge: [5, 6], token: null }] } as unknown as DrawingData;
const track = {
  circuit: { length: 69, lines: [{ at: 12, limit: 7 }, { at: 33, limit: 3 }] },
  limits: [6, 3],
  tokens: [{ line: 0, token: "limit-1" }],
} as unknown as TrackData;

describe("marks on the track", () => {
  it("correct only what a token has changed", () => {
    expect(badges(drawing, track)).toEqual([{ line: 12, x: 1, y: 2, printed: 7, limit: 6 }]);
  });

  it("correct what the own cards would change, in any lap", () => {
    const forecast = { corners: [{ line: 69 + 33, limit: 4 }] } as unknown as ForecastData;
    const found = badges(drawing, track, ownLimits([forecast], 69));
    expect(found.map(({ line, limit }) => [line, limit])).toEqual([[12, 6], [33, 4]]);
  });

  it("have their tokens where the drawing has room for them", () => {
    expect(tokens(drawing, track)).toMatchObject([{ x: 3, y: 4, word: "token-limit-minus-1", sign: "−1" }]);
  });

  it("tell of tunnels and of water where one points at them", () => {
    const wet = { tunnels: [], flooded: [{ first: 5, last: 10, outline: "M0 0Z" }] } as unknown as DrawingData;
    expect(stretches(wet)).toEqual([{ word: "track-flooded", term: "flooded", outline: "M0 0Z" }]);
  });
});
