// What is raced at a table, in few words.
import { content } from "../content.svelte";
import { DEFAULT_CIRCUIT, DEFAULT_GRACE, DEFAULT_SEASON } from "../protocol";
import type { RaceShown, RaceSettings, SeasonSettings, Setting, SettingValue, Summary, TableSettings } from "../protocol";
import { isTold, t } from "../words.svelte";
import { settledOptions, slugOf } from "./options";
import { clockWords, graceFact, seasonName, theDriver } from "./names";

export function circuitName(circuit: RaceSettings["circuit"]): string {
  if (circuit === undefined) return circuitName(DEFAULT_CIRCUIT);
  if (typeof circuit !== "string") return String(circuit["name"] ?? t("own-circuit"));
  const known = content.circuits.find((each) => each.id === circuit)?.name;
  return circuitTitle(known ?? circuit.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" "));
}

/** Of our circuits in the player's language; somebody's own as its owner called it. */
export function circuitTitle(name: string): string {
  const id = `circuit-name-${name.toLowerCase().replaceAll(" ", "-")}`;
  return isTold(id) ? t(id) : name;
}

/** Of a race that is over. */
export function raceTitle({ season, race, track }: RaceShown): string {
  const circuit = circuitTitle(track.circuit.name);
  return season === null ? circuit : `${seasonName(season)}, ${race}: ${circuit}`;
}

/** As much as tells, in any language, what is raced at a table. */
export type Brief = Pick<Summary, "title" | "game" | "what">;

export function briefOf({ title = "", game }: TableSettings): Brief {
  if (game.game === "season") return { title, game: game.game, what: game.season ?? DEFAULT_SEASON };
  const circuit = game.circuit ?? DEFAULT_CIRCUIT;
  if (typeof circuit === "string") return { title, game: game.game, what: circuit };
  return { title: title || circuitName(circuit), game: game.game, what: "own" };
}

export function tableTitle({ title, game, what }: Brief): string {
  return title || (game === "season" ? seasonName(what) : circuitName(what));
}

export function whatIsRaced(wish: TableSettings): string {
  return wish.title || gameWords(wish.game);
}

export function gameWords(game: RaceSettings | SeasonSettings): string {
  if (game.game === "season") return seasonName(game.season ?? DEFAULT_SEASON);
  return circuitName(game.circuit);
}

/** Everything that was settled, one thing each. */
export function settledWords(wish: TableSettings): string[] {
  const found = modulesOf(wish.game);
  if (wish.title) found.unshift(gameWords(wish.game));
  found.push(...timesOf(wish));
  if (wish.card_counts != null) found.push(t(wish.card_counts ? "counts-shown" : "counts-hidden"));
  if (wish.hints != null) found.push(t(wish.hints ? "hints-allowed" : "hints-forbidden"));
  return found;
}

/** Whoever races alone waits for nobody. */
function timesOf({ seconds, grace = DEFAULT_GRACE, stand_in, seats }: TableSettings): string[] {
  const isAlone = seats.filter(({ kind = "person" }) => kind === "person").length < 2;
  const found: string[] = [];
  if (seconds) found.push(clockWords(seconds));
  else if (!isAlone) found.push(t("clock-off"));
  if (stand_in) found.push(t("stand-in-on", { driver: theDriver(stand_in) }));
  if (!isAlone) found.push(graceFact(grace));
  return found;
}

function modulesOf(game: RaceSettings | SeasonSettings): string[] {
  const found: string[] = [];
  if (game.game === "race" && game.laps) found.push(t("laps-n", { laps: game.laps }));
  if (game.game === "race" && game.round_limit) found.push(t("round-limit-on", { rounds: game.round_limit }));
  if (game.game === "season" && game.races) found.push(t("races-n", { races: game.races.length }));
  return [...found, ...settledOptions(game).map(({ setting, value }) => optionWords(setting, value))];
}

function optionWords(setting: Setting, value: SettingValue): string {
  const slug = slugOf(setting);
  if (setting.kind === "flag") return value ? t(`module-${slug}`) : t(`module-${slug}-off`);
  if (setting.kind === "number") return t(`module-${slug}-on`, { value: Number(value) });
  const members = setting.kind === "set" ? (value as readonly string[]) : [String(value)];
  const names = members.map((member) => t(`choice-${slug}-${member}`));
  return t(`module-${slug}-on`, { value: names.join(", ") || t(`none-${slug}`) });
}
