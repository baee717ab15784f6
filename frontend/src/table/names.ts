// The names that go on cars, and what drivers and seasons are called.
import type { Sit } from "../protocol";
import { settings } from "../settings.svelte";
import { isTold, t } from "../words.svelte";

export function playerName(): string {
  return settings.name.trim() || t("you-name");
}

/** As whom the player takes a seat. */
export function sitDown(seat: number): Sit {
  return { type: "sit", seat, name: playerName(), color: settings.color, number: settings.number };
}

/** Drivers of other packages have only the name that they bring along. */
export function driverName(driver: string): string {
  return t("driver-named", { driver: isTold(`driver-${driver}`) ? t(`driver-${driver}`) : driver });
}

/** Within a sentence. */
export function theDriver(driver: string | null | undefined): string {
  if (!driver) return t("some-driver");
  return isTold(`the-driver-${driver}`) ? t(`the-driver-${driver}`) : t("the-driver-named", { driver });
}

export function seasonName(season: string): string {
  return isTold(`season-name-${season}`) ? t(`season-name-${season}`) : t("season-named", { season });
}

export function clockWords(seconds: number): string {
  return t("clock-each", { time: timeWords(seconds) });
}

export function graceWords(seconds: number): string {
  return seconds ? timeWords(seconds) : t("grace-none");
}

export function graceFact(seconds: number): string {
  return seconds ? t("grace-on", { time: timeWords(seconds) }) : t("grace-on-none");
}

/** As it was chosen: in the largest unit that it is a whole number of. */
function timeWords(seconds: number): string {
  if (seconds % 86_400 === 0) return t("time-days", { days: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("time-hours", { hours: seconds / 3600 });
  if (seconds % 60 === 0) return t("time-minutes", { minutes: seconds / 60 });
  return t("time-seconds", { seconds });
}
