// Words in the player's language. English comes with the page; the others are fetched when chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishGame from "../../src/hairpin/content/locales/en/game.ftl?raw";
import english from "../../src/hairpin/content/locales/en/web.ftl?raw";

export const LANGUAGES = ["en", "fr", "da"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

type File = Promise<{ default: string }>;

/** The words of the game, which the terminal has as well, and those of the page. */
const files: Record<Exclude<Language, "en">, () => File[]> = {
  fr: () => [
    import("../../src/hairpin/content/locales/fr/game.ftl?raw"),
    import("../../src/hairpin/content/locales/fr/web.ftl?raw"),
  ],
  da: () => [
    import("../../src/hairpin/content/locales/da/game.ftl?raw"),
    import("../../src/hairpin/content/locales/da/web.ftl?raw"),
  ],
};

export async function textsOf(language: Language): Promise<string[]> {
  if (language === "en") return [englishGame, english];
  return (await Promise.all(files[language]())).map((file) => file.default);
}

export function bundleOf(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(language === "fr" ? kept(text) : text));
  return bundle;
}

/** In French a space stands before these signs, and no line begins with one of them. */
function kept(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");
}

let bundle = $state.raw(bundleOf("en", englishGame, english));

export async function speak(language: Language): Promise<void> {
  bundle = bundleOf(language, ...(await textsOf(language)));
  document.documentElement.lang = language;
}

export function t(id: string, words: Words = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, words);
}

export function isTold(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A date with its time, as the language has it; as the browser's country has it, if that speaks the language. */
export function when(at: number): string {
  const [language = "en"] = bundle.locales;
  const local = navigator.languages.find((each) => each.split("-")[0] === language);
  return new Date(at).toLocaleString(local ?? language, { dateStyle: "medium", timeStyle: "short" });
}

/** Ada, Ben and Cleo. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales[0], { type: "conjunction" }).format(names);
}

/** A percentage that never says "never" or "always" when it is not; with a space before the sign where that is usual. */
export function percent(chance: number): string {
  const whole = chance <= 0 ? 0 : chance >= 1 ? 1 : Math.min(99, Math.max(1, Math.round(100 * chance))) / 100;
  return new Intl.NumberFormat(bundle.locales, { style: "percent" }).format(whole);
}

/** With one digit behind the point, as the language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(bundle.locales, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

export function spread(low: number, high: number): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
