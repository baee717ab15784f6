import { describe, expect, it } from "vitest";
import { newPlan, wishOf } from "./plan";

describe("the wish of a new table", () => {
  it("leaves out settings of Legends where there is none", () => {
    const wish = wishOf({ ...newPlan(), level: 3, rivals: true });
    expect(wish.game).not.toHaveProperty("level");
  });

  it("has rivals only from level 2 on", () => {
    const plan = { ...newPlan(), seats: ["person", "legend"], rivals: true };
    expect(wishOf({ ...plan, level: 1 }).game.rivals).toBe(false);
    expect(wishOf({ ...plan, level: 2 }).game.rivals).toBe(true);
  });

  it("says how to draft only with a garage", () => {
    expect(wishOf({ ...newPlan(), draft: "snake" }).game).not.toHaveProperty("draft");
    expect(wishOf({ ...newPlan(), draft: "snake", garage: "all" }).game).toMatchObject({ draft: "snake" });
  });

  it("names drivers by their seats", () => {
    expect(wishOf({ ...newPlan(), seats: ["person", "simple", "legend"] }).seats).toEqual([
      { kind: "person" },
      { kind: "driver", driver: "simple" },
      { kind: "legend" },
    ]);
  });
});
