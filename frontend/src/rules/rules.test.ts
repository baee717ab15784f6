import { describe, expect, it } from "vitest";
import type { RaceEvent } from "../live/entries";
import { LANGUAGES } from "../words.svelte";
import { rulesIn } from "./rule-words";
import { termOf, termOfAbility, termOfToken, type Term } from "./terms";

const of = (event: object): Term | null => termOf({ seat: 0, ...event } as unknown as RaceEvent);

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it("say something about each term", async () => {
    const all = await rulesIn(language);
    expect(all.size).toBeGreaterThan(50);
    for (const { name, text } of all.values()) {
      expect(name).not.toMatch(/^term-|[{}]/);
      expect(text.length).toBeGreaterThan(30);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it("have one for what the log can ask", async () => {
    const all = await rulesIn(language);
    const asked = [
      of({ event: "SpunOut" }),
      of({ event: "WeatherDrawn", weather: "sun" }),
      of({ event: "SponsorsGained", why: ["press"] }),
      of({ event: "SponsorsGained", why: ["speed"] }),
      of({ event: "CarMoved", reason: "slipstream", spaces: 2, start: 3, distance: 5 }),
      of({ event: "CarMoved", reason: "cards", spaces: 2, start: 3, distance: 3 }),
      of({ event: "LegendCardRevealed" }),
      ...["limit+1", "limit-1", "slipstream+1", "heat-control", "dangerous", "weather"].map(termOfToken),
      ...["limit+2", "reckless"].map(termOfAbility),
    ];
    for (const term of asked) expect(term && all.has(term), `${term}`).toBe(true);
  });
});

describe("a plain move", () => {
  it("has no rule that need be opened", () => {
    expect(of({ event: "CarMoved", reason: "cards", spaces: 2, start: 3, distance: 5 })).toBeNull();
    expect(of({ event: "GearShown", heat: 0 })).toBeNull();
  });
});
