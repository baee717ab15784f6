// The tables of the player, on whatever device: told at once, and whenever one of them changes.
import { api } from "../api";
import { Socket, type Hearer } from "../live/socket";
import { beat } from "../live/times";
import type { HomeTable, ServerMessage } from "../protocol";
import { forget } from "../tables";

export const GROUPS = ["turn", "waiting", "finished"] as const;
const RELOADED = "hairpin-reloaded";
const MINUTE = 60_000;
export type Group = (typeof GROUPS)[number];

export class HomeTables implements Hearer {
  /** Null until the server has told. */
  tables = $state.raw<readonly HomeTable[] | null>(null);
  /** How many have been put away. */
  away = $state(0);
  isLost = $state(false);
  /** When a turn of the player begins somewhere while home is open. */
  onTurn: (table: HomeTable) => void = () => undefined;
  #ends = new Map<string, number>();
  #now = $state(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #socket = new Socket("/api/home/live", this);

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  in(group: Group): HomeTable[] {
    return inGroup(this.tables ?? [], group);
  }

  /** Seconds that are left for what the table waits for. */
  left(id: string): number | null {
    const end = this.#ends.get(id);
    return end === undefined ? null : Math.max(0, (end - this.#now) / 1000);
  }

  async putAway(id: string): Promise<void> {
    this.away = (await api.putAway(id, true)).away;
    forget(id);
    this.#take(id, null);
  }

  async bringBack(id: string): Promise<void> {
    this.away = (await api.putAway(id, false)).away;
  }

  // -- what the socket says ---------------------------------------------------------------------------

  hear(message: ServerMessage): void {
    this.isLost = false;
    if (message.type === "home") {
      this.away = message.away;
      this.#ends.clear();
      for (const table of message.tables) this.#note(table);
      this.tables = message.tables;
      this.#tick();
    } else if (message.type === "home-table") this.#take(message.table_id, message.table);
  }

  lost(): void {
    this.isLost = true;
  }

  /** Refused: the licence was deleted on another device, or the server is newer. A fresh page knows better. */
  ended(): void {
    this.isLost = true;
    if (mayReload()) location.reload();
  }

  since(): number {
    return 0;
  }

  #take(id: string, table: HomeTable | null): void {
    this.#ends.delete(id);
    if (table) this.#note(table);
    const before = this.tables?.find((each) => each.id === id)?.group;
    this.tables = withChange(this.tables ?? [], id, table);
    if (table?.group === "turn" && before !== "turn") this.onTurn(table);
    this.#tick();
  }

  #note({ id, seconds }: HomeTable): void {
    if (seconds != null) this.#ends.set(id, Date.now() + seconds * 1000);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#now = Date.now();
    const left = [...this.#ends.values()].flatMap((end) => (end > this.#now ? [end - this.#now] : []));
    if (left.length) this.#timer = setTimeout(() => this.#tick(), beat(Math.min(...left)));
  }
}

/** Once in a while: where it does not help it must not go on for ever. */
export function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    return Date.now() - last > MINUTE;
  } catch {
    return false; // nobody would know how often
  }
}

/** What happened last comes first. */
export function withChange(tables: readonly HomeTable[], id: string, table: HomeTable | null): HomeTable[] {
  const others = tables.filter((each) => each.id !== id);
  return (table ? [...others, table] : others).sort((a, b) => b.at - a.at);
}

/** Where it is the player's turn, the one with the least time comes first. */
export function inGroup(tables: readonly HomeTable[], group: Group): HomeTable[] {
  const found = tables.filter((table) => table.group === group);
  const left = (table: HomeTable): number => table.seconds ?? Infinity;
  return group === "turn" ? found.sort((a, b) => left(a) - left(b) || b.at - a.at) : found;
}
