// The track for anyone who can't see it: every car with its place, from the first to the last.
import type { CarData, CircuitData, TrackData } from "../protocol";
import { circuitTitle } from "../table/titles";
import { t } from "../words.svelte";

/** What must be known of a car to show it on the track, also in a race that is long over. */
export type TrackCar = Pick<CarData, "seat" | "name" | "color" | "number" | "legend" | "status" | "distance" | "spot" | "place">;

export function byDistance<C extends TrackCar>(cars: readonly C[]): C[] {
  return [...cars].sort((a, b) => rank(a) - rank(b) || b.distance - a.distance || a.spot - b.spot);
}

/** Whoever has arrived is in front of those who race, whoever gave up is behind. */
function rank(car: TrackCar): number {
  if (car.status === "finished") return -100 + car.place;
  return car.status === "racing" ? 0 : 100;
}

export function spaceOf(distance: number, length: number): number {
  return ((distance % length) + length) % length;
}

/** Spaces that can still be moved without crossing the next corner line. */
export function toCorner(distance: number, track: TrackData): number | null {
  const { length, lines } = track.circuit;
  const space = spaceOf(distance, length);
  const gaps = lines.map((line) => (line.at - space - 1 + length) % length);
  return gaps.length ? Math.min(...gaps) : null;
}

export function nextLimit(distance: number, track: TrackData): number | null {
  const { length, lines } = track.circuit;
  const space = spaceOf(distance, length);
  const gaps = lines.map((line) => (line.at - space - 1 + length) % length);
  const next = gaps.indexOf(Math.min(...gaps));
  return track.limits[next] ?? null;
}

/** The number that is printed on that space, and the corner that it counts down to: space numbers are nowhere on the track. */
export function placeWords(track: TrackData, distance: number): string {
  const spaces = toCorner(distance, track);
  if (spaces === null) return t("place-finish", { spaces: track.circuit.length - 1 - spaceOf(distance, track.circuit.length) });
  return t("place-before", { spaces, limit: nextLimit(distance, track) ?? 0 });
}

/** From the first of these places to the last. */
export function placesWords(track: TrackData, low: number, high: number): string {
  if (low === high) return placeWords(track, low);
  const [from, to, limit] = [toCorner(low, track), toCorner(high, track), nextLimit(low, track)];
  const isOneCorner = from !== null && to !== null && from - to === high - low;
  if (isOneCorner) return t("places-before", { from, to, limit: limit ?? 0 });
  // two corners in a row may have the same limit, and a corner is called by it
  if (to !== null && nextLimit(high, track) === limit) return t("places-between-alike", { from: placeWords(track, low), spaces: to });
  return t("places-between", { from: placeWords(track, low), to: placeWords(track, high) });
}

/** The corner behind whose line this space lies, as it is in this race. */
export function cornerOf(track: TrackData, at: number): { index: number; limit: number; danger: number } | null {
  const index = track.circuit.lines.findIndex((line) => line.at === at);
  return index < 0 ? null : { index, limit: track.limits[index] ?? 0, danger: track.dangerous[index] ?? 0 };
}

/** What the ground does where a car stands. */
function groundWords(distance: number, { length, tunnels, flooded }: CircuitData): string[] {
  const space = spaceOf(distance, length);
  const isIn = (stretches: readonly [number, number][]) => stretches.some(([first, last]) => first <= space && space <= last);
  return [...(isIn(tunnels) ? [t("track-tunnel")] : []), ...(isIn(flooded) ? [t("track-flooded")] : [])];
}

export function trackWords(track: TrackData, cars: readonly TrackCar[]): string {
  const on = byDistance(cars).filter((car) => car.status === "racing");
  const each = on.flatMap((car) => [
    t("track-car", { name: car.name, place: placeWords(track, car.distance) }),
    ...groundWords(car.distance, track.circuit),
  ]);
  return [t("track-of", { circuit: circuitTitle(track.circuit.name), length: track.circuit.length }), ...each].join(" ");
}
