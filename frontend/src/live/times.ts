// Time that is left, as short as it can be said: 0:27, 3 h, 2 d.
import { t } from "../words.svelte";

const HOUR = 3600;
const DAY = 86_400;
/** Up to here, days would say too little. */
const MOST_HOURS = 36;
const SLOW_BEAT = 60_000;

export function shortTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole <= HOUR) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  if (whole < MOST_HOURS * HOUR) return t("left-hours", { hours: Math.round(whole / HOUR) });
  return t("left-days", { days: Math.round(whole / DAY) });
}

/** For who waits: below a minute in seconds. */
export function waitingTime(seconds: number): string {
  return seconds < 60 ? t("left-seconds", { seconds: Math.ceil(seconds) }) : shortTime(seconds);
}

/** In milliseconds: when what is said of this time changes next. Hours and days need no second hand. */
export function beat(left: number): number {
  const hour = HOUR * 1000;
  if (left > hour) return Math.min(left - hour, SLOW_BEAT);
  return left % 1000 || 1000;
}
