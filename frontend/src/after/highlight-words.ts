// A highlight in words.
import { t } from "../words.svelte";
import type { Highlight } from "./highlights";

export function highlightWords(highlight: Highlight, name: (seat: number) => string): string {
  const seat = name(highlight.seat);
  switch (highlight.kind) {
    case "spin-out":
      return t("mark-spin-out", { seat });
    case "overtake":
      return t("mark-overtake", { seat, names: highlight.passed.map(name).join(", ") });
    case "lap":
      return t("mark-lap", { seat, lap: highlight.lap });
    case "finish":
      return t("mark-finish", { seat });
    case "mistake":
      return t("mark-mistake", { seat });
  }
}
