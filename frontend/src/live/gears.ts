// The gears as they are shown: a lever moves when its car is seen to shift, or to spin out.
import type { RaceEvent } from "./entries";

export const AFTER_A_SPIN = 1;

export function gearsAfter(gears: readonly number[], event: RaceEvent): readonly number[] {
  switch (event.event) {
    case "GearShown":
    case "GearMended":
      return shifted(gears, event.seat, event.gear);
    case "SpunOut":
      return shifted(gears, event.seat, AFTER_A_SPIN);
    default:
      return gears;
  }
}

function shifted(gears: readonly number[], seat: number, gear: number): readonly number[] {
  return gears.map((each, at) => (at === seat ? gear : each));
}
