import { afterEach, describe, expect, it } from "vitest";
import type { RaceEvent } from "./live/entries";
import type { TrackData } from "./protocol";
import { tell, type Field } from "./story";
import { speak } from "./words.svelte";

/** Two corners: limit 7 behind space 11, limit 3 behind space 29, where a token has made it 2. */
const track = {
  circuit: { length: 40, lines: [{ at: 12, limit: 7 }, { at: 30, limit: 3 }] },
  limits: [7, 2],
  dangerous: [0, 1],
  weather: "sun",
  weather_does: { heat: 0, stress: 0, heat_to_deck: 0, heat_to_discard: 3, slipstream: 2, cooldown: 0, no_slipstream: false, no_cooldown: false },
  tokens: [{ line: 0, token: "weather" }, { line: 1, token: "limit-1" }],
} as unknown as TrackData;
const field: Field = { name: (seat) => ["Ada", "Ben"][seat] ?? "?", track };
const told = (event: object): string => tell({ seat: 0, ...event } as unknown as RaceEvent, field);
const moved = (change: object): string => told({ event: "CarMoved", reason: "cards", start: 4, distance: 10, spot: 0, ...change });

describe("the story of a move", () => {
  afterEach(() => speak("en"));

  it("says where by the corner, never by the number of a space", () => {
    expect(moved({ spaces: 6 })).toBe("Ada moves 6: 1 space before corner 7.");
    expect(moved({ spaces: 7, distance: 11, reason: "boost" })).toBe("Ada moves 7 with a Boost: right before corner 7.");
    expect(moved({ spaces: 10, start: 45, distance: 55 })).toBe("Ada moves 10: 14 spaces before corner 2.");
  });

  it("says that a car was blocked, and how far it got", () => {
    expect(moved({ spaces: 8 })).toBe("Ada is blocked and moves 6 instead of 8: 1 space before corner 7.");
    expect(moved({ spaces: 1, start: 10, reason: "adrenaline" })).toBe("Ada is blocked and can't move with Adrenaline: still 1 space before corner 7.");
  });

  it("does not call a car blocked that had no speed", () => {
    expect(moved({ spaces: 0, start: 10 })).toBe("Ada stands still: 1 space before corner 7.");
  });

  it("says so in every language", async () => {
    await speak("fr");
    expect(moved({ spaces: 8 })).toBe("Voie bloquée\u00a0: Ada n’avance que de 6 au lieu de 8, à 1 case du virage 7.");
    expect(moved({ spaces: 2, start: 10 })).toBe("Voie bloquée\u00a0: Ada ne peut pas avancer, toujours à 1 case du virage 7.");
    await speak("da");
    expect(moved({ spaces: 8 })).toBe("Ada er blokeret og kører 6 i stedet for 8: 1 felt før sving 7.");
    expect(moved({ spaces: 2, start: 10 })).toBe("Ada er blokeret og kan ikke køre: stadig 1 felt før sving 7.");
  });

  it("tells at which corner a car spun out", () => {
    expect(told({ event: "SpunOut", line: 30, distance: 29, heat: 2, stress: 1 })).toBe(
      "Ada spins out at corner 2! Back to gear 1, right before corner 2, with 1 Stress.",
    );
  });

  it("tells what part of the price was the danger", () => {
    expect(told({ event: "CornerCrossed", line: 30, limit: 2, speed: 4, heat: 3 })).toBe(
      "Ada pays 3 Heat at corner 2 (speed 4), 1 of it because the corner is dangerous.",
    );
    expect(told({ event: "CornerCrossed", line: 12, limit: 7, speed: 9, heat: 2 })).toBe("Ada pays 2 Heat at corner 7 (speed 9).");
  });
});

describe("the story of the modules", () => {
  it("calls Legend cards by names for people", () => {
    const card = (name: string, manoeuvre = ""): string => told({ event: "LegendCardRevealed", name, manoeuvre, orders: [] });
    expect(card("7")).toBe("The Legends follow card 7.");
    expect(card("yellow-11")).toBe("The Legends follow yellow card 11.");
    expect(card("red-3", "catch-up/limit+2")).toBe("The Legends follow red card 3. Star ability: catch-up; rival ability: limit +2.");
  });

  it("says why a Legend went where it went", () => {
    const legend = (change: object): string => told({ event: "LegendMoved", start: 2, distance: 10, helps: [], blocked: false, ...change });
    expect(legend({ way: "helmet", number: 8 })).toBe("Ada stops 1 space before corner 7: helmet 8.");
    expect(legend({ way: "limit", number: 9, helps: ["adrenaline", "slipstream"] })).toBe(
      "Ada stops 1 space before corner 7: past the Legend line, limit and diamond make 9, with Adrenaline and slipstream.",
    );
    expect(legend({ way: "diamond", number: 1, start: 10, blocked: true })).toBe(
      "Ada stays 1 space before corner 7: its helmet would take it over the line, so it stops on its diamond, 1 (blocked).",
    );
  });

  it("says what the weather took, and where it is on the road", () => {
    expect(told({ event: "WeatherDrawn", weather: "sun", tokens: [[12, "weather"], [30, "limit-1"]] })).toBe(
      "Weather: Sun. 3 Heat from every engine start in the discard pile. After corner 7: slipstream up to 2 longer. " +
        "On the road: corner 7: weather in the sector, corner 2: limit 1 lower.",
    );
  });

  it("says what a sponsor card was earned by", () => {
    expect(told({ event: "SponsorsGained", cards: [null, null], why: ["press", "press"] })).toBe("Ada gains 2 sponsor cards from the press.");
    expect(told({ event: "SponsorsGained", cards: [null], why: ["speed"] })).toBe("Ada gains a sponsor card for high speed.");
  });
});
