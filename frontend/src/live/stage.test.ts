import { beforeEach, expect, it, vi } from "vitest";
import { play } from "../sound/sound";
import { settings } from "../settings.svelte";
import type { RaceEvent } from "./entries";
import { Stage } from "./stage.svelte";

vi.mock("../sound/sound", () => ({ play: vi.fn() }));

const LENGTH = 50;
const GRID = [{ distance: -1, spot: 0 }, { distance: -1, spot: 1 }];
/** Two cars, in turns, over the line of the second and of the third lap. */
const DRIVEN: [seat: number, start: number, distance: number][] = [[0, -1, 40], [1, -1, 45], [1, 45, 55], [0, 40, 60], [0, 60, 99], [1, 55, 98], [0, 99, 103], [1, 98, 104]];

/** As a replay does: put where it begins, and then event by event. */
async function bells(laps: number | null): Promise<number[]> {
  const stage = new Stage();
  stage.course = laps === null ? null : { length: LENGTH, laps };
  stage.put(GRID);
  const heard: number[] = [];
  for (const [seat, start, distance] of DRIVEN) {
    vi.mocked(play).mockClear();
    await stage.perform({ event: "CarMoved", seat, start, distance, spot: seat, reason: "cards" } as unknown as RaceEvent);
    if (vi.mocked(play).mock.calls.some(([effect]) => effect === "bell")) heard.push(distance);
  }
  return heard;
}

beforeEach(() => {
  settings.pace = "off";
  vi.mocked(play).mockClear();
});

it.each([[2, [55]], [3, [103]], [1, []], [null, []]])("a replay of %s laps rings for the last one once, when the first car begins it", async (laps, at) => {
  expect(await bells(laps)).toEqual(at);
});

it("rings for nobody who skips ahead", async () => {
  const stage = new Stage();
  stage.course = { length: LENGTH, laps: 2 };
  stage.put(GRID);
  stage.hurry();
  await stage.perform({ event: "CarMoved", seat: 0, start: -1, distance: 60, spot: 0, reason: "cards" } as unknown as RaceEvent);
  expect(play).not.toHaveBeenCalled();
});
