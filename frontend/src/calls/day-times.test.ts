import { describe, expect, it } from "vitest";
import { minutesOf, quietFor, textOf } from "./day-times";

const MINUTE = 60_000;
const at = (hours: number, minutes: number, seconds = 0): Date => new Date(2026, 10, 16, hours, minutes, seconds);

describe("quiet hours", () => {
  const night = { since: 22 * 60, until: 7 * 60 };
  it("may go on to the next day", () => {
    expect(quietFor(night, at(23, 30))).toBe(7.5 * 60 * MINUTE);
    expect(quietFor(night, at(6, 59, 30))).toBe(MINUTE / 2);
    expect(quietFor(night, at(7, 0))).toBe(0);
    expect(quietFor(night, at(21, 59))).toBe(0);
  });
  it("are none from one time to the same", () => {
    expect(quietFor({ since: 60, until: 60 }, at(1, 0))).toBe(0);
  });
});

it("reads times as the form has them", () => {
  expect(minutesOf("08:05")).toBe(485);
  expect(textOf(485)).toBe("08:05");
  expect(minutesOf("")).toBeNull();
});
