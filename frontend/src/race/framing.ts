// Where the camera has to be so that what matters is in sight, and not under the sheets that lie on the track.
import type { Spot } from "./drawing";

export type Box = readonly [number, number, number, number];

export interface Point {
  x: number;
  y: number;
}

/** The place of the drawing in the upper left corner of the picture, and pixels for each of the drawing's units. */
export interface View extends Point {
  scale: number;
}

/** Pixels. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Picture {
  width: number;
  height: number;
  /** How much of it lies under sheets, from each side. */
  insets: Sides;
  /** Small things that lie on it, as places from its upper left corner. */
  covers: readonly Sides[];
}

export interface Subject {
  car: Spot;
  /** Where it may land. */
  landings: readonly Point[];
  /** The road to the next corner, nearest first, and the corner itself. As much of it as there is room for. */
  ahead: readonly Point[];
}

interface Size {
  width: number;
  height: number;
}

/** How near the camera comes, and how far it steps back for the road ahead. */
export interface Reach {
  near: number;
  far: number;
}

/** The length of a car on the track, in units of the drawing. */
export const CAR = 42;
/** Cars are never shorter than this while one of them is followed, in pixels; on a phone, whose eyes are nearer. */
const LEAST_CAR = 34.5;
const LEAST_CAR_PHONE = 25;
const MOST_CAR = 68;
/** Below this width a picture is a phone's. */
export const PHONE = 768;
/** So many units of the drawing are in sight at least, along the shorter side. */
const IN_SIGHT = 540;
/** Between what must be seen and the edge, as part of the free area. */
const MARGIN = 0.13;
/** How far the own car is from the middle, against the direction of driving: then it is at a third. */
const BEHIND = 1 / 6;
/** So much of the ground beyond the drawing may be seen while there is a choice, in units. */
const BEYOND = 40;

/** The air around sheets, in pixels. */
export const GAP = 11;

/** Around small things that lie on the track: half of a limit's sign, or of a car. */
export const AIR = 44;
/** Half of a mark at the edge. */
const MARK = 20;
/** What is moved out from under something keeps this distance from the edge, in pixels. */
const EDGE = 36;
/** Half of a limit's sign from afar, in pixels, and half of a car: neither is cut. */
const SIGN = 24;

export const NOTHING: Sides = { left: 0, top: 0, right: 0, bottom: 0 };

export function freeOf({ width, height, insets }: Picture): Point & Size {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
}

/** All of it, in the middle of the free area. */
export function fitted([x, y, width, height]: Box, picture: Picture): View {
  const free = freeOf(picture);
  const scale = Math.min(free.width / width, free.height / height);
  return {
    x: x + width / 2 - (free.x + free.width / 2) / scale,
    y: y + height / 2 - (free.y + free.height / 2) / scale,
    scale,
  };
}

export function usualReach(picture: Picture): Reach {
  const free = freeOf(picture);
  const far = (picture.width < PHONE ? LEAST_CAR_PHONE : LEAST_CAR) / CAR;
  const roomy = Math.min(free.width, free.height) / IN_SIGHT;
  return { far, near: Math.min(MOST_CAR / CAR, Math.max(far, roomy)) };
}

/**
 * The own car at a third of the free area, with the places where it may land and the road ahead of it. The camera steps
 * back as far as `far`, first for the landings, and no further: cars stay long enough. What is out of sight then gets a
 * mark at the edge.
 */
export function framed(subject: Subject, whole: Box, picture: Picture, reach: Reach): View {
  const free = freeOf(picture);
  const scaleFor = (points: readonly Point[], air: Size): number => {
    const [left, right] = ends(points.map(({ x }) => x));
    const [top, bottom] = ends(points.map(({ y }) => y));
    return Math.min((free.width - air.width) / Math.max(1, right - left), (free.height - air.height) / Math.max(1, bottom - top));
  };
  const airy = { width: 2 * MARGIN * free.width, height: 2 * MARGIN * free.height };
  const tight = { width: 2 * EDGE, height: 2 * EDGE };
  const needed: Point[] = [subject.car];
  for (const landing of subject.landings) {
    if (scaleFor([...needed, landing], tight) >= reach.far) needed.push(landing);
  }
  const musts = needed.length;
  const far = Math.min(reach.far, scaleFor(needed, tight));
  // The next corner is worth a place near the edge, as long as its sign is seen as well; on a phone the small map lies there.
  const close = { width: 2 * SIGN, height: 2 * SIGN };
  const air = picture.width >= PHONE && scaleFor([...needed, ...subject.ahead], close) >= far ? close : airy;
  for (const point of subject.ahead) {
    if (scaleFor([...needed, point], air) < far) break;
    needed.push(point);
  }
  const scale = Math.min(reach.near, Math.max(far, scaleFor(needed, airy)));
  const heading = (subject.car.heading * Math.PI) / 180;
  const along = (axis: "x" | "y"): number => {
    const isX = axis === "x";
    const from = (isX ? free.x : free.y) / scale;
    const size = (isX ? free.width : free.height) / scale;
    const [low, high] = ends(needed.map((point) => point[axis]));
    const [edge, length] = isX ? [whole[0], whole[2]] : [whole[1], whole[3]];
    const direction = isX ? Math.cos(heading) : Math.sin(heading);
    const wished = subject.car[axis] + direction * BEHIND * size - size / 2;
    const onPaper = within(wished, edge - BEYOND, edge + length + BEYOND - size);
    return within(onPaper, high - size * (1 - MARGIN), low - size * MARGIN) - from;
  };
  return uncovered({ x: along("x"), y: along("y"), scale }, needed, musts, picture);
}

