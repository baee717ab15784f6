// The form of a table, and the wish it becomes.
import { DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_GRACE, DEFAULT_SEASON } from "../protocol";
import type { DrawingData, RaceSettings, SeasonRaceSettings, SeasonSettings, SeatSettings, TableSettings } from "../protocol";
import { newOptions, saidOptions, type Options } from "./options";

/** In the place of a circuit's id, or of a season's name: one of the player's own. */
export const OWN = "own";

export interface PlannedSeat {
  /** `person`, `legend`, or the name of a driver. */
  kind: string;
  /** Of a driver or a Legend; empty: a default one. */
  name: string;
  handicap: number;
  /** Which seat of the table it was before; null: a new one. */
  was: number | null;
}

export interface PlannedRace {
  /** Empty: drawn before the race. */
  circuit: string;
  event: number | null;
}

/** A circuit that the server has found to be sound. */
export interface OwnCircuit {
  wish: Record<string, unknown>;
  name: string;
  laps: number;
  hasChevrons: boolean;
  facts: { length: number; corners: number; laps: number };
  /** Null for the one that the table has already: it shows its own drawing. */
  drawing: DrawingData | null;
}

export interface Plan {
  game: "race" | "season";
  circuit: string;
  own: OwnCircuit | null;
  laps: number | null;
  roundLimit: number | null;
  season: string;
  seasonName: string;
  races: PlannedRace[];
  seats: PlannedSeat[];
  options: Options;
  seconds: number | null;
  /** Empty: the default driver. */
  standIn: string;
  /** Seconds. */
  grace: number;
  /** Null: only where one person plays alone. */
  cardCounts: boolean | null;
  /** The same of hints. */
  hints: boolean | null;
  isPublic: boolean;
  title: string;
}

export function seatFor(kind: string): PlannedSeat {
  return { kind, name: "", handicap: 0, was: null };
}

export function newPlan(): Plan {
  return {
    game: "race",
    circuit: DEFAULT_CIRCUIT,
    own: null,
    laps: null,
    roundLimit: null,
    season: DEFAULT_SEASON,
    seasonName: "",
    races: [{ circuit: "", event: null }, { circuit: "", event: null }],
    seats: ["person", DEFAULT_DRIVER, DEFAULT_DRIVER, DEFAULT_DRIVER].map(seatFor),
    options: newOptions(),
    seconds: null,
    standIn: "",
    grace: DEFAULT_GRACE,
    cardCounts: null,
    hints: null,
    isPublic: false,
    title: "",
  };
}

/** Settings that make no sense are left out rather than refused: their fields are not even shown. */
export function settingsOf(plan: Plan, hasChevrons = true): TableSettings {
  const game = plan.game === "race" ? raceOf(plan, hasChevrons) : seasonOf(plan);
  const wish: TableSettings = { game, seats: plan.seats.map(seatOf) };
  if (plan.seconds) wish.seconds = plan.seconds;
  if (plan.standIn) wish.stand_in = plan.standIn;
  if (plan.grace !== DEFAULT_GRACE) wish.grace = plan.grace;
  if (plan.cardCounts !== null) wish.card_counts = plan.cardCounts;
  if (plan.hints !== null) wish.hints = plan.hints;
  if (plan.isPublic) wish.public = true;
  if (plan.title.trim()) wish.title = plan.title.trim();
  return wish;
}

function raceOf(plan: Plan, hasChevrons: boolean): RaceSettings {
  const circuit = plan.circuit === OWN && plan.own ? plan.own.wish : plan.circuit;
  const wish: RaceSettings = { game: "race", circuit };
  if (plan.laps) wish.laps = plan.laps;
  if (plan.roundLimit) wish.round_limit = plan.roundLimit;
  return Object.assign(wish, saidOptions(plan, hasChevrons));
}

function seasonOf(plan: Plan): SeasonSettings {
  const wish: SeasonSettings = { game: "season", season: plan.season };
  if (plan.season === OWN) Object.assign(wish, { season: plan.seasonName.trim() || OWN, races: plan.races.map(seasonRaceOf) });
  return Object.assign(wish, saidOptions(plan, true));
}

function seasonRaceOf(race: PlannedRace): SeasonRaceSettings {
  return { circuit: race.circuit || null, event: race.event };
}

function seatOf(seat: PlannedSeat): SeatSettings {
  if (seat.kind === "person") return { kind: "person", ...handicapOf(seat) };
  const name = seat.name.trim() ? { name: seat.name.trim() } : {};
  if (seat.kind === "legend") return { kind: "legend", ...name };
  return { kind: "driver", driver: seat.kind, ...name, ...handicapOf(seat) };
}

function handicapOf(seat: PlannedSeat): Pick<SeatSettings, "handicap"> {
  return seat.handicap ? { handicap: seat.handicap } : {};
}
