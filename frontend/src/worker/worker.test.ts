import { describe, expect, it } from "vitest";
import { outdated } from "./kept";
import { callFrom, noticeOf, type Call, type CallWords } from "./notice";
import { treatmentOf } from "./treatment";

const HERE = "https://races.example.org";
const treatment = (path: string, mode = "cors", method = "GET") => treatmentOf({ url: new URL(path, HERE).href, mode, method }, HERE);

describe("what the worker does with a request", () => {
  it("never touches what is said about tables", () => {
    for (const path of ["/api/tables", "/api/tables/x/live", "/api/licence", "/api/cards", "/health/live", "/metrics"]) {
      for (const mode of ["cors", "navigate", "websocket"]) expect(treatment(path, mode)).toBe("leave");
    }
  });
  it("keeps the page: every address of it is the same file", () => {
    expect(treatment("/", "navigate")).toBe("page");
    expect(treatment("/t/3f9c", "navigate")).toBe("page");
    expect(treatment("/assets/index-1a.js")).toBe("asset");
    expect(treatment("/icon.svg")).toBe("asset");
  });
  it("leaves alone what is posted, and what is elsewhere", () => {
    expect(treatment("/assets/index-1a.js", "cors", "POST")).toBe("leave");
    expect(treatment("https://elsewhere.example/assets/index-1a.js")).toBe("leave");
  });
});

describe("the versions that are kept", () => {
  const of = (...versions: number[]) => versions.map((version) => `hairpin-page-${version}`);
  it("are this one and the two before it", () => {
    expect(outdated([...of(1, 2, 3, 4), "hairpin-words"], "hairpin-page-4")).toEqual(of(1));
    expect(outdated(of(3, 4), "hairpin-page-4")).toEqual([]);
  });
  it("count from the one in use, wherever it stands", () => {
    expect(outdated(of(4, 1, 2, 3), "hairpin-page-4")).toEqual(of(1));
  });
});

describe("a call", () => {
  const words: CallWords = {
    language: "en",
    turn: "Your turn.",
    turnUntil: "Your turn until {time}.",
    reminder: "Hurry: {time}.",
    test: "A test.",
    names: { USA: "Les USA" },
  };
  const call: Call = { kind: "turn", table: "abc", title: "", circuit: "USA", until: null };

  it("says which table, whose turn and how long", () => {
    expect(noticeOf(call, words)).toEqual({ title: "Les USA", body: "Your turn.", tag: "hairpin:abc", path: "/t/abc" });
    const until = new Date(2026, 10, 17, 18, 30).getTime();
    expect(noticeOf({ ...call, until, title: "Friday league" }, words)).toMatchObject({
      title: "Friday league",
      body: expect.stringMatching(/^Les USA · Your turn until Tuesday.*30/),
    });
    expect(noticeOf({ ...call, until, kind: "reminder" }, words).body).toMatch(/^Hurry: Tuesday/);
  });
  it("is shown even without words, or when it can't be read", () => {
    expect(noticeOf(call, null)).toMatchObject({ title: "USA", body: "" });
    expect(callFrom("nonsense")).toMatchObject({ kind: "turn", table: "" });
    expect(callFrom({ ...call, table: "//elsewhere.example" }).table).toBe("");
  });
});
