import { afterEach, describe, expect, it, vi } from "vitest";
import { isPromised, promisedHash } from "./deal";
import type { Entry } from "../live/entries";

const KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const OTHER = "0".repeat(64);

const started = (game: number, hash?: string): Entry => ({ seq: game, at: 0, news: { kind: "started", game, hash }, events: [] });

describe("the deal", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("was promised at the start of the last race", () => {
    expect(promisedHash([started(1, OTHER), started(2, HASH)])).toBe(HASH);
    expect(promisedHash([started(1)])).toBeNull();
    expect(promisedHash([])).toBeNull();
  });

  it("is as promised if the key has that hash", async () => {
    expect(await isPromised([started(1, HASH)], KEY)).toBe(true);
    expect(await isPromised([started(1, OTHER)], KEY)).toBe(false);
    expect(await isPromised([started(1, HASH)], OTHER)).toBe(false);
  });

  it("can't be told where the start was missed, or nothing computes hashes", async () => {
    expect(await isPromised([], KEY)).toBeNull();
    vi.stubGlobal("crypto", {});
    expect(await isPromised([started(1, HASH)], KEY)).toBeNull();
  });
});
