import { afterEach, describe, expect, it, vi } from "vitest";
import danishGame from "../../src/hairpin/content/locales/da/game.ftl?raw";
import danish from "../../src/hairpin/content/locales/da/web.ftl?raw";
import englishGame from "../../src/hairpin/content/locales/en/game.ftl?raw";
import english from "../../src/hairpin/content/locales/en/web.ftl?raw";
import frenchGame from "../../src/hairpin/content/locales/fr/game.ftl?raw";
import french from "../../src/hairpin/content/locales/fr/web.ftl?raw";
import { bundleOf, percent, speak, spread, when } from "./words.svelte";

describe.each([
  ["en", englishGame + english],
  ["fr", frenchGame + french],
  ["da", danishGame + danish],
] as const)("the words in %s", (language, text) => {
  it("can all be formatted", () => {
    const bundle = bundleOf(language, text);
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? "");
    const errors: Error[] = [];
    const anything = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((match) => [match[1] ?? "", 2]));
    for (const id of ids) {
      const value = bundle.getMessage(id)?.value;
      expect(value, id).toBeTruthy();
      if (value) bundle.formatPattern(value, anything, errors);
    }
    expect(errors).toEqual([]);
  });
});

describe("numbers", () => {
  it("never says never", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "1%", "50%", "99%", "100%"]);
  });

  it("puts the sign where the language has it", async () => {
    await speak("fr");
    expect(percent(0.5)).toMatch(/^50\s%$/u);
    await speak("da");
    expect(percent(0.5)).toMatch(/^50\s%$/u);
    await speak("en");
    expect(percent(0.5)).toBe("50%");
  });

  it("says a range only where there is one", () => {
    expect([spread(2, 2), spread(2, 4)]).toEqual(["2", "2–4"]);
  });
});

describe("dates", () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await speak("en");
  });
  const noon = new Date(2026, 1, 3, 12, 30).getTime();

  it("are told in the chosen language, whatever the browser speaks", async () => {
    vi.stubGlobal("navigator", { languages: ["en-US", "en"] });
    await speak("fr");
    expect(when(noon)).toContain("févr.");
    await speak("da");
    expect(when(noon)).toContain("feb.");
  });

  it("follow the country of a browser that speaks the language", () => {
    vi.stubGlobal("navigator", { languages: ["da", "en-GB"] });
    expect(when(noon)).toMatch(/^3 Feb 2026/);
    vi.stubGlobal("navigator", { languages: ["en-US"] });
    expect(when(noon)).toMatch(/^Feb 3, 2026/);
  });
});
