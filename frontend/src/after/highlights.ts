// What somebody who looks back looks for: spin-outs, overtakes, laps, the worst turns. Each with its moment.
import { isOutAfter } from "../live/notes";
import { passedBy } from "../moments/moments";
import type { Mistake } from "./analysis";
import { indexOf, moved, type Moment } from "./moments";

export type Highlight = { at: number; round: number; seat: number } & (
  | { kind: "spin-out" }
  | { kind: "overtake"; passed: number[] }
  | { kind: "lap"; lap: number }
  | { kind: "finish" }
  | { kind: "mistake"; mistake: Mistake }
);

/** How long the race is. */
interface Course {
  length: number;
  laps: number;
}

export function highlightsOf(moments: readonly Moment[], course: Course): Highlight[] {
  const found: Highlight[] = [];
  let places = moments[0]?.places ?? [];
  /** Whoever has arrived or given up can't be overtaken, wherever the car was left. */
  const out = new Set(places.flatMap(({ distance }, seat) => (lapOf(distance, course) > course.laps ? [seat] : [])));
  let lap = Math.max(1, ...places.map(({ distance }) => lapOf(distance, course)));
  moments.forEach(({ events, round, places: after }, at) => {
    if (at === 0) return;
    for (const event of events) {
      if (event.event === "SpunOut") found.push({ kind: "spin-out", at, round, seat: event.seat });
      if (event.event === "CarMoved" || event.event === "LegendMoved") {
        const passed = passedBy(event, places).filter((seat) => !out.has(seat));
        if (passed.length) found.push({ kind: "overtake", at, round, seat: event.seat, passed });
        const now = lapOf(event.distance, course);
        if (now > lap) found.push({ at, round, seat: event.seat, ...(now > course.laps ? { kind: "finish" } : { kind: "lap", lap: now }) });
        lap = Math.max(lap, now);
      }
      if (isOutAfter(event)) out.add(event.seat);
      places = moved(places, event);
    }
    places = after;
  });
  return found;
}

/** Together with the worst turns of this race: a decision is seen at the moment before it. */
export function withMistakes(highlights: readonly Highlight[], mistakes: readonly Mistake[], moments: readonly Moment[]): Highlight[] {
  const found = mistakes.flatMap((mistake): Highlight[] => {
    const at = indexOf(moments, mistake.moment);
    const moment = moments[at];
    return moment?.race === mistake.race ? [{ kind: "mistake", at, round: moment.round, seat: mistake.seat, mistake }] : [];
  });
  return [...highlights, ...found].sort((one, other) => one.at - other.at);
}

/** From 1, also on the grid; after the last one it counts on. */
function lapOf(distance: number, { length }: Course): number {
  return Math.floor(distance / length) + 1;
}

/** The next one in that direction that is another moment. */
export function nextOf(highlights: readonly Highlight[], at: number, step: 1 | -1): Highlight | undefined {
  return step > 0 ? highlights.find((each) => each.at > at) : highlights.findLast((each) => each.at < at);
}
