// Where a second look is worth it: a spin-out, or giving up. Nowhere else.
import type { LiveTable } from "../live/table.svelte";
import { percent, t } from "../words.svelte";
import { outlook } from "./risk";

const NO_TURNING_BACK = new Set(["retire", "leave"]);

export function whatHurts(live: LiveTable, option: string): string | null {
  const kind = option.split(" ")[0] ?? "";
  if (NO_TURNING_BACK.has(kind)) return t(`sure-${kind}`);
  const view = outlook(live.forecasts(option));
  if (!view) return null;
  // a plan may still be cooled down and rethought; a reaction may not
  const chance = kind === "plan" ? view.spinOutCooled : view.spinOut;
  const isRisk = kind === "plan" ? chance >= 0.5 : chance > riskWithout(live, kind);
  return isRisk ? t("sure-spin-out", { chance: percent(chance) }) : null;
}

/** Whoever is doomed anyway need not be asked again. */
function riskWithout(live: LiveTable, kind: string): number {
  if (kind === "done") return 0;
  return riskOf(live, kind === "slipstream" ? "slipstream 0" : "done");
}

function riskOf(live: LiveTable, option: string): number {
  return outlook(live.forecasts(option))?.spinOut ?? 0;
}
