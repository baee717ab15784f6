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

  it("is moved by one finger and zoomed by two, and then follows no more", () => {
    const lens = new Lens(whole);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    Object.defineProperty(svg, "clientWidth", { value: 400 });
    Object.defineProperty(svg, "getScreenCTM", { value: () => null });
    lens.attach(svg);
    const finger = (kind: string, pointerId: number, clientX: number): void => {
      const event = new MouseEvent(kind, { clientX, clientY: 100 });
      svg.dispatchEvent(Object.defineProperty(event, "pointerId", { value: pointerId }));
    };
    lens.follow([{ x: 800, y: 600 }]);
    const [left, , width] = lens.box;
    finger("pointerdown", 1, 100);
    finger("pointermove", 1, 140);
    expect(lens.box[0]).toBeCloseTo(left - (40 * width) / 400);
    expect(lens.isFollowing).toBe(false);
    finger("pointerdown", 2, 240);
    finger("pointermove", 2, 340);
    expect(lens.box[2]).toBeCloseTo(width / 2);
    finger("pointerup", 2, 340);
    finger("pointerup", 1, 140);
    const rest = lens.box;
    finger("pointermove", 1, 300);
    expect(lens.box).toEqual(rest);
  });

  it("follows no more when somebody wants to see the whole track", () => {
    const lens = new Lens(whole);
    lens.follow([{ x: 800, y: 600 }]);
    lens.fit();
    expect(lens.isFollowing).toBe(false);
    expect(lens.box).toEqual(whole);
  });
});
