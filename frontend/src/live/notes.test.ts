import { describe, expect, it } from "vitest";
import type { RaceEvent } from "./entries";
import { noteOf, spunAfter } from "./notes";

const event = (change: object): RaceEvent => change as unknown as RaceEvent;

describe("notes on the track", () => {
  it("tell at a corner what was paid there, or that it was free", () => {
    expect(noteOf(event({ event: "CornerCrossed", seat: 1, line: 12, heat: 2 }))).toEqual({ kind: "paid", line: 12, heat: 2 });
    expect(noteOf(event({ event: "CornerCrossed", seat: 1, line: 12, heat: 0 }))).toEqual({ kind: "clear", line: 12 });
  });

  it("say nothing where there is nothing to say", () => {
    expect(noteOf(event({ event: "CarMoved", seat: 1 }))).toBeNull();
  });

  it("tell whom a car passes, and what the press gives", () => {
    const places = [{ distance: 4, spot: 0 }, { distance: 2, spot: 0 }];
    const move = event({ event: "CarMoved", seat: 1, start: 2, distance: 5, spot: 0 });
    expect(noteOf(move, places)).toEqual({ kind: "overtake", seat: 1, passed: [0] });
    expect(noteOf(move, places, new Set([0]))).toBeNull();
    expect(noteOf(event({ event: "SponsorsGained", seat: 1, cards: [null], why: ["press"] }))).toEqual({ kind: "press", seat: 1, n: 1 });
    expect(noteOf(event({ event: "SponsorsGained", seat: 1, cards: [null], why: ["speed"] }))).toBeNull();
  });

  it("leave skid marks from a spin-out to the next turn of that car", () => {
    const spun = spunAfter([2], event({ event: "SpunOut", seat: 1 }));
    expect(spun).toEqual([2, 1]);
    expect(spunAfter(spun, event({ event: "CardsRevealed", seat: 2 }))).toEqual([1]);
    expect(spunAfter(spun, event({ event: "CarMoved", seat: 1 }))).toEqual([2, 1]);
  });
});
