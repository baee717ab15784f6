// What happened, in words. What can be seen anyway is not told.
import { cardName } from "./cards";
import type { RaceEvent } from "./live/entries";
import { isTold, t } from "./words.svelte";

export interface Field {
  name(seat: number): string;
  /** Of the circuit, to make spaces out of distances. */
  length: number;
}

const SILENT = new Set(["PlanCommitted", "PlanTakenBack", "MarketOpened", "CarsBuilt"]);

export function isNews(event: RaceEvent): boolean {
  if (event.event === "CardsDrawn") return event.cards.some((card) => card !== null);
  if (event.event === "CornerCrossed") return event.heat > 0;
  if (event.event === "CardsDiscarded") return event.cards.length > 0;
  return !SILENT.has(event.event);
}

export function tell(event: RaceEvent, field: Field): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) words[name] = word(name, value, field);
  if (event.event === "CarMoved") words["reason"] = reason(event.reason);
  if (event.event === "WeatherDrawn") Object.assign(words, weather(event));
  if (event.event === "RaceScored") words["points"] = points(event.points, field);
  if (event.event === "RoundBegan" && !event.adrenaline.length) return t("event-RoundBegan-no-adrenaline", words);
  return t(`event-${event.event}`, words);
}

function word(name: string, value: unknown, field: Field): string | number {
  if (name === "seat" && typeof value === "number") return field.name(value);
  if ((name === "distance" || name === "start" || name === "line") && typeof value === "number") {
    return ((value % field.length) + field.length) % field.length;
  }
  if (name === "card" || name === "given" || name === "taken") return cardName(value as string | null);
  if (name === "cards") return cardList(value as (string | null)[]);
  if (["order", "adrenaline", "ranking", "standings", "seats"].includes(name)) {
    return (value as number[]).map((seat) => field.name(seat)).join(", ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

/** Those that may not be seen are only counted. */
function cardList(cards: (string | null)[]): string {
  const hidden = cards.filter((card) => card === null).length;
  const known = cards.filter((card) => card !== null).map(cardName);
  return [...known, ...(hidden ? [t("cards-hidden", { hidden })] : [])].join(", ") || t("no-card");
}

function reason(name: string): string {
  const id = `reason-${name}`;
  return isTold(id) ? ` ${t(id)}` : "";
}

function weather(event: { weather: string; tokens: [number, string][] }): Record<string, string> {
  const tokens = event.tokens.map(([line, token]) => t("token-at", { token: t(tokenId(token)), line }));
  return { weather: t(`weather-${event.weather}`), tokens: tokens.join(", ") };
}

export function tokenId(token: string): string {
  return `token-${token.replace("+", "-plus-").replace("limit-1", "limit-minus-1")}`;
}

function points(by_seat: number[], field: Field): string {
  const named = by_seat.map((count, seat) => ({ count, name: field.name(seat) }));
  return named.flatMap(({ count, name }) => (count ? [`${name} ${count}`] : [])).join(", ");
}
