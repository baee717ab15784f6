// What is worth a word after a race, besides who has won it.
import type { CarFigures, RaceHistory } from "./history";
import type { CarData } from "../protocol";

export const AWARDS = ["overtakes", "slipstream", "cool", "fast", "spins", "comeback"] as const;
export type AwardName = (typeof AWARDS)[number];

export interface Award {
  name: AwardName;
  /** Several where they are level. */
  seats: number[];
  value: number;
}

interface Entry {
  car: CarData;
  figures: CarFigures;
  /** Places won from the grid to the finish. */
  gained: number;
}

/** With more of them level nobody stands out. */
const MOST_LEVEL = 2;

/** `cars` from first to last. Whoever races alone, or gave up, wins none. */
export function awardsOf(history: RaceHistory, cars: readonly CarData[]): Award[] {
  if (cars.length < 2) return [];
  const grid = history.orders[0] ?? [];
  const arrived = cars.flatMap((car, place): Entry[] => {
    const figures = history.cars[car.seat];
    return figures && car.status === "finished" ? [{ car, figures, gained: grid.indexOf(car.seat) - place }] : [];
  });
  const cooled = arrived.filter(({ car }) => !car.legend);
  return [
    most("overtakes", arrived, ({ figures }) => figures.overtakes),
    most("slipstream", arrived, ({ figures }) => figures.longestSlipstream),
    // with a single engine there is nothing to compare
    cooled.length > 1 ? best("cool", cooled, ({ figures }) => -figures.heatPaid) : null,
    most("fast", arrived, ({ figures }) => figures.topSpaces),
    most("spins", arrived, ({ figures }) => figures.spinOuts),
    most("comeback", arrived, ({ gained }) => gained),
  ].filter((award) => award !== null);
}

/** None where nobody has any. */
function most(name: AwardName, entries: readonly Entry[], figure: (entry: Entry) => number): Award | null {
  const award = best(name, entries, figure);
  return award && award.value > 0 ? award : null;
}

function best(name: AwardName, entries: readonly Entry[], figure: (entry: Entry) => number): Award | null {
  const top = Math.max(...entries.map(figure));
  const seats = entries.filter((entry) => figure(entry) === top).map(({ car }) => car.seat);
  if (!seats.length || seats.length > MOST_LEVEL) return null;
  return { name, seats, value: Math.abs(top) };
}
