// The rules in the reader's language, fetched with the first that is opened.
import type { FluentBundle } from "@fluent/bundle";
import { content, loadEvents } from "../content.svelte";
import { eventWords } from "../race/event-words";
import { bundleOf, t, textsOf, type Language } from "../words.svelte";
import type { Term } from "./terms";

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/hairpin/content/locales/en/rules.ftl?raw"),
  fr: () => import("../../../src/hairpin/content/locales/fr/rules.ftl?raw"),
  da: () => import("../../../src/hairpin/content/locales/da/rules.ftl?raw"),
};

export interface Rule {
  term: Term;
  name: string;
  text: string;
  /** In docs/rules.md. */
  ids: string[];
}

/** The rule that each event card adds. */
const EVENT_IDS = ["9.2.2", "9.2.3", "9.2.5"];
/** The steps of a round, in their order. */
export const STEPS = ["shift", "play", "reveal", "adrenaline", "react", "slipstream", "corners", "discard", "draw"] as const;

/** All of them by term, in the order of the file. */
export async function rulesIn(language: Language): Promise<Map<Term, Rule>> {
  const { bundle, text } = await bookIn(language);
  const terms = [...text.matchAll(/^# ([\d., ]+)\nterm-([\w-]+)-rule =/gm)];
  return new Map(
    terms.map(([, ids = "", word]) => {
      const term = word as Term;
      return [term, { term, name: said(bundle, `term-${term}`), text: said(bundle, `term-${term}-rule`), ids: ids.split(", ") }];
    }),
  );
}

/** And the events of the championship, which say themselves what they change. */
export async function allRulesIn(language: Language): Promise<Map<Term, Rule>> {
  const [rules] = await Promise.all([rulesIn(language), loadEvents().catch(() => undefined)]);
  for (const event of content.events) {
    const term: Term = `event-${event.id}`;
    rules.set(term, { term, name: t(`event-name-${event.id}`), text: eventWords(event).join(" "), ids: EVENT_IDS });
  }
  return rules;
}

/** The round on one card, a line for each step. */
export async function glanceIn(language: Language): Promise<string[]> {
  const { bundle } = await bookIn(language);
  return STEPS.map((step) => said(bundle, `glance-${step}`));
}

async function bookIn(language: Language): Promise<{ bundle: FluentBundle; text: string }> {
  const [texts, { default: text }] = await Promise.all([textsOf(language), files[language]()]);
  return { bundle: bundleOf(language, ...texts, text), text };
}

function said(bundle: FluentBundle, id: string): string {
  const value = bundle.getMessage(id)?.value;
  return value ? capital(bundle.formatPattern(value)) : id;
}

/** Names that are borrowed from sentences begin small. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
