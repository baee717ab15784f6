// The name that goes on the car.
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

export function playerName(): string {
  return settings.name.trim() || t("you-name");
}