/**
 * Moved a little, where something small would lie on what must be seen. For the road ahead that is done only as long as
 * the car and its landings, which are the first of the points, stay in sight.
 */
function uncovered(view: View, points: readonly Point[], musts: number, picture: Picture): View {
  const free = freeOf(picture);
  const keeps = (seen: readonly Point[], way: Point): boolean =>
    seen.every(({ x, y }) => {
      const [across, down] = [x + way.x - free.x, y + way.y - free.y];
      return across > EDGE && across < free.width - EDGE && down > EDGE && down < free.height - EDGE;
    });
  return picture.covers.reduce((from, cover) => {
    const seen = points.map(({ x, y }) => ({ x: (x - from.x) * from.scale, y: (y - from.y) * from.scale }));
    const first = seen.slice(0, musts);
    const isLeft = (cover.left + cover.right) / 2 < free.x + free.width / 2;
    const ways = [...waysOut(seen, cover, isLeft), ...waysOut(first, cover, isLeft)];
    const way = ways.find((each) => keeps(first, each));
    return way ? { ...from, x: from.x - way.x / from.scale, y: from.y - way.y / from.scale } : from;
  }, view);
}

/** By so many pixels, the shorter way first: above what covers some of these, or beside it. */
function waysOut(seen: readonly Point[], cover: Sides, isLeft: boolean): Point[] {
  const under = seen.filter(({ x, y }) => x > cover.left && x < cover.right && y > cover.top && y < cover.bottom);
  if (!under.length) return [];
  const [left, right] = ends(under.map(({ x }) => x));
  const [, lowest] = ends(under.map(({ y }) => y));
  const [up, aside] = [{ x: 0, y: cover.top - lowest }, { x: isLeft ? cover.right - left : cover.left - right, y: 0 }];
  return Math.abs(up.y) <= Math.abs(aside.x) ? [up, aside] : [aside, up];
}

/** In pixels of the picture, and which way it points. */
export interface EdgeMark extends Point {
  turn: number;
}

/** Where something that can't be seen from here lies: a place at the edge of what is free. Null for what is in sight. */
export function edgeMark(point: Point, view: View, picture: Picture): EdgeMark | null {
  const free = freeOf(picture);
  const seen = { x: (point.x - view.x) * view.scale, y: (point.y - view.y) * view.scale };
  const bare = picture.covers.map(({ left, right, top, bottom }) => {
    const isLeft = left <= free.x; // the air around it is on the other side
    return { left: isLeft ? left : left + AIR, right: isLeft ? right - AIR : right, top: top + AIR, bottom };
  });
  const inside = {
    x: within(seen.x, free.x + MARK, free.x + free.width - MARK),
    y: within(seen.y, free.y + MARK, free.y + free.height - MARK),
  };
  const isIn = Math.abs(inside.x - seen.x) + Math.abs(inside.y - seen.y) < MARK;
  const cover = bare.find(({ left, right, top, bottom }) => inside.x > left - MARK && inside.x < right + MARK && inside.y > top - MARK && inside.y < bottom + MARK);
  if (isIn && !cover) return null;
  const isLeft = !cover || (cover.left + cover.right) / 2 < free.x + free.width / 2;
  const at = cover ? { ...inside, x: isLeft ? cover.right + MARK : cover.left - MARK } : inside;
  return { ...at, turn: (Math.atan2(seen.y - at.y, seen.x - at.x) * 180) / Math.PI };
}

/** What of the drawing's ground may ever be looked at: the whole track in a window of any shape, and a car at its edge. */
export function groundOf(whole: Box, picture: Picture): Box {
  const [x, y, width, height] = whole;
  const far = Math.min(fitted(whole, picture).scale, usualReach(picture).far);
  const beside = Math.max(picture.width / far - width / 2, width / 2);
  const above = Math.max(picture.height / far - height / 2, height / 2);
  return [x - beside, y - above, width + 2 * beside, height + 2 * above];
}

export function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** If `low` is above `high`, in the middle of them. */
export function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
