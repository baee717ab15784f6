// The words for calls: left where the service worker finds them, which speaks while no page is open.
import { api } from "../api";
import { circuitTitle } from "../table/titles";
import { WORDS_CACHE, WORDS_PATH, type CallWords } from "../worker/notice";
import { t } from "../words.svelte";

/** Stays as it is in a pattern. */
const TIME = { time: "{time}" };

export async function callWords(): Promise<CallWords> {
  return {
    language: document.documentElement.lang,
    turn: t("call-turn"),
    turnUntil: t("call-turn-until", TIME),
    reminder: t("call-reminder", TIME),
    test: t("call-test"),
    names: await circuitNames(),
  };
}

async function circuitNames(): Promise<Record<string, string>> {
  try {
    const { circuits } = await api.circuits();
    return Object.fromEntries(circuits.map(({ name }) => [name, circuitTitle(name)]));
  } catch {
    return {};
  }
}

export async function leaveCallWords(): Promise<void> {
  if (!("caches" in window)) return;
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(WORDS_PATH, new Response(JSON.stringify(await callWords())));
}
