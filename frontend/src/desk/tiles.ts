// What a tile says: the same of every option, and of a plan.
import type { Option } from "../actions";
import type { SymbolName } from "../cards";
import type { CornerRiskData, ForecastData, TrackData } from "../protocol";
import { nextLimit, placesWords, placeWords } from "../race/track-words";
import { percent, spread, t } from "../words.svelte";
import { drawingOf, type DeedName } from "./deeds";
import { isMandatory, optionWords } from "./option-words";
import { outlook, type Outlook } from "./risk";

export interface TileData {
  id: string;
  icon: SymbolName | DeedName;
  /** A number instead of the drawing: a speed, or a limit as it stands at its corner. */
  sign?: { shape: "speed" | "limit"; text: string };
  name: string;
  lines: readonly string[];
  /** At least and at most; null where nothing was foreseen. */
  heat: readonly [number, number] | null;
  /** Of a spin-out, and what it would be if all is cooled that can be. */
  risk: number;
  riskCooled: number;
  isMust: boolean;
}

/** Where the race is. */
export interface Course {
  track: TrackData;
  laps: number;
}

const EMPTY = { lines: [], heat: null, risk: 0, riskCooled: 0, isMust: false };

export function optionTile(option: Option, forecasts: readonly ForecastData[], course: Course): TileData {
  const view = outlook([...forecasts]);
  const what = whatWords(option);
  return {
    ...EMPTY,
    id: option.do,
    icon: drawingOf(option),
    name: optionWords(option),
    lines: [...(what ? [what] : []), ...(view ? [stopWords(view.distance, course)] : []), ...cornersOf(forecasts).flatMap((corner) => cornerLines(corner, option.kind === "slipstream")), ...(view ? blockedLines(view) : [])],
    heat: view ? heatOf(view, forecasts) : null,
    risk: view?.spinOut ?? 0,
    riskCooled: view?.spinOutCooled ?? 0,
    isMust: isMandatory(option),
  };
}

/** Of a plan: where it leads, and a tile for each corner that it crosses. */
export function planTiles(option: Option, forecasts: readonly ForecastData[], course: Course): TileData[] {
  const view = outlook([...forecasts]);
  const speed: TileData = { ...EMPTY, id: "speed", icon: "accelerate", name: t("gear-n", { gear: option.words.length }) };
  if (!view) return [{ ...speed, lines: [t("thinking")] }];
  const corners = cornersOf(forecasts);
  // which corners there will be is not known before the value is
  const isOpen = forecasts.length > 1;
  const moving: TileData = {
    ...speed,
    sign: { shape: "speed", text: spread(...view.speed) },
    name: `${t("speed-n", { speed: spread(...view.speed) })} · ${speed.name}`,
    lines: [stopWords(view.distance, course), ...blockedLines(view), ...(isOpen ? [t("values-later")] : [])],
    heat: view.heat,
    ...(isOpen ? { risk: view.spinOut, riskCooled: view.spinOutCooled } : {}),
  };
  if (isOpen) return [moving];
  if (!corners.length) return [moving, ...nextTiles(view.distance[0], course, () => t("corner-ahead"))];
  return [moving, ...corners.map((corner) => cornerTile(corner, Math.max(0, view.engine)))];
}

/** Before anything is chosen: where the car stands, and what comes next. */
export function standingTiles(distance: number, course: Course): TileData[] {
  const standing: TileData = { ...EMPTY, id: "speed", icon: "car", name: t("you-stand"), lines: [placeWords(course.track, distance)] };
  return [standing, ...nextTiles(distance, course, (limit) => t("corner-rule", { limit }))];
}

function nextTiles(distance: number, { track }: Course, words: (limit: number) => string): TileData[] {
  const limit = nextLimit(distance, track);
  if (limit === null) return [];
  return [{ ...EMPTY, id: "corner", icon: "bend", sign: { shape: "limit", text: `${limit}` }, name: t("corner-n", { limit }), lines: [words(limit)] }];
}

function cornerTile(corner: CornerRiskData, engine: number): TileData {
  const isFree = corner.heat[1] === 0;
  return {
    ...EMPTY,
    id: `corner ${corner.line}`,
    icon: "bend",
    sign: { shape: "limit", text: `${corner.limit}` },
    name: t("corner-n", { limit: corner.limit }),
    lines: [
      ...(corner.reached < 1 ? [t("corner-perhaps", { chance: percent(corner.reached) })] : []),
      ...(isFree ? [t("corner-free")] : [t("corner-costs", { heat: spread(...corner.heat) }), t("corner-have", { engine })]),
    ],
    heat: corner.heat,
    risk: corner.spin_out,
    riskCooled: corner.spin_out_cooled,
  };
}

/** Where there is a choice of values, each has its own. */
function cornersOf(forecasts: readonly ForecastData[]): readonly CornerRiskData[] {
  return forecasts.length === 1 ? (forecasts[0]?.corners ?? []) : [];
}

/** Nobody would guess that a slipstream takes one over a line for nothing. */
function cornerLines({ limit, heat }: CornerRiskData, isSlipstream: boolean): string[] {
  if (!heat[1]) return isSlipstream ? [t("corner-over-free", { limit })] : [];
  return [t("corner-heat", { limit, heat: spread(...heat) })];
}

function blockedLines({ blocked }: Outlook): string[] {
  return blocked[1] ? [t("blocked", { spaces: spread(...blocked) })] : [];
}

export function stopWords([low, high]: readonly [number, number], { track, laps }: Course): string {
  const finish = laps * track.circuit.length;
  if (low >= finish) return t("lands-finish");
  if (high >= finish) return t("lands-perhaps-finish", { place: placeWords(track, low) });
  return t("lands", { place: placesWords(track, low, high) });
}

/** All that is to be paid, corners included. A corner that is perhaps not reached may cost nothing. */
function heatOf(view: Outlook, forecasts: readonly ForecastData[]): [number, number] {
  const of = (forecast: ForecastData): [number, number] => [
    forecast.heat + sum(forecast.corners.map((corner) => (corner.reached < 1 ? 0 : corner.heat[0]))),
    forecast.heat + sum(forecast.corners.map((corner) => corner.heat[1])),
  ];
  const each = forecasts.map(of);
  return each.length ? [Math.min(...each.map(([low]) => low)), Math.max(...each.map(([, high]) => high))] : [...view.heat];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Where name and forecast do not tell it all. */
const EXPLAINED = ["heat", "scrap", "cooldown", "super-cool", "reduce-stress", "salvage", "replace", "boost", "mulligan", "go-on", "leave"];

function whatWords(option: Option): string {
  if (!EXPLAINED.includes(option.kind)) return "";
  return t(`what-${option.kind}`, { n: Number(option.words[0] ?? 0) || 0 });
}
