import { describe, expect, it, vi } from "vitest";
import { optionOf } from "../actions";
import type { CornerRiskData, ForecastData, TrackData } from "../protocol";
import { optionTile, planTiles, standingTiles, stopWords } from "./tiles";

vi.mock("../cards", () => ({ cardName: (code: string) => code }));
vi.mock("../table/titles", () => ({ circuitTitle: (name: string) => name }));

const track = { circuit: { length: 60, lines: [{ at: 10, limit: 7 }, { at: 30, limit: 3 }] }, limits: [7, 4] } as unknown as TrackData;
const course = { track, laps: 2 };
const corner = (more: Partial<CornerRiskData> = {}): CornerRiskData => ({
  line: 10,
  limit: 7,
  reached: 1,
  heat: [2, 2],
  spin_out: 0,
  spin_out_cooled: 0,
  back: 9,
  ...more,
});
const forecast = (more: Partial<ForecastData> = {}, distances: number[] = [9]): ForecastData => ({
  values: [],
  gear: 2,
  heat: 0,
  engine: 4,
  landings: distances.map((distance) => ({ chance: 1 / distances.length, speed: distance, distance, spot: 0, blocked: 0, cooldown: 0 })),
  corners: [],
  hand: [],
  draws: 0,
  ...more,
});

describe("where a car stops", () => {
  it("is told by the number on the road and the next corner, with the limit it has now", () => {
    expect(stopWords([9, 9], course)).toBe("stops right before corner 7");
    expect(stopWords([3, 3], course)).toBe("stops 6 spaces before corner 7");
    expect(stopWords([10, 10], course)).toBe("stops 19 spaces before corner 4");
    expect(stopWords([4, 7], course)).toBe("stops 5 to 2 spaces before corner 7");
    expect(stopWords([8, 12], course)).toBe("stops 1 space before corner 7 to 17 spaces before corner 4");
  });

  it("is told of the next lap as of this one, and of the finish", () => {
    expect(stopWords([63, 63], course)).toBe("stops 6 spaces before corner 7");
    expect(stopWords([118, 121], course)).toBe("stops 11 spaces before corner 7, perhaps over the finish line");
    expect(stopWords([120, 121], course)).toBe("over the finish line");
  });
});

describe("the tile of an option", () => {
  it("has a drawing, a name, what it does, where it leads and what it costs", () => {
    const found = forecast({ heat: 1, corners: [corner({ heat: [0, 3], reached: 0.5, spin_out: 0.25 })] }, [8, 11]);
    expect(optionTile(optionOf("boost"), [found], course)).toEqual({
      id: "boost",
      icon: "boost",
      name: "Boost",
      lines: ["1 Heat for a flipped card", "stops 1 space before corner 7 to 18 spaces before corner 4", "corner 7: 0–3 Heat"],
      heat: [1, 4],
      risk: 0.25,
      riskCooled: 0,
      isMust: false,
    });
  });

  it("counts what is certain apart from what may be", () => {
    const sure = optionTile(optionOf("done"), [forecast({ corners: [corner(), corner({ line: 30, heat: [1, 2] })] })], course);
    expect(sure.heat).toEqual([3, 4]);
  });

  it("says what must be done, and foresees nothing without a forecast", () => {
    const tile = optionTile(optionOf("heat u7"), [], course);
    expect(tile).toMatchObject({ isMust: true, heat: null, risk: 0, name: "Pay for u7", lines: ["must be paid now"] });
  });
});

describe("the tiles of a plan", () => {
  const plan = optionOf("plan 4 5");

  it("are where it leads, and each corner with its Heat and its risk", () => {
    const tiles = planTiles(plan, [forecast({ heat: 1, corners: [corner({ spin_out: 0.5, spin_out_cooled: 0.1 })] }, [12])], course);
    expect(tiles.map(({ name, heat, risk, riskCooled }) => [name, heat, risk, riskCooled])).toEqual([
      ["Speed 12 · Gear 2", [1, 1], 0, 0],
      ["Corner 7", [2, 2], 0.5, 0.1],
    ]);
    expect(tiles[1]?.lines).toEqual(["costs 2 Heat", "you have 4"]);
  });

  it("name the corner that is not reached", () => {
    expect(planTiles(plan, [forecast()], course).map(({ name, lines }) => [name, lines])).toEqual([
      ["Speed 9 · Gear 2", ["stops right before corner 7"]],
      ["Corner 7", ["not reached: nothing to pay"]],
    ]);
  });

  it("leave corners out where the value is still to be chosen", () => {
    const tiles = planTiles(plan, [forecast({ corners: [corner({ spin_out: 1 })] }), forecast({ corners: [corner({ spin_out: 0.5 })] })], course);
    expect(tiles).toHaveLength(1);
    expect(tiles[0]?.risk).toBe(0.5);
  });

  it("tell before anything is chosen where the car stands and what comes next", () => {
    expect(standingTiles(4, course).map(({ name, lines }) => [name, lines])).toEqual([
      ["Where you are", ["5 spaces before corner 7"]],
      ["Corner 7", ["each point above 7 costs 1 Heat"]],
    ]);
  });
});
