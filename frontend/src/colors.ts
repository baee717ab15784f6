// Colours of the cars, flat as on a poster, light enough to be seen on asphalt.
interface Look {
  paint: string;
  /** What can be read on it. */
  ink: string;
  /** Around it, and how wide: what the paint lacks on asphalt or on paper, the rim makes up for. */
  rim: string;
  width: number;
}

const CREAM = "#fff6e6";
const DARK = "#1c1a17";

const LOOKS: Record<string, Look> = {
  red: { paint: "#e5452d", ink: CREAM, rim: CREAM, width: 1.2 },
  orange: { paint: "#e8801f", ink: DARK, rim: CREAM, width: 1.2 },
  yellow: { paint: "#f2c12e", ink: DARK, rim: CREAM, width: 1.2 },
  green: { paint: "#45a05c", ink: DARK, rim: CREAM, width: 1.2 },
  teal: { paint: "#22a39f", ink: DARK, rim: CREAM, width: 1.2 },
  cyan: { paint: "#86cfe4", ink: DARK, rim: CREAM, width: 1.2 },
  blue: { paint: "#3f8ed6", ink: DARK, rim: CREAM, width: 1.2 },
  purple: { paint: "#a873c8", ink: DARK, rim: CREAM, width: 1.2 },
  pink: { paint: "#ee9bb0", ink: DARK, rim: CREAM, width: 1.2 },
  white: { paint: "#f7f2e6", ink: DARK, rim: DARK, width: 1.2 },
  grey: { paint: "#98958d", ink: DARK, rim: CREAM, width: 1.2 },
  black: { paint: "#2a2826", ink: CREAM, rim: CREAM, width: 2.4 },
};
const UNKNOWN: Look = { paint: "#98958d", ink: DARK, rim: CREAM, width: 1.2 };

/** All that a car can have, those most alike beside each other. */
export const CAR_COLORS = Object.keys(LOOKS);
export const MAX_NUMBER = 99;

export function lookOf(color: string): Look {
  return LOOKS[color] ?? UNKNOWN;
}

export function paint(color: string): string {
  return lookOf(color).paint;
}

export function inkOn(color: string): string {
  return lookOf(color).ink;
}
