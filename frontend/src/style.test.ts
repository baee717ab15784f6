// What holds for the looks of every part of the page.
import { describe, expect, it } from "vitest";

const parts = import.meta.glob<string>("./**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
const sources = Object.entries(parts);

describe("the style of the page", () => {
  it("uses no colour, and nothing else, that is not defined", () => {
    const defined = new Set(sources.flatMap(([, text]) => [...text.matchAll(/(--[a-z-]+)(?:\s*[:=]|", )/g)].map((found) => found[1])));
    const made = /^--track-/; // by the theme of each circuit
    const unknown = sources.flatMap(([name, text]) =>
      [...text.matchAll(/var\((--[a-z-]+)\)/g)].filter(([, used = ""]) => !defined.has(used) && !made.test(used)).map(([, used]) => `${name}: ${used}`),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  it("explains nothing in a title, which no finger and no keyboard can open", () => {
    const titled = sources.flatMap(([name, text]) => [...text.matchAll(/<[a-z](?:=>|[^>])*?\stitle=/g)].map((found) => `${name}: ${found[0]}`));
    expect(titled).toEqual([]);
  });
});
