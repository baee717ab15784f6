// What the weather does, one sentence each: to every car before the start, then in the sectors that have it.
import type { TrackData, WeatherData } from "../protocol";
import { listed, t } from "../words.svelte";

export function weatherWords(track: TrackData): string[] {
  const does = track.weather_does;
  return does ? [...startWords(does), ...sectorWords(does, track)] : [];
}

function startWords({ heat, stress, heat_to_deck, heat_to_discard }: WeatherData): string[] {
  return [
    ...(heat ? [t(heat > 0 ? "weather-heat-more" : "weather-heat-less", { n: Math.abs(heat) })] : []),
    ...(stress ? [t(stress > 0 ? "weather-stress-more" : "weather-stress-less", { n: Math.abs(stress) })] : []),
    ...(heat_to_deck ? [t("weather-heat-to-deck", { n: heat_to_deck })] : []),
    ...(heat_to_discard ? [t("weather-heat-to-discard", { n: heat_to_discard })] : []),
  ];
}

/** Where no weather token lies, the weather is nowhere on the road. */
function sectorWords(does: WeatherData, { tokens, limits }: TrackData): string[] {
  const sectors = tokens.filter(({ token }) => token === "weather");
  const corners = sectors.map(({ line }) => t("weather-sector-after", { limit: limits[line] ?? 0 }));
  return corners.length ? [t("weather-sector", { corners: listed(corners), effect: effectWords(does) })] : [];
}

function effectWords({ slipstream, cooldown, no_slipstream, no_cooldown }: WeatherData): string {
  if (no_slipstream) return t("weather-no-slipstream");
  if (no_cooldown) return t("weather-no-cooldown");
  return slipstream ? t("weather-slipstream", { n: slipstream }) : t("weather-cooldown", { n: cooldown });
}
