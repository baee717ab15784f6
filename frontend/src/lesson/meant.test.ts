import { describe, expect, it } from "vitest";
import type { LessonData } from "../protocol";
import { isCardMeant, isEngineMeant } from "./meant";

const lesson = (figures: Record<string, number>, reads = true): LessonData => ({
  name: "first-lap",
  step: 4,
  steps: 20,
  say: "lesson-first-lap-paid",
  figures,
  do: null,
  show: null,
  reads,
  free: false,
  explained: {},
  learned: [],
});

describe("what a sentence speaks of", () => {
  it("is the engine, where the figure is its Heat", () => {
    expect([lesson({ engine: 4 }), lesson({ held: 2 }), lesson({ engine: 4 }, false), null].map(isEngineMeant)).toEqual([true, false, false, false]);
  });

  it("is what clogs the hand, where that is counted", () => {
    expect(["heat", "stress", "4"].map((code) => isCardMeant(lesson({ held: 2 }), code))).toEqual([true, true, false]);
    expect(isCardMeant(lesson({ engine: 4 }), "heat")).toBe(false);
  });
});
