import { describe, expect, it, vi } from "vitest";
import type { TrackData } from "../protocol";
import type { TrackCar } from "./track-words";
import { placeWords, trackWords } from "./track-words";

vi.mock("../words.svelte", () => ({ t: (id: string, words?: object) => [id, ...Object.values(words ?? {})].join("/") }));
vi.mock("../table/titles", () => ({ circuitTitle: (name: string) => name }));

const track = {
  circuit: { name: "Japan", length: 60, lines: [{ at: 10 }], tunnels: [[20, 22]], flooded: [[5, 10], [22, 24]] },
  limits: [5],
} as unknown as TrackData;

function wordsAt(distance: number): string[] {
  const car = { seat: 0, name: "Alma", status: "racing", distance, spot: 0, place: 0 } as unknown as TrackCar;
  return trackWords(track, [car]).split(" ").filter((word) => ["track-flooded", "track-tunnel"].includes(word));
}

describe("the track in words", () => {
  it("tells who stands in the water, in every lap", () => {
    expect([4, 5, 10, 11, 65].map(wordsAt)).toEqual([[], ["track-flooded"], ["track-flooded"], [], ["track-flooded"]]);
  });

  it("tells of tunnels, and of both", () => {
    expect([20, 22].map(wordsAt)).toEqual([["track-tunnel"], ["track-tunnel", "track-flooded"]]);
  });

  it("counts down to the corner, as the road does", () => {
    expect([9, 8, 10, 68, -1].map((distance) => placeWords(track, distance))).toEqual([
      "place-before/0/5",
      "place-before/1/5",
      "place-before/59/5",
      "place-before/1/5",
      "place-before/10/5",
    ]);
  });
});
