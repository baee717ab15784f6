import { afterEach, expect, it, vi } from "vitest";
import { api, Refused } from "../api";
import { RaceAnalysis } from "./analysis.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = (change: object) => ({ game: 0, begun: true, done: 1, total: 3, seats: null, ...change });

it("goes on by itself once a server that was gone is there again", async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, "analysis");
  asked.mockResolvedValueOnce(shown({}));
  asked.mockRejectedValueOnce(new Refused("unreachable", ""));
  asked.mockResolvedValueOnce(shown({ seats: [] }));
  const analysis = new RaceAnalysis("table", 0);
  await analysis.ask();
  await vi.advanceTimersByTimeAsync(300);
  expect([analysis.trouble, analysis.isUnderWay]).toEqual(["The server can't be reached.", true]);
  await vi.advanceTimersByTimeAsync(600);
  expect([analysis.trouble, analysis.seats]).toEqual(["", []]);
});

it("does not ask again by itself where nothing was begun, or was refused", async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, "analysis").mockRejectedValue(new Refused("unreachable", ""));
  const analysis = new RaceAnalysis("table", 0);
  await analysis.ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked.mock.calls.length, analysis.isUnderWay]).toEqual([1, false]);
});
