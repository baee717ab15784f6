// Time that is left, as short as it can be said: 0:27, 3 h, 2 d 3 h.
import { t } from "../words.svelte";

const HOUR = 3600;
/** Up to here, days would say too little. */
const MOST_HOURS = 36;
const SLOW_BEAT = 60_000;

export function shortTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole <= HOUR) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  if (whole < MOST_HOURS * HOUR) return t("left-hours", { hours: Math.round(whole / HOUR) });
  const { days, hours } = daysOf(whole);
  return t(hours ? "left-days-hours" : "left-days", { days, hours });
}

/** Where there is room for words: 2 days 3 h, 5 h 20 min, 12 min; the last minutes as on a clock. */
export function longTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 10 * 60) return shortTime(whole);
  if (whole < MOST_HOURS * HOUR) {
    const minutes = Math.round(whole / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (!hours) return t("left-minutes", { minutes });
    return rest && hours < 10 ? t("left-hours-minutes", { hours, minutes: rest }) : t("left-hours", { hours: Math.round(minutes / 60) });
  }
  const { days, hours } = daysOf(whole);
  return hours ? t("left-long-days-hours", { days, hours }) : t("time-days", { days });
}

function daysOf(seconds: number): { days: number; hours: number } {
  const hours = Math.round(seconds / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
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
