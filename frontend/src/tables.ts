// The tables that this browser has been at, the latest first; and which of them should start by itself.
import { api } from "./api";
import { go } from "./address.svelte";
import { DEFAULT_CIRCUIT, type TableSettings } from "./protocol";
import type { Brief } from "./table/titles";

export interface KnownTable extends Brief {
  id: string;
  at: number;
}

const KEY = "hairpin-tables";
const MAX_KEPT = 20;

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function remember(id: string, brief: Brief): void {
  const others = knownTables().filter((table) => table.id !== id);
  keep([{ id, ...brief, at: Date.now() }, ...others].slice(0, MAX_KEPT));
}

export function forget(id: string): void {
  keep(knownTables().filter((table) => table.id !== id));
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // only a convenience
  }
}

const quick = new Set<string>();

export function isQuick(id: string): boolean {
  return quick.delete(id);
}

/** On the USA grid against five drivers, at once. */
export async function raceNow(): Promise<void> {
  const driver = { kind: "driver" } as const;
  await raceAlone({
    game: { game: "race", circuit: DEFAULT_CIRCUIT },
    seats: [{ kind: "person" }, driver, driver, driver, driver, driver],
  });
}

/** A table with nobody to wait for. */
export async function raceAlone(wish: TableSettings): Promise<void> {
  const created = await api.create(wish);
  quick.add(created.id);
  go(created.link);
}
