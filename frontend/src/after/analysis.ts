// What an analysis says, beside the log of its race.
import { optionOf } from "../actions";
import { hintWords } from "../desk/option-words";
import type { Entry } from "../live/entries";
import type { JudgedDecision, SeatAnalysisData } from "../protocol";
import { decimal, t } from "../words.svelte";

/** The entry in which an action was done, counted from 1; those that were undone are not among the entries. */
export function entryOfAction(entries: readonly Entry[], action: number): Entry | undefined {
  return entries.filter(({ news }) => news.kind === "acted")[action - 1];
}

/** The worst turns, in their order. */
export function worstOf(seat: SeatAnalysisData): JudgedDecision[] {
  return seat.decisions.filter(({ action }) => seat.worst.includes(action));
}

export function mistakeWords(judged: JudgedDecision): string {
  return t("analysis-mistake", {
    round: judged.round,
    done: hintWords(optionOf(judged.done)),
    best: hintWords(optionOf(judged.best)),
    gain: decimal(judged.gain),
    error: decimal(judged.gain_error),
  });
}

/** The moment just before that decision: there it can be tried again. */
export function momentLink(table: string, game: number, judged: JudgedDecision, entries: readonly Entry[]): string | null {
  const entry = entryOfAction(entries, judged.action);
  return entry ? `/t/${table}/replay/${game}/${judged.race}/${entry.seq - 1}` : null;
}
