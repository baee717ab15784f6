import { describe, expect, it } from "vitest";
import { entryOfAction, mistakesOf, mistakeWords, notJudgedWords } from "./analysis";
import { withMistakes, type Highlight } from "./highlights";
import type { Moment } from "./moments";
import type { Entry } from "../live/entries";
import type { JudgedDecision, SeatAnalysisData } from "../protocol";

const judged = (action: number, change: Partial<JudgedDecision> = {}): JudgedDecision =>
  ({ action, race: 1, round: 4, step: "plan", done: "plan 4 4", best: "plan 1 2", place: 3.2, place_error: 0.2, gain: 1.25, gain_error: 0.3, races: 90, mark: true, ...change }) as JudgedDecision;
const entry = (seq: number, kind: string): Entry => ({ seq, at: 0, news: { kind } as Entry["news"], events: [] });
const entries = [entry(3, "started"), entry(4, "acted"), entry(5, "said"), entry(7, "acted"), entry(8, "undone"), entry(9, "acted")];
const skipped = (why: string) => ({ action: 8, race: 1, round: 5, step: "plan", done: "plan 1", why });
const seat: SeatAnalysisData = {
  seat: 0,
  name: "Ada",
  decisions: [judged(1), judged(2), judged(3, { mark: false })],
  worst: [2, 3],
  not_judged: [skipped("stand-in"), skipped("stand-in"), skipped("gave-up")],
};

describe("an analysis", () => {
  it("finds its actions in the log, of which the undone ones are gone", () => {
    expect([1, 2, 3, 4].map((action) => entryOfAction(entries, action)?.seq)).toEqual([4, 7, 9, undefined]);
  });

  it("tells the worst turns with what they were worth, and nothing that luck may have made", () => {
    const found = mistakesOf(seat, entries);
    expect(found.map(({ moment, seat, race }) => [moment, seat, race])).toEqual([[6, 0, 1]]);
    expect(found[0]?.words).toMatch(/Round 4.*1, 2.*4, 4.*1\.3 ± 0\.3/);
  });

  it("says of a season which race it was, and of the garage that it came before", () => {
    expect(mistakeWords(judged(1, { race: 2 }), true)).toMatch(/^Race 2, round 4:/);
    expect(mistakeWords(judged(1, { round: 0, best: "draft u7", done: "draft u9" }), false)).toMatch(/^Before the race:/);
  });

  it("says what it has not judged", () => {
    expect(notJudgedWords(seat)).toEqual(["2 decisions were taken by the stand-in driver and do not count.", "Giving up is not judged."]);
  });

  it("marks its turns in the replay of their race, at the moment before", () => {
    const moments = [2, 6, 7, 9].map((seq, round): Moment => ({ seq, race: 1, round, events: [], places: [] }));
    const spun: Highlight = { kind: "spin-out", at: 2, round: 2, seat: 1 };
    const all = withMistakes([spun], mistakesOf(seat, entries), moments);
    expect(all.map(({ kind, at }) => [kind, at])).toEqual([
      ["mistake", 1],
      ["spin-out", 2],
    ]);
    const other = moments.map((moment) => ({ ...moment, race: 2 }));
    expect(withMistakes([spun], mistakesOf(seat, entries), other)).toEqual([spun]);
  });
});
