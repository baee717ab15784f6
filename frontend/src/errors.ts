// Refusals in words: ours where we know the code, with what the server says where that tells more.
import { Refused, type Why } from "./api";
import { settings } from "./settings.svelte";
import { isTold, t, type Words } from "./words.svelte";

const SAYS_MORE = new Set(["bad-settings", "illegal", "not-now", "not-allowed", "bad-message"]);

export function refusalWords(code: string, text: string, why: Why = {}): string {
  const id = `refused-${code}`;
  const words = isTold(id) ? t(id) : t("refused");
  const reason = reasonWords(why) || text;
  return SAYS_MORE.has(code) && reason ? `${words} ${reason}` : words;
}

/** Settings are called as in the form. */
function reasonWords({ reason, values = {} }: Why): string {
  if (!reason || !isTold(`why-${reason}`)) return "";
  // in English the server names all that is wrong with a file, and what was probably meant
  if (settings.language === "en" && reason.startsWith("file-")) return "";
  const words: Words = { ...values };
  if (typeof values["setting"] === "string") words["setting"] = t(`module-${values["setting"].replaceAll("_", "-")}`);
  return t(`why-${reason}`, words);
}

export function errorWords(error: unknown): string {
  return error instanceof Refused ? refusalWords(error.code, error.message, error.why) : t("refused-broken");
}
