import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TrackData } from "../protocol";
import type { RaceEvent } from "./entries";
import { Explainer } from "./explainer.svelte";
import { topicOf } from "./topics";

const event = (change: object): RaceEvent => change as unknown as RaceEvent;
const track = {
  circuit: { length: 40, lines: [{ at: 12 }, { at: 20 }, { at: 24 }] },
  limits: [7, 3, 3],
  dangerous: [1, 0, 0],
  tokens: [{ line: 0, token: "dangerous" }, { line: 2, token: "heat-control" }],
} as unknown as TrackData;
const crossed = (seat: number, at: number) => event({ event: "CornerCrossed", seat, line: at, heat: 0 });
const moved = (seat: number, distance: number) => event({ event: "CarMoved", seat, start: 0, distance });

describe("what explains itself", () => {
  const about = (happened: RaceEvent) => topicOf(happened, { seat: 1, track })?.about ?? null;

  it("is what concerns everybody", () => {
    expect(about(event({ event: "WeatherDrawn" }))).toBe("weather");
    expect(about(event({ event: "LegendCardRevealed" }))).toBe("legends");
    expect(about(event({ event: "RivalsNamed", seats: [2] }))).toBe("rivals");
    expect([1, 2].map((round) => about(event({ event: "RoundBegan", round })))).toEqual(["event", null]);
  });

  it("is what one's own car meets, not what others meet", () => {
    expect([about(crossed(1, 12)), about(crossed(0, 12)), about(crossed(1, 20))]).toEqual(["token", null, null]);
    const gain = (seat: number, ...why: string[]) => event({ event: "SponsorsGained", seat, cards: [null], why });
    expect([gain(1, "press"), gain(0, "press"), gain(1, "start")].map(about)).toEqual(["sponsor", null, null]);
  });

  it("knows the sector of a token: from its line to the next one, in every lap", () => {
    expect([23, 24, 39, 45, 52, 64].map((at) => about(moved(1, at)))).toEqual([null, "token", "token", "token", null, "token"]);
  });
});

describe("the cards of the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("go by themselves, unless somebody reads them", () => {
    const explainer = new Explainer();
    explainer.hear(event({ event: "WeatherDrawn" }), 1, track);
    const [{ id } = { id: 0 }] = explainer.shown;
    explainer.hold(id);
    vi.advanceTimersByTime(60_000);
    expect(explainer.shown).toHaveLength(1);
    explainer.release(id);
    vi.advanceTimersByTime(60_000);
    expect(explainer.shown).toEqual([]);
  });

  it("come one after the other", () => {
    const explainer = new Explainer();
    const first = () => explainer.shown[0]?.topic.about;
    for (const name of ["WeatherDrawn", "LegendCardRevealed"]) explainer.hear(event({ event: name }), 1, track);
    expect(first()).toBe("weather");
    vi.advanceTimersByTime(5000);
    expect(first()).toBe("legends");
    explainer.show({ about: "weather" });
    expect(first()).toBe("weather");
    vi.advanceTimersByTime(15_000);
    expect(first()).toBeUndefined();
  });

  it("are one about each thing, and each kind of token is explained once", () => {
    const explainer = new Explainer();
    const legends = event({ event: "LegendCardRevealed" });
    for (const each of [legends, legends, crossed(1, 12), moved(1, 30)]) explainer.hear(each, 1, track);
    expect(explainer.shown.map(({ topic }) => topic.about)).toEqual(["legends", "token"]);
    for (const { id } of explainer.shown) explainer.close(id);
    explainer.hear(crossed(1, 12), 1, track);
    expect(explainer.shown).toEqual([]);
    explainer.hear(crossed(1, 12), 1, { ...track });
    expect(explainer.shown).toHaveLength(1);
  });
});
