// What a player likes; kept in this browser only.
import type { Hours } from "./calls/day-times";
import { CAR_COLORS, MAX_NUMBER } from "./colors";
import { LANGUAGES, speak, type Language } from "./words.svelte";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export type Pace = (typeof PACES)[number];
export type Theme = (typeof THEMES)[number];

interface Settings {
  name: string;
  /** Of the player's car. */
  color: string;
  number: number;
  pace: Pace;
  theme: Theme;
  language: Language;
  autoStep: boolean;
  muted: boolean;
  /** 0 to 100. */
  volume: number;
  /** Whether this browser shows a notification when it is the player's turn. */
  calls: boolean;
  /** As the server keeps them for all browsers of the player; here for calls that the page makes itself. */
  quiet: Hours | null;
}

const KEY = "hairpin-settings";

function defaultLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

/** As on the poster. */
const FIRST_CAR = { color: "red", number: 7 };

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** What is kept may have been changed by hand, or by an older page. */
function sound(found: Settings): Settings {
  const color = CAR_COLORS.includes(found.color) ? found.color : FIRST_CAR.color;
  return { ...found, color, number: isStartNumber(found.number) ? found.number : FIRST_CAR.number };
}

export function isStartNumber(number: unknown): number is number {
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER;
}

export const settings: Settings = $state(sound({
  name: "",
  ...FIRST_CAR,
  pace: "normal",
  theme: "auto",
  language: defaultLanguage(),
  autoStep: true,
  muted: false,
  volume: 60,
  calls: false,
  quiet: null,
  ...kept(),
}));

/** Whatever changes is kept and put in force. Called once, by the page. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing can still race
    }
  });
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = settings.theme;
  });
  $effect(() => void speak(settings.language).then(() => (settings.calls ? leaveWordsForCalls() : undefined)));
}

export function wantsStillness(): boolean {
  return settings.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

async function leaveWordsForCalls(): Promise<void> {
  await (await import("./calls/words")).leaveCallWords();
}
