import { afterEach, describe, expect, it, vi } from "vitest";
import type { BriefSeat, HomeTable, TableBrief } from "../protocol";
import { stateWords, waitingWords } from "./home-words";
import { inGroup, mayReload, withChange } from "./home.svelte";

function seat(name: string | null, more: Partial<BriefSeat> = {}): BriefSeat {
  return { kind: "person", name, driver: null, color: "red", number: 7, taken: name !== null, stand_in: null, is_next: false, place: null, lap: null, points: null, ...more };
}

function table(id: string, more: Partial<HomeTable> = {}, brief: Partial<TableBrief> = {}): HomeTable {
  const seats = [seat("Ada", { place: 2, lap: 1 }), seat("Bea", { place: 1, lap: 2, is_next: true })];
  const race: TableBrief = { title: "", phase: "racing", game: "race", what: "usa", circuit: "USA", lap: 2, laps: 3, race: null, races: null, standings: null, seconds: null, seats, ...brief };
  return { id, group: "waiting", seat: 0, host: true, at: 1, seconds: null, brief: race, ...more };
}

describe("the lists of home", () => {
  it("have what happened last first, and where it is one's turn what is most urgent", () => {
    const tables = [table("old", { at: 1 }), table("new", { at: 3, group: "turn" }), table("urgent", { at: 2, group: "turn", seconds: 60 })];
    const changed = withChange(tables, "old", table("old", { at: 9 }));
    expect(changed.map(({ id }) => id)).toEqual(["old", "new", "urgent"]);
    expect(inGroup(changed, "turn").map(({ id }) => id)).toEqual(["urgent", "new"]);
    expect(withChange(changed, "new", null).map(({ id }) => id)).toEqual(["old", "urgent"]);
  });
});

describe("a page that is refused", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("is loaded anew once in a while, and never where nothing can be kept", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
    expect([mayReload(), mayReload()]).toEqual([true, false]);
    const forbidden = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
    expect(mayReload()).toBe(false);
  });
});

describe("a table at home", () => {
  it("tells the lap and the place of the player's own car", () => {
    expect(stateWords(table("a"))).toBe("lap 1 of 3 · place 2 of 2");
    expect(stateWords(table("a", { seat: null }))).toBe("lap 2 of 3");
    expect(stateWords(table("a", {}, { game: "season", what: "1961", circuit: "Italy", race: 2, races: 4 }))).toBe("race 2 of 4 · Italy · lap 1 of 3 · place 2 of 2");
  });

  it("tells in a lobby who is missing", () => {
    expect(stateWords(table("a", {}, { phase: "lobby", seats: [seat("Ada"), seat(null)] }))).toBe("1 of 2 seats free");
    expect(stateWords(table("a", {}, { phase: "lobby", seats: [seat("Ada")] }))).toBe("everybody is here: ready to start");
  });

  it("tells whom it waits for, and who drives for the player", () => {
    expect(waitingWords(table("a"))).toBe("Waiting for Bea");
    expect(waitingWords(table("a", { group: "turn" }))).toBe("");
    expect(waitingWords(table("a", {}, { seats: [seat("Ada", { stand_in: "club" })] }))).toMatch(/is driving for you/);
  });
});
