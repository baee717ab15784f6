// The form of a table, and the wish it becomes.
import type { DrawingData, RaceWish, SeasonRaceWish, SeasonWish, SeatWish, TableWish } from "../protocol";

/** In the place of a circuit's id, or of a season's name: one of the player's own. */
export const OWN = "own";
export const DRIVER = "club";
export const MOST_SEATS = 12;
export const MOST_RACES = 24;

export interface PlannedSeat {
  /** `person`, `legend`, or the name of a driver. */
  kind: string;
  /** Of a driver or a Legend; empty: a usual one. */
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
  garage: string;
  draft: string;
  mulligan: boolean;
  weather: boolean;
  tournament: boolean;
  level: number;
  pro: number | null;
  aggressive: boolean;
  rivals: boolean;
  legendAdrenaline: boolean;
  rising: boolean;
  seconds: number | null;
  /** Empty: the usual driver. */
  standIn: string;
  /** Null: only where one person plays alone. */
  cardCounts: boolean | null;
  isPublic: boolean;
  title: string;
}

export function seatFor(kind: string): PlannedSeat {
  return { kind, name: "", handicap: 0, was: null };
}

export function newPlan(): Plan {
  return {
    game: "race",
    circuit: "usa",
    own: null,
    laps: null,
    roundLimit: null,
    season: "1961",
    seasonName: "",
    races: [{ circuit: "", event: null }, { circuit: "", event: null }],
    seats: ["person", DRIVER, DRIVER, DRIVER].map(seatFor),
    garage: "",
    draft: "draft",
    mulligan: false,
    weather: false,
    tournament: false,
    level: 0,
    pro: 0,
    aggressive: false,
    rivals: false,
    legendAdrenaline: true,
    rising: false,
    seconds: null,
    standIn: "",
    cardCounts: null,
    isPublic: false,
    title: "",
  };
}

export function hasLegends(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.kind === "legend");
}

export function hasExpansion(plan: Plan): boolean {
  return plan.level > 0 || isRising(plan);
}

/** Rivals need Manoeuvre cards, which come in at level 2; a rising level begins there. */
export function mayHaveRivals(plan: Plan): boolean {
  return plan.level >= 2 || (isRising(plan) && plan.level === 0);
}

function isRising(plan: Plan): boolean {
  return plan.game === "season" && plan.rising;
}

/** Settings that make no sense are left out rather than refused: their fields are not even shown. */
export function wishOf(plan: Plan, hasChevrons = true): TableWish {
  const game = plan.game === "race" ? raceOf(plan, hasChevrons) : seasonOf(plan);
  const wish: TableWish = { game, seats: plan.seats.map((seat) => seatOf(seat, plan.game)) };
  if (plan.seconds) wish.seconds = plan.seconds;
  if (plan.standIn) wish.stand_in = plan.standIn;
  if (plan.cardCounts !== null) wish.card_counts = plan.cardCounts;
  if (plan.isPublic) wish.public = true;
  if (plan.title.trim()) wish.title = plan.title.trim();
  return wish;
}

function raceOf(plan: Plan, hasChevrons: boolean): RaceWish {
  const circuit = plan.circuit === OWN && plan.own ? plan.own.wish : plan.circuit;
  const wish: RaceWish = { game: "race", circuit, weather: plan.weather, tournament: plan.tournament };
  if (plan.laps) wish.laps = plan.laps;
  if (plan.roundLimit) wish.round_limit = plan.roundLimit;
  if (plan.garage) Object.assign(wish, { garage: plan.garage, draft: plan.draft, mulligan: plan.mulligan });
  return Object.assign(wish, legendsOf(plan, hasChevrons));
}

function seasonOf(plan: Plan): SeasonWish {
  const wish: SeasonWish = { game: "season", season: plan.season, tournament: plan.tournament, mulligan: plan.mulligan };
  if (plan.season === OWN) Object.assign(wish, { season: plan.seasonName.trim() || OWN, races: plan.races.map(seasonRaceOf) });
  if (plan.garage) wish.garage = plan.garage;
  if (hasLegends(plan) && plan.rising) wish.rising = true;
  return Object.assign(wish, legendsOf(plan, true));
}

function seasonRaceOf(race: PlannedRace): SeasonRaceWish {
  return { circuit: race.circuit || null, event: race.event };
}

function legendsOf(plan: Plan, hasChevrons: boolean): Partial<RaceWish> {
  if (!hasLegends(plan)) return {};
  const wish: Partial<RaceWish> = { level: plan.level, pro: plan.pro ?? 0, rivals: plan.rivals && mayHaveRivals(plan) };
  if (hasExpansion(plan)) wish.legend_adrenaline = plan.legendAdrenaline;
  else wish.aggressive = plan.aggressive && hasChevrons;
  return wish;
}

function seatOf(seat: PlannedSeat, game: Plan["game"]): SeatWish {
  if (seat.kind === "person") return { kind: "person", ...handicapOf(seat, game) };
  const name = seat.name.trim() ? { name: seat.name.trim() } : {};
  if (seat.kind === "legend") return { kind: "legend", ...name };
  return { kind: "driver", driver: seat.kind, ...name, ...handicapOf(seat, game) };
}

/** A season has none. */
function handicapOf(seat: PlannedSeat, game: Plan["game"]): Pick<SeatWish, "handicap"> {
  return game === "race" && seat.handicap ? { handicap: seat.handicap } : {};
}
