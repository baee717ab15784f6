// A pattern of its own for each car's line: colours alone would leave some of us guessing.
const DASHES = ["", "14 5", "5 5", "16 5 4 5", "24 6", "9 4 3 4", "3 4", "16 4 3 4 3 4", "7 10", "30 4 4 4", "10 3 10 10", "2 7"];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}
