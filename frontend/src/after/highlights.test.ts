import { describe, expect, it } from "vitest";
import type { RaceEvent } from "../live/entries";
import { highlightsOf, nextOf } from "./highlights";
import type { Moment } from "./moments";

const COURSE = { length: 20, laps: 2 };
const stand = (...distances: number[]) => distances.map((distance) => ({ distance, spot: 0, gear: 1 }));
const drive = (seat: number, start: number, distance: number) =>
  ({ event: "CarMoved", seat, reason: "cards", spaces: distance - start, start, distance, spot: 0 }) as RaceEvent;
const moment = (seq: number, places: Moment["places"], ...events: RaceEvent[]): Moment => ({ seq, race: 1, round: seq, events, places });
const spun = { event: "SpunOut", seat: 1, line: 9, distance: 18, spot: 0, heat: 2, stress: 1 } as unknown as RaceEvent;
const MOMENTS = [
  moment(1, stand(-1, -2)),
  moment(2, stand(-1, 19), drive(1, -2, 19)),
  moment(3, stand(-1, 18), drive(1, 19, 23), spun),
  moment(4, stand(21, 18), drive(0, -1, 21)),
  moment(5, stand(40, 18), drive(0, 21, 40)),
];

describe("highlights of a race", () => {
  const found = highlightsOf(MOMENTS, COURSE);

  it("are spin-outs, overtakes, and the first car in each lap and at the finish", () => {
    expect(found.map(({ kind, at, seat }) => [kind, at, seat])).toEqual([
      ["overtake", 1, 1],
      ["lap", 2, 1],
      ["spin-out", 2, 1],
      ["overtake", 3, 0],
      ["finish", 4, 0],
    ]);
    expect(found[1]).toMatchObject({ lap: 2, round: 3 });
    expect(found[3]).toMatchObject({ passed: [1] });
  });

  it("know nobody who is overtaken behind the finish line", () => {
    const home = { event: "CarFinished", seat: 1, round: 2, place: 1 } as RaceEvent;
    const late = [moment(1, stand(30, 38)), moment(2, stand(30, 41), drive(1, 38, 41), home), moment(3, stand(44, 41), drive(0, 30, 44))];
    expect(highlightsOf(late, COURSE).map(({ kind }) => kind)).toEqual(["finish"]);
  });

  it("follow each other in both directions", () => {
    expect(nextOf(found, 0, 1)?.at).toBe(1);
    expect(nextOf(found, 2, 1)?.at).toBe(3);
    expect(nextOf(found, 3, -1)?.kind).toBe("spin-out");
    expect(nextOf(found, 4, 1)).toBeUndefined();
    expect(nextOf(found, 1, -1)).toBeUndefined();
  });
});
