// What acts for the first time, or seldom, and so explains itself: a small card on the stage.
import type { TrackData } from "../protocol";
import { cornerOf, toCorner } from "../race/track-words";
import type { RaceEvent } from "./entries";

export type Topic =
  | { about: "weather" }
  | { about: "event" }
  | { about: "rivals"; seats: readonly number[] }
  | { about: "legends"; card: Extract<RaceEvent, { event: "LegendCardRevealed" }> }
  | { about: "sponsor"; n: number; why: readonly string[] }
  | { about: "token"; token: string; line: number };

interface Seen {
  seat: number | null;
  track: TrackData | null;
}

/** For everybody, what changes the race for everybody; of the rest, what happens to the player's own car. */
export function topicOf(event: RaceEvent, { seat, track }: Seen): Topic | null {
  switch (event.event) {
    case "WeatherDrawn":
      return { about: "weather" };
    case "RoundBegan":
      return event.round === 1 ? { about: "event" } : null;
    case "RivalsNamed":
      return { about: "rivals", seats: event.seats };
    case "LegendCardRevealed":
      return { about: "legends", card: event };
    case "SponsorsGained":
      return event.seat === seat && !event.why.includes("start") ? { about: "sponsor", n: event.cards.length, why: event.why } : null;
    case "CornerCrossed":
      return event.seat === seat && track ? ofCorner(event.line, track) : null;
    case "CarMoved":
      return event.seat === seat && track && event.distance > event.start ? ofSector(event.distance, track) : null;
    default:
      return null;
  }
}

const OF_CORNERS = ["dangerous", "limit-1", "limit+1"];

function ofCorner(at: number, track: TrackData): Topic | null {
  const index = cornerOf(track, at)?.index;
  const found = track.tokens.find(({ line, token }) => line === index && OF_CORNERS.includes(token));
  return found ? { about: "token", ...found } : null;
}

/** The sector that a car has come to is that of the last line behind it. */
function ofSector(distance: number, track: TrackData): Topic | null {
  const { length, lines } = track.circuit;
  const gap = toCorner(distance, track);
  if (gap === null) return null;
  const next = lines.findIndex((line) => (line.at - distance - 1 - gap) % length === 0);
  const last = (next - 1 + lines.length) % lines.length;
  const found = track.tokens.find(({ line, token }) => line === last && !OF_CORNERS.includes(token));
  return found ? { about: "token", ...found } : null;
}
