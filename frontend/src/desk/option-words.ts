// What a button says.
import type { Option } from "../actions";
import { cardName } from "../cards";
import { isTold, t } from "../words.svelte";

/** Must be done before the turn can go on. */
export function isMandatory(option: Option): boolean {
  return option.kind === "heat" || option.kind === "scrap";
}

export function optionWords(option: Option): string {
  if (option.kind === "slipstream" && option.words[0] === "0") return t("do-no-slipstream");
  const id = `do-${option.kind}`;
  if (!isTold(id)) return option.do;
  const n = Number(option.words[0] ?? 0);
  return t(id, { n: Number.isNaN(n) ? 0 : n, cards: cardsOf(option), values: option.words.join(" + ") });
}

function cardsOf(option: Option): string {
  return option.words.length ? option.words.map(cardName).join(", ") : t("no-card");
}

/** Plans and swaps are chosen by their cards, and have no button that says them. */
export function hintWords(option: Option): string {
  return option.kind === "plan" || option.kind === "swap" ? cardsOf(option) : optionWords(option);
}
