// The rules in the reader's language, fetched with the first that is opened.
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, textsOf, type Language } from "../words.svelte";
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
}

/** All of them by term, in the order of the file. */
export async function rulesIn(language: Language): Promise<Map<Term, Rule>> {
  const [texts, { default: text }] = await Promise.all([textsOf(language), files[language]()]);
  const bundle = bundleOf(language, ...texts, text);
  const terms = [...text.matchAll(/^term-([\w-]+)-rule =/gm)].map((match) => match[1] as Term);
  return new Map(terms.map((term) => [term, { term, name: said(bundle, `term-${term}`), text: said(bundle, `term-${term}-rule`) }]));
}

function said(bundle: FluentBundle, id: string): string {
  const value = bundle.getMessage(id)?.value;
  return value ? capital(bundle.formatPattern(value)) : id;
}

/** Names that are borrowed from sentences begin small. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
