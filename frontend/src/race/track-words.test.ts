import { describe, expect, it, vi } from "vitest";
import type { TrackData } from "../protocol";
import type { TrackCar } from "./track-words";
import { trackWords } from "./track-words";

vi.mock("../words.svelte", () => ({ t: (id: string) => id }));
vi.mock("../table/titles", () => ({ circuitTitle: (name: string) => name }));

const track = {
  circuit: { name: "Japan", length: 60, lines: [{ at: 10 }], tunnels: [[20, 22]], flooded: [[5, 10], [22, 24]] },
} as unknown as TrackData;

function wordsAt(distance: number): string[] {
  const car = { seat: 0, name: "Alma", status: "racing", distance, spot: 0, place: 0 } as unknown as TrackCar;
  return trackWords(track, [car]).split(" ").slice(2);
}

describe("the track in words", () => {
  it("tells who stands in the water, in every lap", () => {
    expect([4, 5, 10, 11, 65].map(wordsAt)).toEqual([[], ["track-flooded"], ["track-flooded"], [], ["track-flooded"]]);
  });

  it("tells of tunnels, and of both", () => {
    expect([20, 22].map(wordsAt)).toEqual([["track-tunnel"], ["track-tunnel", "track-flooded"]]);
  });
});
