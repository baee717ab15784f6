import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RaceEvent } from "../live/entries";
import { settings } from "../settings.svelte";
import { cueOf } from "./cues";
import { EFFECTS, effects } from "./effects";

/** Notes what is asked of it: what starts, what stops, and how loud. */
class FakeContext {
  static made: FakeContext[] = [];
  started: { kind: string; from: number; to: number }[] = [];
  gains: number[] = [];
  state = "running";
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  constructor() {
    FakeContext.made.push(this);
  }
  #param(note?: number[]) {
    const set = (value: number): void => {
      if (!Number.isFinite(value) || (value === 0 && !note)) throw new Error(`can't ramp to ${value}`);
      note?.push(value);
    };
    return { setValueAtTime: set, exponentialRampToValueAtTime: set, linearRampToValueAtTime: set };
  }
  #source(kind: string) {
    const heard = { kind, from: NaN, to: NaN };
    const start = (from: number): void => void this.started.push(Object.assign(heard, { from }));
    return { connect: () => undefined, start, stop: (to: number) => (heard.to = to), frequency: this.#param() };
  }
  createOscillator = () => this.#source("tone");
  createBufferSource = () => this.#source("noise");
  createGain = () => ({ connect: () => undefined, gain: this.#param(this.gains) });
  createBiquadFilter = () => ({ connect: () => undefined, frequency: this.#param() });
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
}

describe("the effects", () => {
  it.each(EFFECTS)("%s sounds, not for long, and ends", (effect) => {
    const context = new FakeContext();
    effects[effect]({ context: context as unknown as AudioContext, out: {} as AudioNode, at: 1, amount: 3 });
    expect(context.started.length).toBeGreaterThan(0);
    for (const { from, to } of context.started) {
      expect(from).toBeGreaterThanOrEqual(1);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThan(3);
    }
    expect(Math.max(...context.gains)).toBeLessThanOrEqual(0.5);
  });
});

describe("what happens on the track", () => {
  const cue = (event: object) => cueOf({ seat: 0, ...event } as unknown as RaceEvent);

  it("sounds like what it is", () => {
    expect(cue({ event: "CarMoved", reason: "cards", start: 3, distance: 12 })).toEqual({ effect: "engine", amount: 9 });
    expect(cue({ event: "CarMoved", reason: "slipstream", start: 3, distance: 5 })).toEqual({ effect: "slipstream", amount: 2 });
    expect(cue({ event: "SpunOut" })?.effect).toBe("tyres");
    expect(cue({ event: "CornerCrossed", heat: 2 })).toEqual({ effect: "heat", amount: 2 });
    expect(cue({ event: "CarFinished", place: 1 })?.effect).toBe("flag");
  });

  it("is silent where nothing moves or is paid", () => {
    expect(cue({ event: "CarMoved", reason: "cards", start: 3, distance: 3 })).toBeNull();
    expect(cue({ event: "CornerCrossed", heat: 0 })).toBeNull();
    expect(cue({ event: "PlanCommitted" })).toBeNull();
  });
});

describe("the page", () => {
  let play: (typeof import("./sound"))["play"];
  const heard = async (): Promise<number> => {
    await vi.dynamicImportSettled();
    return FakeContext.made.reduce((all, { started }) => all + started.length, 0);
  };

  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal("AudioContext", FakeContext);
    FakeContext.made = [];
    const { settings } = await import("../settings.svelte");
    Object.assign(settings, { muted: false, volume: 60 });
    const sound = await import("./sound");
    sound.wakeWithTheFirstClick();
    play = sound.play;
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("makes no sound before the first click", async () => {
    play("bell");
    expect(await heard()).toBe(0);
    dispatchEvent(new Event("pointerdown"));
    play("bell");
    expect(await heard()).toBeGreaterThan(0);
  });

  it.each([{ muted: true }, { volume: 0 }])("makes none with %o", async (wish) => {
    const { settings } = await import("../settings.svelte");
    Object.assign(settings, wish);
    dispatchEvent(new Event("keydown"));
    play("bell");
    expect(await heard()).toBe(0);
  });

  it("makes none while nobody sees it, but for a call", async () => {
    dispatchEvent(new Event("keydown"));
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    play("bell");
    expect(await heard()).toBe(0);
    play("turn", 1, true);
    expect(await heard()).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });

  it("does not play the same twice at once", async () => {
    dispatchEvent(new Event("keydown"));
    play("click");
    play("click");
    expect(await heard()).toBe(1);
  });
});

it("is remembered with the other settings", () => {
  expect(settings).toMatchObject({ muted: false, volume: expect.any(Number) });
});
