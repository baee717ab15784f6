// The log of a table as the client keeps it. What was undone has not happened.
import type { Past, Update } from "../protocol";

export type News = Past["news"];
export type RaceEvent = Past["events"][number];
export interface Entry {
  seq: number;
  at: number;
  news: News;
  events: RaceEvent[];
}

export function entryOf(message: Past | Update): Entry {
  return { seq: message.seq, at: message.at, news: message.news, events: message.events };
}

/** With the next entry; an undo takes away what it undoes, and so does a lesson that goes back to the beginning of a round. */
export function withEntry(entries: readonly Entry[], next: Entry): Entry[] {
  return [...standing(entries, next.news), next];
}

function standing(entries: readonly Entry[], news: News): readonly Entry[] {
  if (news.kind === "undone") return entries.filter((entry) => entry.seq !== news.action);
  if (news.kind === "stepped" && news.back_to !== null) {
    const began = entries.findLastIndex(({ events }) => events.some((event) => event.event === "RoundBegan" && event.round === news.back_to));
    return entries.filter(({ news }, at) => at <= began || news.kind !== "acted");
  }
  return entries;
}

/** The entries of one of the table's races or seasons, counted from 1. */
export function ofGame(entries: readonly Entry[], game: number): readonly Entry[] {
  const start = entries.findIndex(({ news }) => news.kind === "started" && news.game === game);
  const end = entries.findIndex(({ news }) => news.kind === "started" && news.game === game + 1);
  return start < 0 ? [] : entries.slice(start, end < 0 ? undefined : end);
}

/** Whoever has this seat now had it then too: nobody has sat down there since, and no settling has moved the seats. */
export function isSeatOf(entries: readonly Entry[], seat: number, then: number): boolean {
  return !entries.some(({ seq, news }) => seq > then && (news.kind === "settled" || (news.kind === "seated" && news.seat === seat)));
}

/** The entries of the race that is on, or of the one that was last. */
export function ofLastGame(entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex((entry) => entry.news.kind === "started");
  return entries.slice(Math.max(0, start));
}

/** Those of the race that is on: what was told of a season's earlier ones was told of other circuits. */
export function ofLastRace(entries: readonly Entry[]): readonly Entry[] {
  const game = ofLastGame(entries);
  let start = 0;
  let scored: number | null = null;
  game.forEach(({ events }, at) => {
    if (events.some(({ event }) => event === "RaceScored")) scored = at;
    else if (scored !== null && events.some(({ event }) => event !== "SeasonLeft")) [start, scored] = [scored + 1, null];
  });
  return game.slice(start);
}

/** The last answer for this seat, if the clock gave it. */
export function overtaken(entries: readonly Entry[], seat: number): Extract<News, { kind: "acted" }> | null {
  const acted = ofLastGame(entries).findLast(({ news }) => news.kind === "acted" && news.seat === seat)?.news;
  return acted?.kind === "acted" && acted.by === "clock" ? acted : null;
}
