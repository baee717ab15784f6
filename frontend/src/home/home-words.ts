// What is told of a table on one line each: how the race stands, who else is there, and whom it waits for.
import type { BriefSeat, HomeTable, TableBrief } from "../protocol";
import { driverName, theDriver } from "../table/names";
import { circuitTitle, tableTitle } from "../table/titles";
import { listed, t } from "../words.svelte";

/** The race that is on, lap and place; before it, how many are missing. */
export function stateWords({ brief, seat }: HomeTable): string {
  if (brief.phase === "lobby") return lobbyWords(brief);
  const parts: string[] = [];
  if (brief.race != null) parts.push(t("home-race", { race: brief.race, races: brief.races ?? 0 }));
  const circuit = circuitTitle(brief.circuit);
  if (circuit !== tableTitle(brief)) parts.push(circuit);
  if (brief.phase === "racing" && brief.laps != null) parts.push(t("home-lap", { lap: (seat === null ? null : brief.seats[seat]?.lap) ?? brief.lap ?? 1, laps: brief.laps }));
  const place = seat === null ? null : brief.seats[seat]?.place;
  if (place != null) parts.push(t("home-place", { place, cars: brief.seats.length }));
  return parts.join(" · ");
}

function lobbyWords({ seats }: TableBrief): string {
  const free = seats.filter((seat) => seat.kind === "person" && !seat.taken).length;
  return free ? t("seats-free", { free, seats: seats.length }) : t("home-ready");
}

/** Whom the table waits for, where that is not the player; or who drives for the player. */
export function waitingWords({ brief, seat, group }: HomeTable): string {
  if (group === "turn") return "";
  const own = seat === null ? undefined : brief.seats[seat];
  if (brief.phase === "racing" && own?.stand_in) return t("home-driven", { driver: theDriver(own.stand_in) });
  const others = brief.seats.flatMap((each, number) => (each.is_next && number !== seat && each.name ? [each.name] : []));
  return others.length ? t("home-waits-for", { names: listed(others) }) : "";
}

export function seatName(seat: BriefSeat): string {
  if (seat.name) return seat.name;
  if (seat.kind === "driver") return driverName(seat.driver ?? "");
  return t(seat.kind === "legend" ? "legend-tag" : "free");
}
