// The lines of the log: what happened in the race, and who was at the wheel where that was not the player; and whether the race
// began in the middle of another.
import type { Entry, News, RaceEvent } from "../live/entries";
import { isNews } from "../story";

export type Line = { key: string; seq: number } & ({ event: RaceEvent } | { news: News });

/** Lines that have been told stay the same objects, so that only new ones are put into words. */
const told = new WeakMap<Entry, { wheel: Line; race: Line[] }>();

export function linesOf(entries: readonly Entry[]): Line[] {
  const driven = new Set<number>();
  return entries.flatMap((entry) => {
    const { wheel, race } = linesOfEntry(entry);
    const lines = isAboutTheWheel(entry.news, driven) ? [wheel, ...race] : race;
    follow(driven, entry);
    return lines;
  });
}

function linesOfEntry(entry: Entry): { wheel: Line; race: Line[] } {
  const { seq, news } = entry;
  const known = told.get(entry);
  if (known) return known;
  const race = entry.events.filter(isNews).map((event, place) => ({ key: `${seq}-${place}`, seq, event }));
  const lines = { wheel: { key: `${seq}`, seq, news }, race };
  told.set(entry, lines);
  return lines;
}

/** Of a stand-in one hears once a round; of a clock that has run out, each time. */
function isAboutTheWheel(news: News, driven: ReadonlySet<number>): boolean {
  if (news.kind === "acted") return news.by === "clock" || (news.by === "stand-in" && !driven.has(news.seat));
  if (news.kind === "started") return Boolean(news.beginning);
  return news.kind === "taken-over" || news.kind === "handed-back";
}

/** `driven` are the seats of which it has been said in this round that a stand-in drives. */
function follow(driven: Set<number>, { news, events }: Entry): void {
  if (news.kind === "taken-over" || (news.kind === "acted" && news.by === "stand-in")) driven.add(news.seat);
  if (news.kind === "handed-back") driven.delete(news.seat);
  if (events.some(({ event }) => event === "RoundBegan")) driven.clear();
}
