import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../words.svelte";
import { glanceIn, rulesIn, STEPS } from "./rule-words";
import { folded, found } from "./search";

async function terms(language: Language, query: string): Promise<string[]> {
  return found([...(await rulesIn(language)).values()], query).map(({ term }) => term);
}

describe("the search in the rules", () => {
  it("needs no accents", async () => {
    expect((await terms("fr", "tete-a-queue"))[0]).toBe("spin-out");
    expect((await terms("fr", "TÊTE-À-QUEUE"))[0]).toBe("spin-out");
    expect(await terms("da", "slipstrom")).toEqual(await terms("da", "slipstrøm"));
    expect(folded("Manœuvre på sidste række")).toBe("manoeuvre pa sidste raekke");
  });

  it("has names before texts, and wants all of the words", async () => {
    const [first, ...others] = await terms("en", "boost");
    expect(first).toBe("boost");
    expect(others).toContain("react");
    expect(await terms("en", "boost once")).toContain("boost");
    expect(await terms("en", "boost umbrella")).toEqual([]);
  });

  it("finds a rule by its number, and everything by nothing", async () => {
    expect(await terms("en", "3.12")).toEqual(["spin-out"]);
    expect((await terms("en", "  ")).length).toBe((await rulesIn("en")).size);
  });
});

describe.each(LANGUAGES)("the book in %s", (language) => {
  it("has the ids of docs/rules.md with every rule", async () => {
    for (const { term, ids } of (await rulesIn(language)).values()) {
      expect(ids.length, term).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(/^\d+(\.\d+)+$/);
    }
  });

  it("has the round on one card", async () => {
    const lines = await glanceIn(language);
    expect(lines).toHaveLength(STEPS.length);
    for (const line of lines) expect(line).not.toMatch(/^Glance-|[{}]/);
  });
});
