// What is asked, by the options there are: its title, one line how to answer, and the desk that it is answered at.
import { kindOf } from "../cards";
import { t } from "../words.svelte";
import type { Term } from "../rules/terms";
import type { Choice } from "./choice.svelte";

export interface Question {
  desk: "plan" | "discard" | "swap" | "cards" | "options";
  title: string;
  hint: string;
  /** The rule behind it. */
  term: Term | null;
}

const TERMS: Partial<Record<string, Term>> = {
  done: "react",
  slipstream: "slipstream",
  mulligan: "module-mulligan",
  draft: "module-draft",
  "throw-away": "module-draft",
  refresh: "symbol-refresh",
  take: "symbol-salvage",
};

const OPEN_CARDS = ["draft", "keep-upgrade", "throw-away", "refresh", "take"];
const LISTS = ["speed", "done", "slipstream", "mulligan", "go-on"];

export function questionOf(choice: Choice): Question {
  if (choice.has("plan")) return { desk: "plan", title: t("plan-title"), hint: t("plan-how", { gears: choice.gears.join(", ") || "none" }), term: "plan" };
  if (choice.has("discard")) return { desk: "discard", title: t("discard-title"), hint: t("discard-how", { stays: staying(choice) }), term: "discard" };
  if (choice.has("swap")) return { desk: "swap", title: t("swap-title"), hint: t("swap-how"), term: "module-garage" };
  const open = OPEN_CARDS.find((kind) => choice.has(kind));
  const list = LISTS.find((kind) => choice.has(kind));
  const kind = open ?? list;
  if (!kind) return { desk: "options", title: t("decide-title"), hint: "", term: null };
  return { desk: open ? "cards" : "options", title: t(`${kind}-title`), hint: t(`${kind}-how`), term: TERMS[kind] ?? null };
}

/** Events may let Stress go, or Heat. */
function staying(choice: Choice): string {
  const goes = new Set(choice.options.flatMap(({ words }) => words).map(kindOf));
  return goes.has("stress") ? "heat" : goes.has("heat") ? "stress" : "both";
}
