import { afterEach, describe, expect, it } from "vitest";
import type { RaceShown, RaceSettings, SeasonSettings } from "../protocol";
import { speak } from "../words.svelte";
import { briefOf, raceTitle, settledWords, tableTitle } from "./titles";

const raced = (name: string, season: string | null = null): RaceShown =>
  ({ game: 1, race: 2, season, track: { circuit: { name } } }) as RaceShown;
const told = (game: RaceSettings | SeasonSettings, title = ""): string => tableTitle(briefOf({ game, seats: [], title }));

describe("what is raced", () => {
  afterEach(() => speak("en"));

  it("is told in the player's language, also of a race that is over", async () => {
    const again = briefOf({ game: { game: "race", circuit: "great-britain" }, seats: [] });
    expect([raceTitle(raced("Great Britain")), tableTitle(again)]).toEqual(["Great Britain", "Great Britain"]);
    await speak("da");
    expect([raceTitle(raced("Great Britain")), tableTitle(again)]).toEqual(["Storbritannien", "Storbritannien"]);
    expect(raceTitle(raced("Great Britain", "1961"))).toMatch(/1961.*, 2: Storbritannien$/);
  });

  it("is what the owner of a circuit or a table called it", () => {
    expect(told({ game: "race", circuit: { id: "ring", name: "Ring-Road" } })).toBe("Ring-Road");
    expect(told({ game: "race", circuit: "usa" }, "Friday night")).toBe("Friday night");
    expect(told({ game: "season", season: "1962" })).toContain("1962");
  });
});

describe("the lobby", () => {
  const facts = (change: object, ...kinds: ("person" | "driver")[]): string[] =>
    settledWords({ game: { game: "race" }, seats: kinds.map((kind) => ({ kind })), ...change });

  it("says how much time there is, and for how long somebody can be away", () => {
    expect(facts({ seconds: 259_200, grace: 3600 }, "person", "person")).toEqual(["3 days per decision", "Stand-in after 1 hour away"]);
    expect(facts({}, "person", "person")).toEqual(["No time limit", "Stand-in after 1 minute away"]);
    expect(facts({ seconds: 30, grace: 0, stand_in: "pro" }, "person", "person")).toEqual([
      "30 seconds per decision",
      "Stand-in: the pro",
      "Stand-in as soon as somebody is away",
    ]);
  });

  it("says nothing of that to who races alone", () => {
    expect(facts({}, "person", "driver")).toEqual([]);
    expect(facts({ seconds: 60 }, "person", "driver")).toEqual(["1 minute per decision"]);
  });
});
