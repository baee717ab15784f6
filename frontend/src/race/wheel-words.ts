// Who was at the wheel, in words.
import type { News } from "../live/entries";
import type { Field } from "../story";
import { theDriver } from "../table/names";
import { t } from "../words.svelte";

export function tellWheel(news: News, field: Field): string {
  switch (news.kind) {
    case "acted":
      return t(news.by === "clock" ? "wheel-clock" : "wheel-stand-in", said(news, field));
    case "taken-over":
      return t(takenOver(news), { ...said(news, field), by: news.asked_by === null ? "" : field.name(news.asked_by) });
    case "handed-back":
      return t("wheel-back", { seat: field.name(news.seat) });
    case "started":
      return t("wheel-what-if", { round: news.beginning?.round ?? 0 });
    default:
      return "";
  }
}

function said({ seat, driver }: { seat: number; driver: string | null }, field: Field): Record<string, string> {
  return { seat: field.name(seat), driver: theDriver(driver) };
}

/** A host who only watches has no name. */
function takenOver({ seat, asked_by }: { seat: number; asked_by: number | null }): string {
  if (asked_by === null) return "wheel-away";
  return asked_by === seat ? "wheel-handed-over" : "wheel-put-in";
}
