import { afterEach, describe, expect, it } from "vitest";
import { Refused } from "./api";
import { errorWords } from "./errors";
import { speak } from "./words.svelte";

const needed = new Refused("bad-settings", "level: a setting for Legends, but no car is a Legend", {
  reason: "needs-legends",
  values: { setting: "level" },
});

afterEach(() => speak("en"));

describe("why settings are refused", () => {
  it("is said in the reader's language, and calls settings as the form does", async () => {
    expect(errorWords(needed)).toBe(
      "These settings can't be raced: Legends expansion: only with Legends, and no car is one. Add a Legend.",
    );
    await speak("fr");
    expect(errorWords(needed)).toContain("Ajoutez une Légende.");
    await speak("da");
    expect(errorWords(needed)).toContain("Tilføj en Legende.");
  });

  it("is said as the server says it where there are no words for it", () => {
    const unknown = new Refused("bad-settings", "usa.toml: laps: is missing", { reason: "of-a-newer-server", values: {} });
    expect(errorWords(unknown)).toBe("These settings can't be raced: usa.toml: laps: is missing");
  });

  it("keeps numbers as they are", () => {
    const cars = new Refused("bad-settings", "", { reason: "cars", values: { given: 13, maximum: 12 } });
    expect(errorWords(cars)).toContain("1 to 12 cars, not 13");
  });
});
