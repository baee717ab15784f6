import { describe, expect, it } from "vitest";
import { addressOf, momentIn, replayPath } from "./address.svelte";

describe("addresses", () => {
  it("lead to tables and their replays", () => {
    expect(addressOf("/t/abc", "")).toEqual({ at: "table", table: "abc" });
    expect(addressOf("/t/abc", "#/replay")).toEqual({ at: "replay", table: "abc", game: null, race: 1 });
    expect(addressOf("/t/abc", "#/replay/3/2")).toEqual({ at: "replay", table: "abc", game: 3, race: 2 });
  });

  it("lead to a moment that a server can see", () => {
    const path = replayPath("abc", 3, 2, 137);
    expect(path).toBe("/t/abc/replay/3/2/137");
    expect(addressOf(path, "")).toEqual({ at: "replay", table: "abc", game: 3, race: 2 });
    expect(momentIn(path)).toBe(137);
    expect(momentIn("/t/abc/replay/3/2")).toBeNull();
    expect(addressOf(replayPath("abc"), "")).toEqual({ at: "replay", table: "abc", game: null, race: 1 });
    expect(addressOf("/t/abc/replay/3", "")).toEqual({ at: "nowhere" });
  });

  it("lead home where there is nothing else", () => {
    expect(addressOf("/", "#/season")).toEqual({ at: "season" });
    expect(addressOf("/", "#/nonsense")).toEqual({ at: "home" });
    expect(addressOf("/index.html", "")).toEqual({ at: "home" });
  });

  it.each(["/nonsense", "/t/", "/t", "/t/abc/extra", "/T/abc"])("lead nowhere: %s", (path) => {
    expect(addressOf(path, "")).toEqual({ at: "nowhere" });
    expect(addressOf(path, "#/new")).toEqual({ at: "nowhere" });
  });
});
