// What an option may come to, summed up.
import type { ForecastData, LandingData } from "../protocol";

export interface Outlook {
  speed: [number, number];
  distance: [number, number];
  blocked: [number, number];
  /** To be paid for certain, before any corner. */
  heat: [number, number];
  engine: number;
  /** The chance of a spin-out, and what it would be if all is cooled that can be. */
  spinOut: number;
  spinOutCooled: number;
  landings: LandingData[];
}

function range(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The chance that a spin-out happens at one of the corners: the first ends the move, so they add up. */
function risk(forecast: ForecastData, of: "spin_out" | "spin_out_cooled"): number {
  return Math.min(1, forecast.corners.reduce((sum, corner) => sum + corner[of], 0));
}

/** Where the driver has a choice of values, risks are those of the best of them. */
export function outlook(forecasts: ForecastData[]): Outlook | null {
  const landings = forecasts.flatMap((forecast) => forecast.landings);
  if (!landings.length) return null;
  return {
    speed: range(landings.map((landing) => landing.speed)),
    distance: range(landings.map((landing) => landing.distance)),
    blocked: range(landings.map((landing) => landing.blocked)),
    heat: range(forecasts.map((forecast) => forecast.heat)),
    engine: Math.min(...forecasts.map((forecast) => forecast.engine)),
    spinOut: Math.min(...forecasts.map((forecast) => risk(forecast, "spin_out"))),
    spinOutCooled: Math.min(...forecasts.map((forecast) => risk(forecast, "spin_out_cooled"))),
    landings,
  };
}
