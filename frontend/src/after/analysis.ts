// What an analysis says, beside the log of its race.
import { optionOf } from "../actions";
import { hintWords } from "../desk/option-words";
import type { Entry } from "../live/entries";
import type { JudgedDecision, SeatAnalysisData } from "../protocol";
import { decimal, t } from "../words.svelte";

/** One of the worst turns, and where it is in the log. */
export interface Mistake {
  seat: number;
  name: string;
  race: number;
  /** The entry after which the decision was open: there it can be tried again. */
  moment: number;
  words: string;
}

/** The entry in which an action was done, counted from 1; those that were undone are not among the entries. */
export function entryOfAction(entries: readonly Entry[], action: number): Entry | undefined {
  return entries.filter(({ news }) => news.kind === "acted")[action - 1];
}

/** The worst turns of a seat, in their order. Only what is more than luck is among them: the server sees to it. */
export function mistakesOf(seat: SeatAnalysisData, entries: readonly Entry[]): Mistake[] {
  return seat.decisions
    .filter(({ action, mark }) => mark && seat.worst.includes(action))
    .flatMap((judged) => {
      const entry = entryOfAction(entries, judged.action);
      const words = mistakeWords(judged, isOfSeason(seat));
      return entry ? [{ seat: seat.seat, name: seat.name, race: judged.race, moment: entry.seq - 1, words }] : [];
    });
}

export function isOfSeason(seat: SeatAnalysisData): boolean {
  return [...seat.decisions, ...seat.not_judged].some(({ race }) => race > 1);
}

export function optionText(option: string): string {
  return hintWords(optionOf(option));
}

export function mistakeWords(judged: JudgedDecision, isSeason: boolean): string {
  const { race, round } = judged;
  return t("analysis-mistake", {
    when: isSeason ? t("analysis-when-race", { race, round }) : t("analysis-when", { round }),
    done: optionText(judged.done),
    best: optionText(judged.best),
    gain: decimal(judged.gain),
    error: decimal(judged.gain_error),
  });
}

/** Why decisions are not judged, and how many: nothing is left out without a word. */
export function notJudgedWords({ not_judged }: SeatAnalysisData): string[] {
  const counts = new Map<string, number>();
  for (const { why } of not_judged) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([why, n]) => t(`not-judged-${why}`, { n }));
}
