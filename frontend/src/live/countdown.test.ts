import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../words.svelte";
import { Countdown } from "./countdown.svelte";
import { beat, longTime, shortTime, waitingTime } from "./times";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Numbers and their units stay on one line. */
const plain = (words: string): string => words.replaceAll("\u00a0", " ");

describe("time that is left", () => {
  afterEach(() => speak("en"));

  it("is told by the second in the last hour, and only then", () => {
    const told = [0, 0.2, 9.9, 27, 60, 61, 599.5, HOUR].map(shortTime);
    expect(told).toEqual(["0:00", "0:01", "0:10", "0:27", "1:00", "1:01", "10:00", "60:00"]);
    const long = [HOUR + 1, 3 * HOUR - 10, DAY, 1.6 * DAY, 2 * DAY - 5, 7 * DAY].map(shortTime).map(plain);
    expect(long).toEqual(["1 h", "3 h", "24 h", "1 d 14 h", "2 d", "7 d"]);
  });

  it("is told in words where there is room for them", async () => {
    const told = (): string[] => [61, 20 * 60, 5 * HOUR + 20 * 60, 11 * HOUR + 1700, 51 * HOUR, 3 * DAY].map(longTime).map(plain);
    expect(told()).toEqual(["1:01", "20 min", "5 h 20 min", "11 h", "2 days 3 h", "3 days"]);
    await speak("fr");
    expect(told().slice(-2)).toEqual(["2 jours 3 h", "3 jours"]);
    await speak("da");
    expect(told().slice(-2)).toEqual(["2 dage 3 t", "3 dage"]);
  });

  it("has the units of each language", async () => {
    await speak("fr");
    expect([3 * HOUR, 2 * DAY].map(shortTime).map(plain)).toEqual(["3 h", "2 j"]);
    await speak("da");
    expect([3 * HOUR, 2 * DAY].map(shortTime).map(plain)).toEqual(["3 t", "2 d"]);
  });

  it("is told in seconds to who waits for less than a minute", () => {
    expect([42.1, 59.9, 60, 299, 2 * HOUR].map(waitingTime).map(plain)).toEqual(["43 s", "60 s", "1:00", "4:59", "2 h"]);
  });

  it("is looked at when what is said of it changes: each second, or once a minute", () => {
    expect([27_000, 26_400, 1].map(beat)).toEqual([1000, 400, 1]);
    expect([DAY * 1000, HOUR * 1000 + 700].map(beat)).toEqual([60_000, 700]);
  });
});

describe("a countdown", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("counts from the moment that the server's word came, and ends at nothing", () => {
    const countdown = new Countdown();
    countdown.hearClocks([null, 2.5]);
    expect([countdown.clock(0), countdown.clock(1), countdown.clock(2), countdown.clock(null)]).toEqual([null, 2.5, null, null]);
    vi.advanceTimersByTime(500);
    expect(countdown.clock(1)).toBe(2);
    vi.advanceTimersByTime(9000);
    expect(countdown.clock(1)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has one timer for clocks and absences, and none where nothing runs", () => {
    const countdown = new Countdown();
    countdown.hearClocks(null);
    countdown.hearGrace([null, null]);
    expect(vi.getTimerCount()).toBe(0);
    countdown.hearClocks([30, 20.5, null]);
    countdown.hearGrace([null, 43, null]);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5500);
    expect([countdown.clock(0), countdown.clock(1), countdown.grace(1), countdown.grace(0)]).toEqual([24.5, 15, 37.5, 0]);
    countdown.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("looks at days only once a minute", () => {
    const countdown = new Countdown();
    countdown.hearClocks([2 * DAY]);
    vi.advanceTimersByTime(59_000);
    expect(countdown.clock(0)).toBe(2 * DAY);
    vi.advanceTimersByTime(1000);
    expect(countdown.clock(0)).toBe(2 * DAY - 60);
    countdown.stop();
  });
});
