// A race in figures, counted from what was told of it.
import { ofLastGame, type Entry, type RaceEvent } from "../live/entries";

export interface CarFigures {
  gears: number[];
  spinOuts: number;
  boosts: number;
  slipstream: number;
  heatPaid: number;
  cooled: number;
  stressPlayed: number;
  topSpaces: number;
  /** The most spaces that one slipstream has brought. */
  longestSlipstream: number;
  /** Cars that were ahead after one round and behind after the next; whoever gave up was not overtaken. */
  overtakes: number;
}

export interface RaceHistory {
  /** After each round, the seats from first to last. */
  orders: number[][];
  /** By round, then by seat. */
  spaces: number[][];
  heat: number[][];
  cars: CarFigures[];
  /** Who has arrived, in order: they keep their places while others race on. */
  arrived: number[];
  retired: Set<number>;
}

export function historyOf(entries: readonly Entry[], count: number): RaceHistory {
  const history: RaceHistory = { orders: [], spaces: [], heat: [], arrived: [], retired: new Set(), cars: Array.from({ length: count }, noFigures) };
  for (const event of lastRace(ofLastGame(entries))) note(history, event, count);
  history.cars.forEach((car, seat) => (car.overtakes = overtakesOf(history, seat)));
  for (const round of history.spaces) {
    round.forEach((spaces, seat) => {
      const car = history.cars[seat];
      if (car) car.topSpaces = Math.max(car.topSpaces, spaces);
    });
  }
  return history;
}

function noFigures(): CarFigures {
  return { gears: [0, 0, 0, 0], spinOuts: 0, boosts: 0, slipstream: 0, heatPaid: 0, cooled: 0, stressPlayed: 0, topSpaces: 0, longestSlipstream: 0, overtakes: 0 };
}

/** A season tells of several races; the last one counts. */
function lastRace(entries: readonly Entry[]): RaceEvent[] {
  const events = entries.flatMap((entry) => entry.events);
  return events.slice(Math.max(0, events.findLastIndex((event) => event.event === "RoundBegan" && event.round === 1)));
}

function note(history: RaceHistory, event: RaceEvent, count: number): void {
  switch (event.event) {
    case "RoundBegan":
      history.orders.push([...history.arrived, ...event.order]);
      history.spaces.push(Array<number>(count).fill(0));
      history.heat.push(Array<number>(count).fill(0));
      return;
    case "RaceEnded":
      history.orders.push([...event.ranking]);
      return;
    case "CarRetired":
      history.retired.add(event.seat);
      return;
    case "CarFinished":
      history.arrived.push(event.seat);
      return;
    case "CarMoved":
      add(history.spaces, event.seat, event.distance - event.start);
      if (event.reason === "slipstream") slipstream(history.cars[event.seat], event.distance - event.start);
      return;
    case "LegendMoved":
      return add(history.spaces, event.seat, event.distance - event.start);
    case "GearShown": {
      const gears = history.cars[event.seat]?.gears;
      if (gears) gears[event.gear - 1] = (gears[event.gear - 1] ?? 0) + 1;
      return pay(history, event.seat, event.heat);
    }
    case "Boosted":
      change(history, event.seat, "boosts", 1);
      return pay(history, event.seat, event.heat);
    case "CornerCrossed":
    case "CardPaid":
      return pay(history, event.seat, event.heat);
    case "SpunOut":
      change(history, event.seat, "spinOuts", 1);
      return pay(history, event.seat, event.heat);
    case "CooledDown":
    case "SuperCooled":
      return change(history, event.seat, "cooled", event.heat);
    case "CardsRevealed":
      return change(history, event.seat, "stressPlayed", event.cards.filter((card) => card === "stress").length);
    default:
      return;
  }
}

function slipstream(car: CarFigures | undefined, spaces: number): void {
  if (!car) return;
  car.slipstream += spaces;
  car.longestSlipstream = Math.max(car.longestSlipstream, spaces);
}

function overtakesOf({ orders, retired }: RaceHistory, seat: number): number {
  let found = 0;
  for (const [round, after] of orders.entries()) {
    const before = orders[round - 1];
    const was = before?.indexOf(seat) ?? -1;
    const is = after.indexOf(seat);
    if (was < 0 || is < 0) continue;
    // the rounds leave out who gave up, the result does not
    const racing = round === orders.length - 1 ? after.filter((other) => !retired.has(other)) : after;
    found += (before ?? []).slice(0, was).filter((other) => racing.indexOf(other) > is).length;
  }
  return found;
}

function add(rounds: number[][], seat: number, amount: number): void {
  const round = rounds.at(-1);
  if (round) round[seat] = (round[seat] ?? 0) + amount;
}

function change(history: RaceHistory, seat: number, what: Exclude<keyof CarFigures, "gears">, by: number): void {
  const car = history.cars[seat];
  if (car) car[what] += by;
}

function pay(history: RaceHistory, seat: number, heat: number): void {
  change(history, seat, "heatPaid", heat);
  add(history.heat, seat, heat);
}
