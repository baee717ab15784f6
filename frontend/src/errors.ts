// Refusals in words: ours where we know the code, with what the server says where that tells more.
import { Refused } from "./api";
import { isTold, t } from "./words.svelte";

const SAYS_MORE = new Set(["bad-settings", "illegal", "not-now", "not-allowed", "bad-message"]);

export function refusalWords(code: string, text: string): string {
  const id = `refused-${code}`;
  const words = isTold(id) ? t(id) : t("refused");
  return SAYS_MORE.has(code) && text ? `${words} ${text}` : words;
}

export function errorWords(error: unknown): string {
  return error instanceof Refused ? refusalWords(error.code, error.message) : t("refused-broken");
}
