// The form of a new table, and the wish it becomes.
import type { RaceWish, SeasonWish, SeatWish, TableWish } from "../protocol";

export interface Plan {
  game: "race" | "season";
  circuit: string;
  laps: number | null;
  season: string;
  /** `person`, `legend`, or the name of a driver. */
  seats: string[];
  garage: string;
  draft: string;
  mulligan: boolean;
  weather: boolean;
  tournament: boolean;
  level: number;
  pro: number;
  aggressive: boolean;
  rivals: boolean;
  rising: boolean;
  seconds: number | null;
  isPublic: boolean;
  title: string;
}

export function newPlan(): Plan {
  return {
    game: "race",
    circuit: "usa",
    laps: null,
    season: "1961",
    seats: ["person", "simple", "simple", "simple"],
    garage: "",
    draft: "draft",
    mulligan: false,
    weather: false,
    tournament: false,
    level: 0,
    pro: 0,
    aggressive: false,
    rivals: false,
    rising: false,
    seconds: null,
    isPublic: false,
    title: "",
  };
}

export function hasLegends(plan: Plan): boolean {
  return plan.seats.includes("legend");
}

/** Settings that make no sense are left out rather than refused: their fields are not even shown. */
export function wishOf(plan: Plan): TableWish {
  const wish: TableWish = { game: plan.game === "race" ? raceOf(plan) : seasonOf(plan), seats: plan.seats.map(seatOf) };
  if (plan.seconds) wish.seconds = plan.seconds;
  if (plan.isPublic) wish.public = true;
  if (plan.title.trim()) wish.title = plan.title.trim();
  return wish;
}

function raceOf(plan: Plan): RaceWish {
  const wish: RaceWish = { game: "race", circuit: plan.circuit, weather: plan.weather, tournament: plan.tournament };
  if (plan.laps) wish.laps = plan.laps;
  if (plan.garage) Object.assign(wish, { garage: plan.garage, draft: plan.draft, mulligan: plan.mulligan });
  return Object.assign(wish, legendsOf(plan));
}

function seasonOf(plan: Plan): SeasonWish {
  const wish: SeasonWish = { game: "season", season: plan.season, tournament: plan.tournament, mulligan: plan.mulligan };
  if (plan.garage) wish.garage = plan.garage;
  if (hasLegends(plan) && plan.rising) wish.rising = true;
  return Object.assign(wish, legendsOf(plan));
}

function legendsOf(plan: Plan): Pick<RaceWish, "level" | "pro" | "aggressive" | "rivals"> {
  if (!hasLegends(plan)) return {};
  const rivals = plan.rivals && plan.level >= 2;
  return { level: plan.level, pro: plan.pro, aggressive: plan.aggressive, rivals };
}

function seatOf(seat: string): SeatWish {
  if (seat === "person" || seat === "legend") return { kind: seat };
  return { kind: "driver", driver: seat };
}
