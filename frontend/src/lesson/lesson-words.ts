// What a lesson says, in the reader's language; fetched with the first lesson.
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, textsOf, type Language, type Words } from "../words.svelte";

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/hairpin/content/locales/en/lesson.ftl?raw"),
  fr: () => import("../../../src/hairpin/content/locales/fr/lesson.ftl?raw"),
  da: () => import("../../../src/hairpin/content/locales/da/lesson.ftl?raw"),
};

export type Teacher = (id: string, words?: Words) => string;

export async function teacherIn(language: Language): Promise<Teacher> {
  const [texts, { default: text }] = await Promise.all([textsOf(language), files[language]()]);
  const bundle = bundleOf(language, ...texts, text);
  return (id, words = {}) => said(bundle, id, words);
}

function said(bundle: FluentBundle, id: string, words: Words): string {
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, words) : id;
}
