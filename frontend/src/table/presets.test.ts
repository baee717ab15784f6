import { describe, expect, it } from "vitest";
import { settingsOf } from "./plan";
import { planFor, PRESETS } from "./presets";

const chosen = { circuit: "italy", own: null };
const kinds = (preset: (typeof PRESETS)[number], company: "alone" | "friends") =>
  settingsOf(planFor(preset, company, chosen)).seats.map((seat) => seat.driver ?? seat.kind);

describe("a preset", () => {
  it("has the player and five others: drivers for one alone, free seats for friends", () => {
    for (const preset of PRESETS) {
      expect(kinds(preset, "friends")).toEqual(Array(6).fill("person"));
      expect(kinds(preset, "alone").filter((kind) => kind === "person")).toHaveLength(1);
    }
    expect(kinds("first", "alone").slice(1)).toEqual(Array(5).fill("rookie"));
  });

  it("races what was chosen, with nothing more than it says", () => {
    expect(settingsOf(planFor("first", "alone", chosen)).game).toEqual({ game: "race", circuit: "italy" });
    expect(settingsOf(planFor("full", "alone", chosen)).game).toMatchObject({ circuit: "italy", garage: "all", weather: true });
    expect(settingsOf(planFor("season", "alone", chosen)).game).toMatchObject({ game: "season" });
  });
});
