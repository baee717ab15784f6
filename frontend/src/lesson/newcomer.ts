// Whether this browser knows the game: a race finished here, or the first lap driven or skipped.
import { openTable } from "../tables";
import { DEFAULT_CIRCUIT } from "../protocol";
import { t } from "../words.svelte";

const KEY = "hairpin-knows-the-game";
export type Known = "raced" | "learned" | "skipped";
export const FIRST_LAP = "first-lap";

export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export function knowsTheGame(how: Known): void {
  try {
    if (isNewcomer() || how !== "skipped") localStorage.setItem(KEY, how);
  } catch {
    // then the lap is offered again
  }
}

/** One lap of USA, with two cars that do as the script says. */
export async function learn(): Promise<void> {
  const driver = { kind: "driver", driver: "rookie" } as const;
  await openTable({ title: t("lesson"), game: { game: "race", circuit: DEFAULT_CIRCUIT, laps: 1 }, seats: [{ kind: "person" }, driver, driver], lesson: FIRST_LAP });
}
