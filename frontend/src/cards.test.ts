import { describe, expect, it, vi } from "vitest";
import { sentencesOf, valuesText } from "./cards";

vi.mock("./words.svelte", () => ({ t: (id: string, words: object = {}) => [id, ...Object.values(words)].join(" ") }));
vi.mock("./content.svelte", () => {
  const plain = { plus: 0, values: [3], kind: "basic", family: "", is_heat: false };
  const cards: Record<string, object> = {
    "3": plain,
    stress: { ...plain, kind: "stress", values: [0], plus: 1 },
    u7: { ...plain, kind: "upgrade", values: [1, 2, 3, 4], heat: 1, limit: 2, direct: true },
    u9: { ...plain, kind: "upgrade", values: [], is_heat: true },
  };
  return { content: { card: (code: string) => cards[code] } };
});

describe("values", () => {
  it("are told in short where they are a row", () => {
    expect([[4], [1, 2], [1, 5], [1, 2, 3, 4], []].map(valuesText)).toEqual(["4", "1/2", "1/5", "1–4", ""]);
  });
});

describe("a card that is looked at", () => {
  it("has a sentence for each thing on it", () => {
    expect(sentencesOf("3").map(({ words }) => words)).toEqual(["look-speed 3"]);
    expect(sentencesOf("u7").map(({ words }) => words)).toEqual(["explain-values", "explain-heat 1", "explain-limit +2", "explain-direct 0"]);
    expect(sentencesOf("stress").map(({ words }) => words)).toEqual(["explain-plus 1", "look-stress"]);
  });

  it("says of Heat what it is, also of cards that count as Heat", () => {
    expect(sentencesOf("heat").map(({ words }) => words)).toEqual(["look-heat"]);
    expect(sentencesOf("u9").map(({ words }) => words)).toEqual(["explain-heat-card"]);
  });
});
