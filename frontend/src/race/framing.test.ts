import { describe, expect, it } from "vitest";
import { CAR, edgeMark, fitted, framed, NOTHING, usualReach, type Box, type Picture, type Subject, type View } from "./framing";

const whole: Box = [-130, -130, 1700, 1200];
const laptop: Picture = { width: 1440, height: 846, insets: { left: 0, top: 56, right: 420, bottom: 243 }, covers: [] };
const SIZES: [number, number][] = [[1440, 900], [1366, 768], [1024, 768], [1920, 1080]];

function pictureOf([width, height]: [number, number]): Picture {
  return { width, height: height - 54, insets: { left: 0, top: 56, right: width < 1280 ? 380 : 420, bottom: height < 800 ? 212 : 243 }, covers: [] };
}
function onScreen(view: View, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: (x - view.x) * view.scale, y: (y - view.y) * view.scale };
}
function isInSight(view: View, point: { x: number; y: number }, { width, height, insets }: Picture): boolean {
  const { x, y } = onScreen(view, point);
  return x > insets.left && x < width - insets.right && y > insets.top && y < height - insets.bottom;
}
function driving(heading: number, landings: { x: number; y: number }[] = [], ahead: { x: number; y: number }[] = []): Subject {
  return { car: { x: 700, y: 470, heading }, landings, ahead };
}
const see = (subject: Subject, picture = laptop): View => framed(subject, whole, picture, usualReach(picture));

describe("the frame of the camera", () => {
  it("fits the whole track into what is free", () => {
    const view = fitted(whole, laptop);
    expect(isInSight(view, { x: -129, y: 470 }, laptop)).toBe(true);
    expect(isInSight(view, { x: 700, y: 1069 }, laptop)).toBe(true);
    expect(onScreen(view, { x: 720, y: 470 }).x).toBeCloseTo(1020 / 2);
  });

  it("has the own car at a third, in the direction of driving", () => {
    const right = onScreen(see(driving(0)), { x: 700, y: 470 });
    expect(right.x / 1020).toBeCloseTo(1 / 3);
    const down = onScreen(see(driving(90)), { x: 700, y: 470 });
    expect((down.y - 56) / (846 - 56 - 243)).toBeCloseTo(1 / 3);
  });

  it.each(SIZES)("shows cars long enough with a corner anywhere, at %i x %i", (...size) => {
    const picture = pictureOf(size);
    for (let angle = 0; angle < 360; angle += 15) {
      const ahead = Array.from({ length: 20 }, (_, n) => ({
        x: 700 + 60 * (n + 1) * Math.cos((angle * Math.PI) / 180),
        y: 470 + 60 * (n + 1) * Math.sin((angle * Math.PI) / 180),
      }));
      const view = see(driving(angle, [], ahead), picture);
      expect(view.scale * CAR).toBeGreaterThanOrEqual(34);
      expect(isInSight(view, { x: 700, y: 470 }, picture)).toBe(true);
      expect(isInSight(view, ahead[4] ?? { x: 0, y: 0 }, picture)).toBe(true);
    }
  });

  it("brings the next corner and its sign in sight where they only just have room", () => {
    const low: Picture = { ...laptop, insets: { left: 0, top: 65, right: 420, bottom: 318 } };
    const sign = { x: 560, y: 945 };
    const view = see(driving(90, [], [{ x: 640, y: 700 }, { x: 590, y: 930 }, sign]), low);
    expect(view.scale * CAR).toBeGreaterThanOrEqual(34);
    for (const point of [sign, { x: 700, y: 470 }]) {
      const { y } = onScreen(view, point);
      expect(y).toBeGreaterThan(low.insets.top + 20);
      expect(y).toBeLessThan(low.height - low.insets.bottom - 20);
    }
  });

  it("steps back until every landing is in sight, and not further", () => {
    const landings = [{ x: 1200, y: 470 }, { x: 1400, y: 900 }, { x: 400, y: 900 }];
    const view = see(driving(0, landings));
    expect(view.scale).toBeLessThan(usualReach(laptop).near);
    for (const landing of landings) expect(isInSight(view, landing, laptop)).toBe(true);
    expect(see(driving(0)).scale).toBeCloseTo(usualReach(laptop).near);
  });

  it.each(SIZES)("keeps cars long enough for any plan, and marks the landings it can't show, at %i x %i", (...size) => {
    const picture = pictureOf(size);
    for (let angle = 0; angle < 360; angle += 15) {
      const way = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
      for (const far of [200, 900, 3000]) {
        const landing = { x: 700 + far * way.x, y: 470 + far * way.y };
        const view = see(driving(angle, [landing]), picture);
        expect(view.scale * CAR).toBeGreaterThanOrEqual(34);
        expect(isInSight(view, { x: 700, y: 470 }, picture)).toBe(true);
        const mark = edgeMark(landing, view, picture);
        expect(mark === null).toBe(isInSight(view, landing, picture));
        if (far === 200) expect(mark).toBeNull();
        if (far === 3000) expect(Math.cos(((mark?.turn ?? 0) - angle) * Math.PI / 180)).toBeGreaterThan(0.8);
      }
    }
  });

  it("marks beside the map what lies under it", () => {
    const picture = { ...laptop, covers: [{ left: 0, top: 400, right: 260, bottom: 603 }] };
    expect(edgeMark({ x: 100, y: 500 }, { x: 0, y: 0, scale: 1 }, picture)).toMatchObject({ x: 236, turn: 180 });
    expect(edgeMark({ x: 500, y: 300 }, { x: 0, y: 0, scale: 1 }, picture)).toBeNull();
  });

  it("does not mark what lies beside the buttons of a phone, but what lies under them", () => {
    const phone = { width: 380, height: 204, insets: NOTHING, covers: [{ left: 162, top: 120, right: 380, bottom: 204 }] };
    const straight = { x: 0, y: 0, scale: 1 };
    expect(edgeMark({ x: 155, y: 175 }, straight, phone)).toBeNull();
    expect(edgeMark({ x: 300, y: 190 }, straight, phone)).toMatchObject({ x: 186 });
  });

  it("leaves nothing that matters under the map", () => {
    const cover = { left: 0, top: 400, right: 260, bottom: 603 };
    const picture = { ...laptop, covers: [cover] };
    for (let x = 100; x < 700; x += 50) {
      const subject = driving(180, [{ x, y: 700 }]);
      const seen = onScreen(see(subject, picture), { x, y: 700 });
      expect(seen.x < cover.right - 1 && seen.y > cover.top + 1, `landing at ${x}`).toBe(false);
    }
  });

  it("comes as near on a phone as numbers can be read", () => {
    const phone = { width: 380, height: 280, insets: NOTHING, covers: [] };
    expect(see(driving(0), phone).scale).toBeGreaterThanOrEqual(0.55);
  });
});
