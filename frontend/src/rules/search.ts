// Finding rules: by any of their words, with or without accents.
import type { Rule } from "./rule-words";

const LETTERS: Record<string, string> = { æ: "ae", œ: "oe", ø: "o" };

/** As somebody types who has no accents at hand. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[æœø]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’]/g, "'");
}

/** All that have every word of the query; those first whose name has one of them. */
export function found(rules: readonly Rule[], query: string): Rule[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...rules];
  const rank = (rule: Rule): number => (words.some((word) => folded(rule.name).includes(word)) ? 0 : 1);
  return rules
    .filter((rule) => {
      const all = folded(`${rule.name} ${rule.text} ${rule.ids.join(" ")}`);
      return words.every((word) => all.includes(word));
    })
    .sort((one, other) => rank(one) - rank(other));
}
