import { describe, expect, it } from "vitest";
import { isSeatOf, ofGame, ofLastGame, ofLastRace, withEntry, type Entry, type News, type RaceEvent } from "./entries";

const entry = (seq: number, news: News): Entry => ({ seq, at: 0, news, events: [] });
const acted = (seq: number): Entry => entry(seq, { kind: "acted", seat: 0, by: "person", driver: null, do: null });

describe("entries", () => {
  it("forgets what was undone", () => {
    const entries = [acted(1), acted(2)];
    const after = withEntry(entries, entry(3, { kind: "undone", seat: 0, action: 2 }));
    expect(after.map(({ seq }) => seq)).toEqual([1, 3]);
  });

  it("forgets a round that a lesson begins anew, and nothing that was said in it", () => {
    const began = (seq: number, round: number): Entry => ({ ...acted(seq), events: [{ event: "RoundBegan", round, order: [0], adrenaline: [] }] });
    const said = entry(5, { kind: "said", name: "Ada", text: "oh" } as News);
    const entries = [began(1, 5), began(2, 6), acted(3), entry(4, { kind: "stepped", seat: 0, back_to: null }), said, began(6, 7)];
    const after = withEntry(entries, entry(7, { kind: "stepped", seat: 0, back_to: 6 }));
    expect(after.map(({ seq }) => seq)).toEqual([1, 2, 4, 5, 7]);
    const on = withEntry(entries, entry(7, { kind: "stepped", seat: 0, back_to: null }));
    expect(on.length).toBe(entries.length + 1);
  });

  it("knows where the last race began", () => {
    const entries = [entry(1, { kind: "started", game: 1 }), acted(2), entry(3, { kind: "started", game: 2 }), acted(4)];
    expect(ofLastGame(entries).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(ofGame(entries, 1).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(ofGame(entries, 2).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(ofGame(entries, 3)).toEqual([]);
  });

  it("knows whether a seat has changed hands since a race", () => {
    const race = [entry(1, { kind: "seated", seat: 0, name: "Ada", color: null, number: null }), entry(2, { kind: "started", game: 1 }), acted(3)];
    expect(isSeatOf(race, 0, 3)).toBe(true);
    expect(isSeatOf([...race, entry(4, { kind: "seated", seat: 1, name: "Ben", color: null, number: null })], 0, 3)).toBe(true);
    expect(isSeatOf([...race, entry(4, { kind: "seated", seat: 0, name: "Ben", color: null, number: null })], 0, 3)).toBe(false);
    expect(isSeatOf([...race, entry(4, { kind: "settled" })], 0, 3)).toBe(false);
  });
});

describe("the log of a season", () => {
  const entry = (seq: number, ...events: string[]): Entry => ({
    seq,
    at: 0,
    news: seq === 1 ? { kind: "started", game: 1 } : { kind: "unreadable" },
    events: events.map((event) => ({ event }) as unknown as RaceEvent),
  });
  const seqs = (...entries: Entry[]): number[] => ofLastRace(entries).map(({ seq }) => seq);

  it("begins anew with each race, not before that", () => {
    const first = [entry(1, "RoundBegan"), entry(2, "CarMoved"), entry(3, "RaceEnded", "RaceScored")];
    expect(seqs(...first)).toEqual([1, 2, 3]);
    expect(seqs(...first, entry(4), entry(5, "SeasonLeft"))).toEqual([1, 2, 3, 4, 5]);
    expect(seqs(...first, entry(4), entry(5, "WeatherDrawn"), entry(6, "CarMoved"))).toEqual([4, 5, 6]);
    expect(seqs(...first, entry(5, "CarMoved"), entry(6, "RaceScored", "SeasonEnded"))).toEqual([5, 6]);
  });
});
