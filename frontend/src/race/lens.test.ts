import { describe, expect, it } from "vitest";
import { Lens } from "./lens.svelte";

const whole: [number, number, number, number] = [0, 0, 1600, 1200];

describe("the lens over a track", () => {
  it("shows the whole track until somebody wants to see more of it", () => {
    const lens = new Lens(whole);
    expect(lens.box).toEqual(whole);
    expect(lens.isMoved).toBe(false);
  });

  it("keeps what it follows in the middle", () => {
    const lens = new Lens(whole);
    lens.follow([{ x: 800, y: 600 }]);
    lens.keepInView([{ x: 900, y: 500 }]);
    const [left, top, width, height] = lens.box;
    expect([left + width / 2, top + height / 2]).toEqual([900, 500]);
    expect(width).toBeCloseTo(1600 / 2.6);
  });

  it("steps back when a car and where it may land are far apart, and comes near again", () => {
    const lens = new Lens(whole);
    lens.follow([{ x: 800, y: 600 }]);
    const near = lens.box[2];
    lens.keepInView([{ x: 500, y: 600 }, { x: 1100, y: 600 }]);
    expect(lens.box[2]).toBeGreaterThan(near);
    expect(lens.box[0]).toBeLessThan(500);
    expect(lens.box[0] + lens.box[2]).toBeGreaterThan(1100);
    lens.keepInView([{ x: 500, y: 600 }]);
    expect(lens.box[2]).toBeCloseTo(near);
  });

  it("keeps a zoom that was chosen while it follows", () => {
    const lens = new Lens(whole);
    lens.follow([{ x: 800, y: 600 }]);
    lens.zoom(2);
    const chosen = lens.box[2];
    lens.keepInView([{ x: 700, y: 600 }]);
    expect(lens.box[2]).toBeCloseTo(chosen);
    expect(lens.isFollowing).toBe(true);
  });

  it("follows no more when somebody wants to see the whole track", () => {
    const lens = new Lens(whole);
    lens.follow([{ x: 800, y: 600 }]);
    lens.fit();
    expect(lens.isFollowing).toBe(false);
    expect(lens.box).toEqual(whole);
  });
});
