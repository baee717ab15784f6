// A note in words, and where on the drawing it stands.
import type { Note } from "../live/notes";
import type { DrawingData } from "../protocol";
import { t } from "../words.svelte";
import type { Spot } from "./drawing";

export interface Written {
  kind: Note["kind"];
  words: string;
  x: number;
  y: number;
}

interface Shown {
  car: { seat: number; name: string };
  at: Spot;
}

/** Above what it is about; nowhere, if that is not to be seen. */
export function writtenOf(note: Note, drawing: DrawingData, shown: readonly Shown[]): Written | null {
  const place = "line" in note ? badgeOf(note.line, drawing) : carOf(note.seat, shown);
  return place && { kind: note.kind, words: wordsOf(note, shown), x: place.x, y: place.y - ABOVE };
}

const ABOVE = 36;

function badgeOf(line: number, drawing: DrawingData): { x: number; y: number } | null {
  const badge = drawing.lines.find((each) => each.at === line)?.badge;
  return badge ? { x: badge[0], y: badge[1] } : null;
}

function carOf(seat: number, shown: readonly Shown[]): { x: number; y: number } | null {
  return shown.find(({ car }) => car.seat === seat)?.at ?? null;
}

function wordsOf(note: Note, shown: readonly Shown[]): string {
  switch (note.kind) {
    case "clear":
      return "✓";
    case "paid":
      return t("note-paid", { heat: note.heat });
    case "boost":
      return t("note-boost");
    case "overtake":
      return t("note-overtake", { names: shown.flatMap(({ car }) => (note.passed.includes(car.seat) ? [car.name] : [])).join(", ") });
    case "press":
      return t("note-press", { n: note.n });
    case "spin-out":
      return t("note-spin-out", { stress: note.stress });
  }
}
