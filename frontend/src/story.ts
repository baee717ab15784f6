// What happened, in words. What can be seen anyway is not told.
import { cardName } from "./cards";
import type { RaceEvent } from "./live/entries";
import type { CarMoved, CornerCrossed, LegendMoved, TrackData, WeatherDrawn } from "./protocol";
import { cornerOf, placeWords } from "./race/track-words";
import { weatherWords } from "./race/weather-words";
import { isTold, listed, t } from "./words.svelte";

export interface Field {
  name(seat: number): string;
  /** To say where on it something happened. */
  track: TrackData;
}
type Said = Record<string, string | number>;

const SILENT = new Set(["PlanCommitted", "PlanTakenBack", "MarketOpened", "CarsBuilt"]);

export function isNews(event: RaceEvent): boolean {
  if (event.event === "CardsDrawn") return event.cards.some((card) => card !== null);
  if (event.event === "CornerCrossed") return event.heat > 0;
  if (event.event === "CardsDiscarded") return event.cards.length > 0;
  return !SILENT.has(event.event);
}

export function tell(event: RaceEvent, field: Field): string {
  const words: Said = {};
  for (const [name, value] of Object.entries(event)) words[name] = word(name, value, field);
  if ("distance" in event) words["place"] = placeWords(field.track, event.distance);
  switch (event.event) {
    case "CarMoved":
      return moved(event, words);
    case "LegendMoved":
      return t(event.distance > event.start ? "event-LegendMoved" : "event-LegendMoved-stuck", { ...words, why: legendWhy(event) });
    case "LegendCardRevealed":
      return legendCard(event, words);
    case "WeatherDrawn":
      return t("event-WeatherDrawn", { ...words, ...weather(event, field) });
    case "CornerCrossed":
      return crossed(event, words, field);
    case "SpunOut":
      return t("event-SpunOut", { ...words, limit: cornerOf(field.track, event.line)?.limit ?? 0 });
    case "SponsorsGained":
      return t("event-SponsorsGained", { ...words, n: event.cards.length, why: sponsorWhy(event.why) });
    case "RaceScored":
      return t("event-RaceScored", { ...words, points: points(event.points, field) });
    case "RoundBegan":
      return t(event.adrenaline.length ? "event-RoundBegan" : "event-RoundBegan-no-adrenaline", words);
    default:
      return t(`event-${event.event}`, words);
  }
}

function word(name: string, value: unknown, field: Field): string | number {
  if (name === "seat" && typeof value === "number") return field.name(value);
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

/** A car may get less far than its move was worth: then others were in its way. */
function moved(event: CarMoved, words: Said): string {
  const went = event.distance - event.start;
  const said = { ...words, went, reason: reason(event.reason) };
  if (event.spaces === 0) return t("event-CarMoved-still", said);
  if (went === event.spaces) return t("event-CarMoved", said);
  return t(went > 0 ? "event-CarMoved-blocked" : "event-CarMoved-stuck", said);
}

function reason(name: string): string {
  const id = `reason-${name}`;
  return isTold(id) ? ` ${t(id)}` : "";
}

/** Part of the price may be the danger of the corner. */
function crossed(event: CornerCrossed, words: Said, { track }: Field): string {
  const more = cornerOf(track, event.line)?.danger ?? 0;
  return more ? t("event-CornerCrossed-dangerous", { ...words, more }) : t("event-CornerCrossed", words);
}

function legendCard(event: { name: string; manoeuvre: string }, words: Said): string {
  const said = { ...words, card: legendCardName(event.name) };
  const [star, rival] = event.manoeuvre.split("/");
  if (!star || !rival) return t("event-LegendCardRevealed", said);
  return t("event-LegendCardRevealed-manoeuvre", { ...said, star: abilityName(star), rival: abilityName(rival) });
}

/** Cards of the expansion are called by their deck: `yellow-11`. */
export function legendCardName(name: string): string {
  const [, deck = "", number = ""] = /^(?:(\w+)-)?(\d+)$/.exec(name) ?? [];
  return t("legend-card", { deck, number });
}

export function abilityName(ability: string): string {
  return t(`ability-${ability.replace("+", "-plus-")}`);
}

function legendWhy({ way, number, helps, blocked }: LegendMoved): string {
  const found = t(way === "limit" ? "legend-limit" : way === "helmet" ? "legend-helmet" : "legend-diamond", { number });
  const named = helps.map((help) => (help === "adrenaline" ? t("help-adrenaline") : abilityName(help)));
  const why = named.length ? t("legend-helped", { why: found, helps: listed(named) }) : found;
  return blocked ? t("legend-blocked", { why }) : why;
}

/** What one was earned by twice is said once. */
export function sponsorWhy(why: readonly string[]): string {
  const earned = [...new Set(why)];
  const said = listed(earned.map((each) => t(`sponsor-${each}`)));
  return said && ` ${said}`;
}

function weather(event: WeatherDrawn, { track }: Field): Said {
  const tokens = event.tokens.map(([line, token]) => {
    return t("token-at-corner", { token: t(tokenId(token)), limit: cornerOf(track, line)?.limit ?? 0 });
  });
  return { weather: t(`weather-${event.weather}`), does: weatherWords(track).join(" "), tokens: tokens.join(", ") };
}

export function tokenId(token: string): string {
  return `token-${token.replace("+", "-plus-").replace("limit-1", "limit-minus-1")}`;
}

function points(by_seat: number[], field: Field): string {
  const named = by_seat.map((count, seat) => ({ count, name: field.name(seat) }));
  return named.flatMap(({ count, name }) => (count ? [`${name} ${count}`] : [])).join(", ");
}
