// The drawings of circuits, fetched when they are needed and kept.
import { read } from "../api";
import type { DrawingData } from "../protocol";

let drawings = $state.raw<Record<string, DrawingData>>({});
const asked = new Set<string>();

/** Null until it is here. */
export function circuitDrawing(circuit: string): DrawingData | null {
  return drawingAt(circuit, `/api/circuits/${circuit}/drawing`);
}

/** Of the circuit that is raced on at a table now; it may be one that nobody else knows. `key` tells one from the next. */
export function tableDrawing(table: string, key: string): DrawingData | null {
  return drawingAt(`${table} ${key}`, `/api/tables/${table}/drawing`);
}

/** Of a race at a table that is over. */
export function pastDrawing(table: string, game: number, race: number): DrawingData | null {
  return drawingAt(`${table} ${game} ${race}`, `/api/tables/${table}/drawing?game=${game}&race=${race}`);
}

function drawingAt(key: string, path: string): DrawingData | null {
  if (!asked.has(key)) {
    asked.add(key);
    void fetchDrawing(key, path);
  }
  return drawings[key] ?? null;
}

const AGAIN_MS = 3000;

async function fetchDrawing(key: string, path: string): Promise<void> {
  try {
    const drawing = await read<DrawingData>(path);
    drawings = { ...drawings, [key]: drawing };
  } catch {
    setTimeout(() => void fetchDrawing(key, path), AGAIN_MS);
  }
}
