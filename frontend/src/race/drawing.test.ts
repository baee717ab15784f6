import { describe, expect, it } from "vitest";
import type { DrawingData } from "../protocol";
import { insideOf, spotAt } from "./drawing";

const space = (x: number, heading: number) => ({
  spots: [[x, 0, heading], [x, 10, heading]],
  aside: [x, -20, heading],
});
const drawing = { spaces: [space(0, 350), space(60, 10), space(120, 30)] } as unknown as DrawingData;

describe("places on a drawing", () => {
  it("lie between two spaces while a car drives, and turn the short way round", () => {
    expect(spotAt(drawing, 0.5, 0)).toEqual({ x: 30, y: 0, heading: 360 });
  });

  it("go on over the laps, and behind the start line on the grid", () => {
    expect(spotAt(drawing, 4, 1)).toMatchObject({ x: 60, y: 10 });
    expect(spotAt(drawing, -1, 0)).toMatchObject({ x: 120, y: 0 });
  });

  it("are outside the road for who has no room on it", () => {
    expect(spotAt(drawing, 1, -1)).toMatchObject({ x: 60, y: -20 });
    expect(spotAt(drawing, 1, -2)).toMatchObject({ x: 60, y: -40 });
    expect(spotAt(drawing, 1, -0.5)).toMatchObject({ x: 60, y: -10 });
  });

  it("leave the frame of the picture out", () => {
    expect(insideOf('<svg class="track"><title>x</title><g/></svg>\n')).toBe("<g/>");
  });
});
