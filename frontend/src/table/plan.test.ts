import { describe, expect, it } from "vitest";
import type { TableData, TableSettings } from "../protocol";
import { newOptions, type Options } from "./options";
import { newPlan, OWN, seatFor, settingsOf, type Plan } from "./plan";
import { planOf } from "./plan-of";

const set = (options: Options): Options => ({ ...newOptions(), ...options });
const seats = (...kinds: string[]) => kinds.map(seatFor);

describe("the wish of a new table", () => {
  it("leaves out settings of Legends where there is none", () => {
    const wish = settingsOf({ ...newPlan(), options: set({ level: 3, rivals: true, legend_adrenaline: false }) });
    expect(wish.game).not.toHaveProperty("level");
    expect(wish.game).not.toHaveProperty("legend_adrenaline");
  });

  it("has rivals only from level 2 on, where a rising level begins", () => {
    const plan = { ...newPlan(), seats: seats("person", "legend") };
    const rivals = (options: Options, game: Plan["game"] = "race") =>
      settingsOf({ ...plan, game, options: set({ rivals: true, ...options }) }).game.rivals;
    expect(rivals({ level: 1 })).toBeUndefined();
    expect(rivals({ level: 2 })).toBe(true);
    expect(rivals({ level: 0, rising: true }, "season")).toBe(true);
    expect(rivals({ level: 1, rising: true }, "season")).toBeUndefined();
  });

  it("has aggressive Legends only where there are chevrons, and the expansion's Adrenaline only with it", () => {
    const plan = { ...newPlan(), seats: seats("person", "legend"), options: set({ aggressive: true, legend_adrenaline: false }) };
    expect(settingsOf(plan, true).game.aggressive).toBe(true);
    expect(settingsOf(plan, false).game).not.toHaveProperty("aggressive");
    expect(settingsOf(plan).game).not.toHaveProperty("legend_adrenaline");
    const expanded = { ...plan, options: { ...plan.options, level: 3 } };
    expect(settingsOf(expanded).game).toMatchObject({ level: 3, legend_adrenaline: false });
  });

  it("says how to draft only with a garage", () => {
    expect(settingsOf({ ...newPlan(), options: set({ draft: "snake" }) }).game).not.toHaveProperty("draft");
    expect(settingsOf({ ...newPlan(), options: set({ draft: "snake", garage: "all" }) }).game).toMatchObject({ draft: "snake" });
  });

  it("leaves out what is at its default, which is another one in a season", () => {
    const all = { ...newPlan(), options: set({ garage: "all" }) };
    expect(settingsOf(all).game).toHaveProperty("garage");
    expect(settingsOf({ ...all, game: "season" }).game).not.toHaveProperty("garage");
    expect(settingsOf({ ...all, options: set({ boxes: ["heavy-rain"] }) }).game).toMatchObject({ boxes: ["heavy-rain"] });
  });

  it("names drivers by their seats, with names and handicaps where given", () => {
    const named = { ...seatFor("legend"), name: " Juan ", handicap: 2 };
    const slow = { ...seatFor("club"), handicap: 1 };
    expect(settingsOf({ ...newPlan(), seats: [seatFor("person"), slow, named] }).seats).toEqual([
      { kind: "person" },
      { kind: "driver", driver: "club", handicap: 1 },
      { kind: "legend", name: "Juan" },
    ]);
  });

  it("lists the races of a season of one's own, and names the others", () => {
    const races = [{ circuit: "italy", event: 3 }, { circuit: "", event: null }];
    expect(settingsOf({ ...newPlan(), game: "season", season: OWN, seasonName: "Tour", races }).game).toMatchObject({
      season: "Tour",
      races: [{ circuit: "italy", event: 3 }, { circuit: null, event: null }],
    });
    expect(settingsOf({ ...newPlan(), game: "season", races }).game).not.toHaveProperty("races");
  });
});

describe("the settings of a table", () => {
  const table = (settings: TableSettings): TableData => ({
    id: "t",
    phase: "lobby",
    games: 0,
    settings,
    seats: settings.seats.map((seat) => ({
      kind: seat.kind ?? "person",
      name: seat.name ?? null,
      driver: seat.driver ?? null,
      handicap: seat.handicap ?? 0,
      color: "red",
      number: 1,
      taken: false,
      stand_in: null,
    })),
  });
  const again = (plan: Plan): TableSettings => settingsOf(planOf(table(settingsOf(plan)), ["1961", "custom"]));

  it("come back from the form as they went in", () => {
    const race: Plan = {
      ...newPlan(),
      circuit: "spain",
      laps: 4,
      roundLimit: 90,
      seats: [seatFor("person"), { ...seatFor("pro"), name: "Greta", handicap: 2 }, seatFor("legend")],
      options: set({
        garage: "advanced",
        draft: "snake",
        mulligan: true,
        weather: true,
        tournament: true,
        level: 3,
        pro: 2,
        rivals: true,
        legend_adrenaline: false,
        boxes: ["tunnel-vision"],
      }),
      seconds: 60,
      standIn: "pro",
      grace: 300,
      cardCounts: false,
      hints: true,
      isPublic: true,
      title: "Sunday",
    };
    const season: Plan = { ...race, game: "season", season: "custom", options: { ...race.options, rising: true, garage: "" } };
    const own: Plan = { ...season, season: OWN, seasonName: "Tour", races: [{ circuit: "usa", event: null }] };
    for (const plan of [race, season, own, newPlan(), { ...race, cardCounts: true }]) expect(again(plan)).toEqual(settingsOf(plan));
  });

  it("keep a circuit of one's own whole", () => {
    const wish = { id: "mine", name: "Mine", length: 40, laps: 2, lines: [{ at: 9, limit: 3, chevrons: [1] }] };
    const plan = planOf(table({ game: { game: "race", circuit: wish }, seats: [{}] }), []);
    expect(plan.own).toMatchObject({ name: "Mine", hasChevrons: true });
    expect((settingsOf(plan).game as { circuit: unknown }).circuit).toEqual(wish);
  });

  it("know which seat each one was", () => {
    const plan = planOf(table({ game: { game: "race" }, seats: [{}, { kind: "driver", driver: "simple" }] }), []);
    expect(plan.seats.map((seat) => [seat.kind, seat.was])).toEqual([["person", 0], ["club", 1]]);
  });
});
