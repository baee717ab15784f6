// Colours of the cars, flat as on a poster, and the ink that can be read on them.
const COLORS: Record<string, [string, string]> = {
  black: ["#2a2826", "#fff6e6"],
  blue: ["#1f5f99", "#fff6e6"],
  green: ["#2e7040", "#fff6e6"],
  red: ["#c02a16", "#fff6e6"],
  grey: ["#8b8880", "#1c1a17"],
  yellow: ["#efb81f", "#1c1a17"],
  orange: ["#e0701c", "#1c1a17"],
  purple: ["#6b3f86", "#fff6e6"],
  white: ["#f7f2e6", "#1c1a17"],
  teal: ["#1b7f7c", "#fff6e6"],
  pink: ["#e58ba1", "#1c1a17"],
  cyan: ["#7cc7dc", "#1c1a17"],
};

/** The colour that a seat's car will have, in the order of the game. */
const OF_SEATS = ["black", "yellow", "red", "grey", "blue", "green", "orange", "purple", "white", "teal", "pink", "cyan"];

export function colorOfSeat(seat: number): string {
  return OF_SEATS[seat] ?? "grey";
}

export function paint(color: string): string {
  return COLORS[color]?.[0] ?? "#8b8880";
}

export function inkOn(color: string): string {
  return COLORS[color]?.[1] ?? "#1c1a17";
}

/** Start numbers count from 1. */
export function startNumber(seat: number): number {
  return seat + 1;
}
