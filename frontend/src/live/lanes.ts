// The lane of a car on its way: it passes the others without touching them.

/** Lane 0 is the race line, lane 1 beside it. */
interface Place {
  distance: number;
  spot: number;
}

/** Samples for each space. */
const FINE = 20;
/** Two cars in the same lane have room for each other from here on, in spaces. */
const APART = 0.72;
/** A change of lanes takes twice this way, half of it before it must be done. */
const CHANGE = 0.2;
const MIDDLE = 0.5;

/** Where a car has to be, in lanes, while it drives from one place to another past cars that stand. */
export function laneOnTheWay(from: Place, to: Place, others: readonly Place[]): (distance: number) => number {
  const length = Math.abs(to.distance - from.distance);
  const direction = to.distance < from.distance ? -1 : 1;
  const wished = wishes(from, to, direction, others.filter(({ spot }) => spot === 0 || spot === 1));
  return (distance) => {
    const gone = Math.min(length, Math.max(0, Math.abs(distance - from.distance)));
    // it leaves from where it stands, and arrives where it shall stand
    const left = mix(from.spot, average(wished, gone), gone / (1 - APART));
    return mix(to.spot, left, (length - gone) / (1 - APART));
  };
}

/** Step by step the lane that is free; between the lanes where both are taken; else the one in which the car is. */
function wishes(from: Place, to: Place, direction: number, others: readonly Place[]): number[] {
  const count = Math.ceil(Math.abs(to.distance - from.distance) * FINE) + 1;
  const found: number[] = [];
  for (let step = 0; step < count; step += 1) {
    const here = from.distance + (direction * step) / FINE;
    const isTaken = (lane: number): boolean =>
      others.some(({ distance, spot }) => spot === lane && Math.abs(distance - here) < APART + CHANGE + 1 / FINE);
    const before = found.at(-1) ?? from.spot;
    const free = [0, 1].filter((lane) => !isTaken(lane));
    if (free.length === 2) found.push(before === MIDDLE ? to.spot : before);
    else found.push(free[0] ?? MIDDLE);
  }
  return found;
}

/** Of what is wished around here: so one lane turns into the other. */
function average(wished: readonly number[], gone: number): number {
  const [first, last] = [gone - CHANGE, gone + CHANGE].map((place) => Math.round(place * FINE));
  let sum = 0;
  let count = 0;
  for (let step = first ?? 0; step <= (last ?? 0); step += 1) {
    sum += wished[Math.min(wished.length - 1, Math.max(0, step))] ?? 0;
    count += 1;
  }
  return count ? sum / count : 0;
}

function mix(a: number, b: number, part: number): number {
  const eased = Math.min(1, Math.max(0, part));
  return a + (b - a) * eased;
}
