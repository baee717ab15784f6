// Three ways to race that need no form.
import { DEFAULT_DRIVER, MAX_CARS } from "../protocol";
import { newPlan, seatFor, type Plan } from "./plan";

export const PRESETS = ["first", "full", "season"] as const;
export type Preset = (typeof PRESETS)[number];
export type Company = "alone" | "friends";

/** As many as the base game has cars. */
const CARS = Math.min(6, MAX_CARS);
const GENTLE = "rookie";

/** Whoever races alone has drivers around; among friends the seats are free, and drivers take what is left. */
export function seatsFor(company: Company, driver: string = DEFAULT_DRIVER): Plan["seats"] {
  const other = company === "alone" ? driver : "person";
  return ["person", ...Array.from({ length: CARS - 1 }, () => other)].map(seatFor);
}

/** On the circuit that `chosen` has; a season brings its own. */
export function planFor(preset: Preset, company: Company, chosen: Pick<Plan, "circuit" | "own">): Plan {
  const plan: Plan = { ...newPlan(), circuit: chosen.circuit, own: chosen.own, seats: seatsFor(company) };
  switch (preset) {
    case "first":
      return { ...plan, seats: seatsFor(company, GENTLE) };
    case "full":
      return { ...plan, options: { ...plan.options, garage: "all", weather: true } };
    case "season":
      return { ...plan, game: "season" };
  }
}
