// Places on a drawn circuit: where a car stands, and how it gets from one space to the next.
import type { DrawingData, TrackData } from "../protocol";
import { toCorner } from "./track-words";

export interface Spot {
  x: number;
  y: number;
  /** In degrees; 0 looks to the right. */
  heading: number;
}

/** `distance` and `spot` may lie between two: cars drive. */
export function spotAt(drawing: DrawingData, distance: number, spot: number): Spot {
  const space = Math.floor(distance);
  return between(laneAt(drawing, space, spot), laneAt(drawing, space + 1, spot), distance - space);
}

/** 0 is the race line, 1 beside it; a car without room stands outside next to the race line, at -1, -2 and so on. */
function laneAt(drawing: DrawingData, space: number, spot: number): Spot {
  const count = drawing.spaces.length;
  const drawn = drawing.spaces[((space % count) + count) % count];
  if (!drawn) return { x: 0, y: 0, heading: 0 };
  const raceLine = spotOf(drawn.spots[0]);
  return spot < 0 ? between(raceLine, spotOf(drawn.aside), -spot) : between(raceLine, spotOf(drawn.spots[1]), spot);
}

/** From a car to the next corner: the road, space by space, and then the badge with its limit. */
export function roadAhead(drawing: DrawingData, track: TrackData, distance: number): { x: number; y: number }[] {
  const here = Math.floor(distance);
  const spaces = toCorner(here, track);
  if (spaces === null) return [];
  const road = Array.from({ length: spaces + 1 }, (_, number) => spotAt(drawing, here + 1 + number, 0.5));
  const { length } = track.circuit;
  const at = (((here + spaces + 1) % length) + length) % length;
  const badge = drawing.lines.find((line) => line.at === at)?.badge;
  return badge ? [...road, { x: badge[0], y: badge[1] }] : road;
}

function spotOf([x, y, heading]: [number, number, number]): Spot {
  return { x, y, heading };
}

function between(a: Spot, b: Spot, part: number): Spot {
  const turn = ((((b.heading - a.heading) % 360) + 540) % 360) - 180;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, heading: a.heading + turn * part };
}

/** What is inside the picture: the frame around it, with its own zoom, is ours. */
export function insideOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title[\s\S]*?<\/title>|<desc[\s\S]*?<\/desc>/g, "");
}
