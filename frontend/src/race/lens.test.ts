import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { NOTHING, type Box, type Subject } from "./framing";
import { Lens } from "./lens.svelte";

const whole: Box = [0, 0, 1600, 1200];
const picture = { width: 800, height: 600, insets: NOTHING, covers: [] };
const at = (x: number, y = 600): Subject => ({ car: { x, y, heading: 0 }, landings: [], ahead: [] });

function opened(): Lens {
  const lens = new Lens(whole);
  lens.resize(picture);
  return lens;
}

describe("the lens over a track", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.pace = "off";
  });

  it("shows the whole track until somebody wants to see more of it", () => {
    const lens = opened();
    expect(lens.box).toEqual([...whole]);
    expect(lens.isWhole).toBe(true);
  });

  it("keeps what it follows in sight, and steps back and near again as it must", () => {
    const lens = opened();
    lens.follow(at(800));
    const near = lens.view.scale;
    lens.keepInView({ ...at(500), landings: [{ x: 1300, y: 600 }] });
    expect(lens.view.scale).toBeLessThan(near);
    expect(lens.box[0]).toBeLessThan(500);
    expect(lens.box[0] + lens.box[2]).toBeGreaterThan(1300);
    lens.keepInView(at(500));
    expect(lens.view.scale).toBeCloseTo(near);
  });

  it("keeps a zoom that was chosen while it follows", () => {
    const lens = opened();
    lens.follow(at(800));
    lens.zoom(1.3);
    const chosen = lens.view.scale;
    lens.keepInView(at(700));
    expect(lens.view.scale).toBeCloseTo(chosen);
    expect(lens.isFollowing).toBe(true);
  });

  it("stays with the car when the window gets another shape", () => {
    const lens = opened();
    lens.follow(at(800));
    lens.resize({ ...picture, width: 500, insets: { ...NOTHING, bottom: 200 } });
    expect(lens.box[0]).toBeLessThan(800);
    expect(lens.box[0] + lens.box[2]).toBeGreaterThan(800);
    expect(lens.box[1] + lens.box[3]).toBeGreaterThan(600);
  });

  it("glides where it has to go, unless nothing shall move", async () => {
    settings.pace = "normal";
    const lens = opened();
    lens.follow(at(800));
    const start = lens.view;
    await vi.waitFor(() => expect(lens.view).not.toEqual(start));
    await vi.waitFor(() => expect(lens.view.scale).toBe(lens.painted), { timeout: 3000 });
    settings.pace = "off";
    lens.fit();
    expect(lens.box).toEqual([...whole]);
  });

  it("is moved by one finger and zoomed by two, and then follows no more", () => {
    const lens = opened();
    const element = document.createElement("div");
    lens.attach(element);
    const finger = (kind: string, pointerId: number, clientX: number): void => {
      const event = new MouseEvent(kind, { clientX, clientY: 100 });
      element.dispatchEvent(Object.defineProperty(event, "pointerId", { value: pointerId }));
    };
    lens.follow(at(800));
    const { x, scale } = lens.view;
    finger("pointerdown", 1, 100);
    finger("pointermove", 1, 140);
    expect(lens.view.x).toBeCloseTo(x - 40 / scale);
    expect(lens.isFollowing).toBe(false);
    finger("pointerdown", 2, 240);
    finger("pointermove", 2, 340);
    expect(lens.view.scale).toBeCloseTo(2 * scale);
    finger("pointerup", 2, 340);
    finger("pointerup", 1, 140);
    const rest = lens.view;
    finger("pointermove", 1, 300);
    expect(lens.view).toEqual(rest);
  });

  it("follows no more when somebody wants to see the whole track", () => {
    const lens = opened();
    lens.follow(at(800));
    lens.fit();
    expect(lens.isFollowing).toBe(false);
    expect(lens.box).toEqual([...whole]);
  });
});
