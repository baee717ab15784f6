// The settings of a table as a form, to change them.
import { DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_GRACE, DEFAULT_SEASON } from "../protocol";
import type { CircuitData, RaceSettings, SeasonSettings, SeatData, TableData } from "../protocol";
import { optionsIn } from "./options";
import { OWN, newPlan, type OwnCircuit, type Plan, type PlannedSeat } from "./plan";

export function planOf(table: TableData, seasons: readonly string[]): Plan {
  const { game, seconds, grace, stand_in, card_counts, hints, title } = table.settings;
  return {
    ...newPlan(),
    ...(game.game === "race" ? raceIn(game) : seasonIn(game, seasons)),
    options: optionsIn(game),
    seats: table.seats.map(seatIn),
    seconds: seconds ?? null,
    standIn: stand_in ?? "",
    grace: grace ?? DEFAULT_GRACE,
    cardCounts: card_counts ?? null,
    hints: hints ?? null,
    isPublic: table.settings.public ?? false,
    title: title ?? "",
  };
}

function raceIn(game: RaceSettings): Partial<Plan> {
  const circuit = game.circuit ?? DEFAULT_CIRCUIT;
  const chosen = typeof circuit === "string" ? { circuit } : { circuit: OWN, own: ownIn(circuit) };
  return {
    ...chosen,
    game: "race",
    laps: game.laps ?? null,
    roundLimit: game.round_limit ?? null,
  };
}

/** What a table races on has been checked. */
function ownIn(wish: Record<string, unknown>): OwnCircuit {
  const { name, length, laps, lines } = wish as unknown as Pick<CircuitData, "name" | "length" | "laps" | "lines">;
  const hasChevrons = lines.some((line) => line.chevrons?.length);
  return { wish, name, laps, hasChevrons, facts: { length, corners: lines.length, laps }, drawing: null };
}

function seasonIn(game: SeasonSettings, seasons: readonly string[]): Partial<Plan> {
  const name = game.season ?? DEFAULT_SEASON;
  const common = { game: "season" as const };
  if (!game.races && seasons.includes(name)) return { ...common, season: name };
  const races = (game.races ?? []).map((race) => ({ circuit: typeof race.circuit === "string" ? race.circuit : "", event: race.event ?? null }));
  return { ...common, season: OWN, seasonName: name, races };
}

/** As it is now: seats may have been changed one by one since the table was made. */
function seatIn(seat: SeatData, number: number): PlannedSeat {
  const kind = seat.kind === "driver" ? (seat.driver ?? DEFAULT_DRIVER) : seat.kind;
  const name = seat.kind === "person" ? "" : (seat.name ?? "");
  return { kind: kind === "simple" ? DEFAULT_DRIVER : kind, name, handicap: seat.handicap, was: number };
}
