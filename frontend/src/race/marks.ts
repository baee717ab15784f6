// What tokens change on the drawing.
import type { DrawingData, ForecastData, StretchDrawn, TrackData } from "../protocol";
import type { Term } from "../rules/terms";
import { tokenId } from "../story";

interface Badge {
  line: number;
  x: number;
  y: number;
  printed: number;
  limit: number;
}

/** By the space behind the line. */
export type OwnLimits = ReadonlyMap<number, number>;

export function ownLimits(forecasts: readonly ForecastData[], length: number): OwnLimits {
  const corners = forecasts.flatMap((forecast) => forecast.corners);
  return new Map(corners.map((corner) => [corner.line % length, corner.limit]));
}

interface Token {
  /** By its number. */
  line: number;
  x: number;
  y: number;
  token: string;
  word: string;
  sign: string;
}

const SIGNS: Record<string, string> = {
  weather: "☁",
  dangerous: "!",
  "limit-1": "−1",
  "limit+1": "+1",
  "heat-control": "♨",
  "slipstream+1": "≫1",
};

/** Limits that are not as printed: by a token, or for the player's own car by the cards it would play. */
export function badges(drawing: DrawingData, track: TrackData, own: OwnLimits = new Map()): Badge[] {
  return track.circuit.lines.flatMap((line, index) => {
    const limit = own.get(line.at) ?? track.limits[index] ?? line.limit;
    if (limit === line.limit) return [];
    const place = drawing.lines[index]?.badge;
    return place ? [{ line: line.at, x: place[0], y: place[1], printed: line.limit, limit }] : [];
  });
}

export function tokens(drawing: DrawingData, track: TrackData): Token[] {
  return track.tokens.flatMap((token) => {
    const place = drawing.lines[token.line]?.token;
    if (!place) return [];
    return [{ line: token.line, x: place[0], y: place[1], token: token.token, word: tokenId(token.token), sign: SIGNS[token.token] ?? "?" }];
  });
}

/** Where the press stands. */
export function press(drawing: DrawingData, track: TrackData): { line: number; x: number; y: number }[] {
  return track.press.flatMap((index) => {
    const line = drawing.lines[index];
    return line?.press ? [{ line: line.at, x: line.press[0], y: line.press[1] }] : [];
  });
}

/** Tunnels and water: what a space among them means is told when one points at it. */
export function stretches(drawing: DrawingData): { word: string; term: Term; outline: string }[] {
  const of = (word: string, term: Term, found: readonly StretchDrawn[]) => found.map(({ outline }) => ({ word, term, outline }));
  return [...of("track-tunnel", "tunnel", drawing.tunnels), ...of("track-flooded", "flooded", drawing.flooded)];
}

export const SKIES: Record<string, string> = { clouds: "☁", fog: "≋", storm: "⚡", snow: "❄", rain: "☂", sun: "☀" };
