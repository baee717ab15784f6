// Times of the day as the form has them, and as the server keeps them: minutes after midnight.
export function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export function textOf(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** From one minute of the day to another, which may be on the next day. */
export interface Hours {
  since: number;
  until: number;
}

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** How long they last from now on, in milliseconds; 0, if it is not quiet. */
export function quietFor({ since, until }: Hours, now: Date): number {
  const minute = now.getHours() * 60 + now.getMinutes();
  const gone = (minute - since + DAY) % DAY;
  const length = (until - since + DAY) % DAY;
  return gone < length ? (length - gone) * MINUTE_MS - (now.getTime() % MINUTE_MS) : 0;
}
