// What is worth a moment of its own: a spin-out, the last lap, the finish. And who passes whom.
import type { RaceEvent } from "../live/entries";

export type Moment =
  | { kind: "spin-out"; seat: number; heat: number; from: Spot }
  | { kind: "last-lap" }
  | { kind: "finish"; seat: number; place: number };

interface Spot {
  distance: number;
  spot: number;
}
/** How long the race is. */
export interface Course {
  length: number;
  laps: number;
}

/** `places` are those before it happens. */
export function momentOf(event: RaceEvent, places: readonly Spot[], course: Course | null): Moment | null {
  switch (event.event) {
    case "SpunOut": {
      const from = places[event.seat] ?? event;
      return { kind: "spin-out", seat: event.seat, heat: event.heat, from: { distance: from.distance, spot: from.spot } };
    }
    case "CarFinished":
      return { kind: "finish", seat: event.seat, place: event.place };
    case "CarMoved":
    case "LegendMoved":
      return course && opensTheLastLap(event, places, course) ? { kind: "last-lap" } : null;
    default:
      return null;
  }
}

/** The first car in its last lap; a race of one lap has no other. */
function opensTheLastLap(event: { seat: number; start: number; distance: number }, places: readonly Spot[], { length, laps }: Course): boolean {
  const line = (laps - 1) * length;
  if (laps < 2 || event.start >= line || event.distance < line) return false;
  return places.every(({ distance }, seat) => seat === event.seat || distance < line);
}

/** The seats that a move leaves behind: they were in front, by distance and then by spot. */
export function passedBy(event: RaceEvent, places: readonly Spot[]): number[] {
  if (event.event !== "CarMoved" && event.event !== "LegendMoved") return [];
  const own = places[event.seat];
  if (!own) return [];
  const isAhead = (one: Spot, other: Spot): boolean => one.distance > other.distance || (one.distance === other.distance && one.spot < other.spot);
  return places.flatMap((other, seat) => (seat !== event.seat && isAhead(other, own) && isAhead(event, other) ? [seat] : []));
}
