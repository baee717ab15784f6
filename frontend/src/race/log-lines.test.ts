import { afterEach, describe, expect, it } from "vitest";
import { overtaken, type Entry, type News, type RaceEvent } from "../live/entries";
import type { ActedNews, TrackData } from "../protocol";
import { tell, type Field } from "../story";
import { speak } from "../words.svelte";
import { linesOf } from "./log-lines";
import { tellWheel } from "./wheel-words";

const field: Field = { name: (seat) => ["Ada", "Ben"][seat] ?? "?", track: { circuit: { length: 40, lines: [] } } as unknown as TrackData };
const acted = (by: ActedNews["by"], driver: string | null, seat = 0): News => ({ kind: "acted", seat, by, driver, do: null });
const retired: RaceEvent = { event: "CarRetired", seat: 0 } as RaceEvent;
const round: RaceEvent = { event: "RoundBegan", round: 2, order: [0, 1], adrenaline: [] };

function told(...entries: [News, ...RaceEvent[]][]): string[] {
  const log = entries.map(([news, ...events], at): Entry => ({ seq: at + 1, at: 0, news, events }));
  return linesOf(log).map((line) => ("news" in line ? tellWheel(line.news, field) : tell(line.event, field)));
}

describe("the log", () => {
  afterEach(() => speak("en"));

  it("says that a clock has run out, and who answered, before what came of it", () => {
    expect(told([acted("clock", "rookie"), retired])).toEqual(["Ada ran out of time: the rookie answers.", "Ada retires."]);
    expect(told([acted("clock", "fancy")], [acted("clock", null)])).toEqual([
      "Ada ran out of time: the driver fancy answers.",
      "Ada ran out of time: a driver answers.",
    ]);
  });

  it("says nothing of who drives for themselves", () => {
    expect(told([acted("person", null)], [acted("driver", "club", 1)])).toEqual([]);
  });

  it("says once a round that a stand-in drives", () => {
    const drives = acted("stand-in", "club");
    expect(told([drives], [drives], [drives, round], [drives], [drives])).toEqual([
      "At the wheel for Ada: the club driver.",
      "The order: Ada, Ben. No Adrenaline today.",
      "At the wheel for Ada: the club driver.",
    ]);
  });

  it("says who gave a wheel away, and who has it back", () => {
    const taken = (asked_by: number | null): News => ({ kind: "taken-over", seat: 0, driver: "pro", own_wish: asked_by === 0, asked_by });
    const drives = acted("stand-in", "pro");
    expect(told([taken(0)], [drives], [{ kind: "handed-back", seat: 0 }])).toEqual(["Ada hands the wheel to the pro.", "Ada is back at the wheel."]);
    expect(told([taken(1)], [taken(null)])).toEqual(["Ben puts in the pro for Ada.", "While Ada is away, the pro goes on."]);
  });

  it("skips what this version can't read", () => {
    expect(told([{ kind: "unreadable" }], [{ kind: "a later kind" } as unknown as News])).toEqual([]);
  });

  it("keeps its lines, so that only new ones are put into words", () => {
    const log: Entry[] = [{ seq: 1, at: 0, news: acted("clock", "pro"), events: [retired] }];
    expect(linesOf(log).every((line, at) => line === linesOf(log)[at])).toBe(true);
  });

  it("speaks every language", async () => {
    await speak("fr");
    expect(told([acted("clock", "club")])).toEqual(["Temps écoulé pour Ada\u00a0: le pilote de club répond."]);
    await speak("da");
    expect(told([acted("clock", "club")])).toEqual(["Tiden er gået for Ada: klubkøreren svarer."]);
  });
});

describe("whoever was too slow", () => {
  const log = (...news: News[]): Entry[] => news.map((each, at) => ({ seq: at, at: 0, news: each, events: [] }));

  it("is told so until they answer again", () => {
    const late = acted("clock", "rookie");
    expect(overtaken(log(late, acted("person", null, 1)), 0)).toBe(late);
    expect(overtaken(log(late, acted("person", null)), 0)).toBeNull();
    expect(overtaken(log(late), 1)).toBeNull();
    expect(overtaken(log(late, { kind: "started", game: 2 }), 0)).toBeNull();
  });
});
