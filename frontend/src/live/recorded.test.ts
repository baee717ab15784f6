// What a server told one seat in a race and a season with upgrades and sponsors: the moves lead where it said.
import { describe, expect, it } from "vitest";
import type { RaceEvent } from "./entries";
import { movesOf, type Faces } from "./moves";
import recorded from "./recorded-turns.json";
import { moved, type Zones } from "./zones";

interface Recorded {
  before: Zones;
  events: RaceEvent[];
  after: Zones;
  plan?: string[];
}
const known = recorded.faces as Record<string, { heat: boolean; sponsor: boolean; once: boolean }>;
const updates = recorded.updates as unknown as Recorded[];
const faces: Faces = {
  isHeat: (card) => card === "heat" || (known[card]?.heat ?? false),
  isSponsor: (card) => known[card]?.sponsor ?? false,
  isSingleUse: (card) => known[card]?.once ?? false,
};

function played({ before, events, plan = [] }: Recorded): Zones {
  return events.reduce((zones, event, at) => {
    const isMulligan = events.slice(0, at).some((earlier) => earlier.event === "HandChosen" && earlier.mulligan);
    const moment = { zones, faces, next: events[at + 1], plan, isMulligan };
    return moved(zones, movesOf(event, moment).flat());
  }, before);
}

/** The order of hand and play area is the page's own. */
function sorted(zones: Zones): Zones {
  return { ...zones, hand: [...zones.hand].sort(), play: [...zones.play].sort() };
}

describe("recorded turns", () => {
  it.each(updates.map((update, at) => [at, update.events.map(({ event }) => event).join(", "), update] as const))(
    "%i: %s",
    (_at, _events, update) => expect(sorted(played(update))).toEqual(sorted(update.after)),
  );
});
