// A line of the standing: what is known of a car, now or at a moment that is past.
import type { Moment } from "../after/moments";
import type { CarData } from "../protocol";
import { byDistance, type TrackCar } from "./track-words";

export interface Row extends TrackCar {
  gear: number;
  /** What nobody has written down is null. */
  speed: number | null;
  heat: number | null;
  hand: number | null;
  deck: number | null;
}

export function rowsNow(cars: readonly CarData[], gears: readonly number[]): Row[] {
  return byDistance(cars.map((car) => ({ ...car, heat: car.engine, gear: gears[car.seat] ?? car.gear })));
}

/** As it was then: order, places and gears; nobody had arrived who is on the track that is shown. */
export function rowsAt<C extends Pick<TrackCar, "seat" | "name" | "color" | "number" | "legend">>(cars: readonly C[], { places }: Moment): Row[] {
  return byDistance(
    cars.map((car) => {
      const { distance, spot, gear } = places[car.seat] ?? { distance: 0, spot: 0, gear: 1 };
      return { ...car, distance, spot, gear, status: "racing", place: 0, speed: null, heat: null, hand: null, deck: null };
    }),
  );
}

/** Laps count from 1, also on the grid; whoever has arrived is in the last. */
export function lapOf(distance: number, length: number, laps: number): number {
  return Math.max(1, Math.min(laps, Math.floor(distance / length) + 1));
}
