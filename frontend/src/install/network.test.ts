import { afterEach, beforeEach, expect, it, vi } from "vitest";

let isThere: boolean;
let network: (typeof import("./network.svelte"))["network"];
let lost: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  isThere = false;
  vi.stubGlobal("fetch", vi.fn(() => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new Error("none")))));
  ({ network, lost } = await import("./network.svelte"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("looks for a lost server, less and less often, and comes back by itself", async () => {
  lost();
  lost();
  expect(network.isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(7500);
  expect(fetch).toHaveBeenCalledTimes(3);
  isThere = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect([network.isOn, network.returns]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});
