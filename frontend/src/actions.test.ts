import { describe, expect, it } from "vitest";
import { areAmong, byCards, cardsKey, joinable, optionOf } from "./actions";

describe("options", () => {
  it("has a kind and words", () => {
    expect(optionOf("plan 4 4 3")).toEqual({ do: "plan 4 4 3", kind: "plan", words: ["4", "4", "3"] });
    expect(optionOf("discard").words).toEqual([]);
  });

  it("is the same choice whatever the order of its cards", () => {
    const plans = byCards([optionOf("plan 3 4 4")], "plan");
    expect(plans.get(cardsKey(["4", "3", "4"]))?.do).toBe("plan 3 4 4");
    expect(plans.get(cardsKey(["4", "3"]))).toBeUndefined();
  });

  it("counts copies", () => {
    expect(areAmong(["4", "4"], ["4", "3"])).toBe(false);
    expect(areAmong(["4", "4"], ["4", "3", "4"])).toBe(true);
  });

  it("offers only cards that lead to some option", () => {
    const options = ["plan 1 4", "plan 4 4"].map(optionOf);
    expect(joinable(["1", "4", "4", "heat"], [], options)).toEqual([true, true, true, false]);
    expect(joinable(["1", "4", "4", "heat"], [0], options)).toEqual([true, true, true, false]);
    expect(joinable(["1", "4", "4", "heat"], [0, 1], options)).toEqual([true, true, false, false]);
  });
});
