// The names that go on cars, and what drivers and seasons are called.
import { settings } from "../settings.svelte";
import { isTold, t } from "../words.svelte";

export function playerName(): string {
  return settings.name.trim() || t("you-name");
}

/** Drivers of other packages have only the name that they bring along. */
export function driverName(driver: string): string {
  return t("driver-named", { driver: isTold(`driver-${driver}`) ? t(`driver-${driver}`) : driver });
}

export function seasonName(season: string): string {
  return isTold(`season-name-${season}`) ? t(`season-name-${season}`) : t("season-named", { season });
}

export function clockWords(seconds: number): string {
  if (seconds % 86_400 === 0) return t("clock-days", { days: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("clock-hours", { hours: seconds / 3600 });
  if (seconds >= 120 && seconds % 60 === 0) return t("clock-minutes", { minutes: seconds / 60 });
  return t("seconds-each", { seconds });
}
