import { describe, expect, it } from "vitest";
import { entryOfAction, mistakeWords, momentLink, worstOf } from "./analysis";
import type { Entry } from "../live/entries";
import type { JudgedDecision } from "../protocol";

const judged = (action: number): JudgedDecision =>
  ({ action, race: 1, round: 4, step: "plan", done: "plan 4 4", best: "plan 1 2", place: 3.2, place_error: 0.2, gain: 1.25, gain_error: 0.3, races: 90, mark: true }) as JudgedDecision;
const entry = (seq: number, kind: string): Entry => ({ seq, at: 0, news: { kind } as Entry["news"], events: [] });
const entries = [entry(3, "started"), entry(4, "acted"), entry(5, "said"), entry(7, "acted"), entry(8, "undone"), entry(9, "acted")];

describe("an analysis", () => {
  it("finds its actions in the log, of which the undone ones are gone", () => {
    expect([1, 2, 3, 4].map((action) => entryOfAction(entries, action)?.seq)).toEqual([4, 7, 9, undefined]);
    expect(momentLink("x", 2, judged(2), entries)).toBe("/t/x/replay/2/1/6");
  });

  it("tells the worst turns with what they were worth", () => {
    const seat = { seat: 0, name: "Ada", decisions: [judged(1), judged(2)], worst: [2] };
    expect(worstOf(seat).map(({ action }) => action)).toEqual([2]);
    expect(mistakeWords(judged(2))).toMatch(/Round 4.*1, 2.*4, 4.*1\.3 ± 0\.3/);
  });
});
