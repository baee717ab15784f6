// A race as moments: after each action, where every car stood.
import { ofLastGame, type Entry, type RaceEvent } from "../live/entries";
import { AFTER_A_SPIN } from "../live/gears";
import { isOutAfter } from "../live/notes";
import type { BeginningData } from "../protocol";
import { isNews } from "../story";

interface Place {
  distance: number;
  spot: number;
}

export interface Standing extends Place {
  gear: number;
}

export interface Moment {
  seq: number;
  race: number;
  round: number;
  events: RaceEvent[];
  places: Standing[];
}

/** `now` is where cars stand that have not moved yet, while a race is on. */
export function momentsOf(entries: readonly Entry[], count: number, now: readonly Place[] = []): Moment[] {
  const game = ofLastGame(entries).filter((entry) => beginningIn(entry) !== null || entry.events.some(isNews));
  const found: Moment[] = [];
  let race = 0;
  let round = 0;
  let places: Standing[] = [];
  game.forEach((entry, at) => {
    const middle = beginningIn(entry);
    if (middle) race = middle.race - 1;
    for (const event of entry.events) {
      if (event.event === "RoundBegan" && (middle || event.round === 1)) {
        race += 1;
        places = middle?.places ?? grid(game.slice(at).flatMap((later) => later.events), event.order, count, now);
      }
      if (event.event === "RoundBegan") round = event.round;
      places = moved(places, event);
    }
    if (race) found.push({ seq: entry.seq, race, round, events: entry.events, places });
  });
  return found;
}

/** Seats that are out of the race by then, at home or not. */
export function outAt(moments: readonly Moment[], at: number): ReadonlySet<number> {
  return new Set(moments.slice(0, at + 1).flatMap(({ events }) => events.filter(isOutAfter).map(({ seat }) => seat)));
}

/** A race that goes on from a moment of another one stands there as it did. */
function beginningIn({ news }: Entry): BeginningData | null {
  return news.kind === "started" ? (news.beginning ?? null) : null;
}

/**
 * The entry with which the race that is on began: earlier ones were on other circuits. While its cars are still being
 * built (`round` is 0) there is nothing of it to go back to.
 */
export function beginningOf(entries: readonly Entry[], round: number): number {
  if (round === 0) return Infinity;
  return ofLastGame(entries).findLast((entry) => beginningIn(entry)?.round || entry.events.some(isFirstRound))?.seq ?? Infinity;
}

function isFirstRound(event: RaceEvent): boolean {
  return event.event === "RoundBegan" && event.round === 1;
}

/** One race of a season, up to its result: what is decided between races belongs to none. */
export function momentsOfRace(entries: readonly Entry[], count: number, race: number): Moment[] {
  const found = momentsOf(entries, count).filter((moment) => moment.race === race);
  const end = found.findLastIndex(({ events }) => events.some(({ event }) => event === "RaceEnded" || event === "RaceScored"));
  return end < 0 ? found : found.slice(0, end + 1);
}

/** The moment that an entry was, or the last one before it. */
export function indexOf(moments: readonly Moment[], seq: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.seq <= seq));
}

/** Where the cars started: the first thing that is told of a car's move is where it came from. */
function grid(events: readonly RaceEvent[], order: readonly number[], count: number, now: readonly Place[]): Standing[] {
  const starts = Array.from({ length: count }, (_, seat) => ({ distance: now[seat]?.distance ?? 0, spot: 0, gear: 1 }));
  for (const event of [...events].reverse()) {
    const car = "seat" in event ? starts[event.seat] : undefined;
    if (car && (event.event === "CarMoved" || event.event === "LegendMoved")) car.distance = event.start;
  }
  const taken = new Set<number>();
  for (const seat of order) {
    const car = starts[seat];
    if (!car) continue;
    car.spot = taken.has(car.distance) ? 1 : 0;
    taken.add(car.distance);
  }
  return starts;
}

export function moved(places: Standing[], event: RaceEvent): Standing[] {
  if (!("seat" in event)) return places;
  const seat = event.seat;
  const put = (change: Partial<Standing>): Standing[] =>
    places.map((place, other) => (other === seat ? { ...place, ...change } : place));
  switch (event.event) {
    case "CarMoved":
    case "LegendMoved":
      return put({ distance: event.distance, spot: event.spot });
    case "SpunOut":
      return put({ distance: event.distance, spot: event.spot, gear: AFTER_A_SPIN });
    case "GearShown":
    case "GearMended":
      return put({ gear: event.gear });
    default:
      return places;
  }
}
