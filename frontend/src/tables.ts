// The tables that this browser has been at, the latest first; and how somebody arrives at one just opened.
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

export function forgetAll(): void {
  keep([]);
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // only a convenience
  }
}

/** What the host does at a new table before anything else. */
export interface Arrival {
  /** Where the host sits down. */
  seat: number;
  /** With nobody to wait for. */
  starts: boolean;
}

const arrivals = new Map<string, Arrival>();

/** Once: whoever comes back to the table comes like everybody. */
export function arrivalAt(id: string): Arrival | null {
  const found = arrivals.get(id) ?? null;
  arrivals.delete(id);
  return found;
}

/** On the USA grid against five drivers, at once; whoever is new to the game races against those who are too. */
export async function raceNow(name?: string): Promise<void> {
  const driver = name === undefined ? ({ kind: "driver" } as const) : ({ kind: "driver", driver: name } as const);
  await openTable({
    game: { game: "race", circuit: DEFAULT_CIRCUIT },
    seats: [{ kind: "person" }, driver, driver, driver, driver, driver],
  });
}

/** The host has the first seat that is for a person; who is the only one there races at once. */
export async function openTable(wish: TableSettings): Promise<void> {
  const created = await api.create(wish);
  const people = wish.seats.flatMap(({ kind = "person" }, seat) => (kind === "person" ? [seat] : []));
  const [seat] = people;
  if (seat !== undefined) arrivals.set(created.id, { seat, starts: people.length === 1 && !wish.public });
  go(created.link);
}
