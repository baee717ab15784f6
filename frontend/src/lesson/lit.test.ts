import { describe, expect, it } from "vitest";
import { Choice } from "../desk/choice.svelte";
import type { DecisionData, ViewData } from "../protocol";

const plans: DecisionData = { id: "1-0", options: ["plan 3", "plan 4", "plan 3 4", "plan 4 4", "plan 3 stress"], seconds: null };
const view = { hand: ["3", "4", "4", "stress"] } as unknown as ViewData;

describe("what a lesson lights", () => {
  it("is so many cards as are meant, and of several alike the first", () => {
    const choice = new Choice(plans, view, { option: "plan 3 4", isToLookAt: false });
    expect(choice.hand).toEqual(["3", "4", "4", "stress"]);
    expect(choice.hand.map((_, place) => choice.isMarked(place))).toEqual([true, true, false, false]);
    expect(choice.possible).toEqual([true, true, false, false]);
    choice.toggle(2);
    expect(choice.chosen).toEqual([]);
  });

  it("is taken when all of it lies there, and no sooner", () => {
    const choice = new Choice(plans, view, { option: "plan 3 4", isToLookAt: false });
    choice.toggle(0);
    expect(choice.fitting && choice.mayTake(choice.fitting)).toBe(false);
    choice.toggle(1);
    expect(choice.fitting && choice.mayTake(choice.fitting)).toBe(true);
  });

  it("can be there to be looked at only, or not at all", () => {
    const shown = new Choice(plans, view, { option: "plan 3 4", isToLookAt: true });
    expect(shown.isLaidOut).toBe(false);
    shown.toggle(0);
    shown.toggle(1);
    expect(shown.isLaidOut).toBe(true);
    expect(shown.fitting && shown.mayTake(shown.fitting)).toBe(false);
    const read = new Choice(plans, view, { option: null, isToLookAt: false });
    expect(read.possible.some(Boolean)).toBe(false);
    expect(read.gears).toEqual([]);
  });

  it("is everything outside of lessons", () => {
    const choice = new Choice(plans, view);
    expect(choice.possible).toEqual([true, true, true, true]);
    expect(choice.isMarked(0)).toBe(false);
  });
});
