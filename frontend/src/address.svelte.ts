// Where we are: /t/ID is a table, /t/ID/replay/1/1/137 a moment of one of its races. Everything else comes after the #,
// which no server sees; other paths lead nowhere.
export type Address =
  | { at: "home" | "new" | "season" | "settings" | "tables" | "replays" | "rules" | "nowhere" }
  | { at: "licence"; code: string | null }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; game: number | null; race: number };

const PLAIN = ["new", "season", "settings", "tables", "replays", "rules"] as const;
const ROOTS = ["/", "/index.html"];

const TABLE = /^\/t\/([^/]+)(\/replay(?:\/(\d+)\/(\d+)(?:\/(\d+))?)?)?$/;

export function addressOf(path: string, hash: string): Address {
  const [, table, replay, game, race] = TABLE.exec(path) ?? [];
  if (table && replay) return replayOf(table, game, race);
  if (table) return atTable(table, hash);
  if (!ROOTS.includes(path)) return { at: "nowhere" };
  const licence = /^#\/licence(?:\/([\w-]+))?$/.exec(hash);
  if (licence) return { at: "licence", code: licence[1] ?? null };
  const plain = PLAIN.find((name) => hash === `#/${name}`);
  return { at: plain ?? "home" };
}

/** The moment of a replay: an entry of the table's log. */
export function momentIn(path: string): number | null {
  const moment = TABLE.exec(path)?.[5];
  return moment ? Number(moment) : null;
}

/** Without a race, the one that was last. */
export function replayPath(table: string, game?: number, race?: number, moment?: number): string {
  return ["", "t", table, "replay", game, race, moment].filter((part) => part !== undefined).join("/");
}

/** As replays were linked to before; #/replay/2/1 is the first race of the table's second season. */
function atTable(table: string, hash: string): Address {
  const replay = /^#\/replay(?:\/(\d+)(?:\/(\d+))?)?$/.exec(hash);
  if (!replay) return { at: "table", table };
  const [, game, race] = replay;
  return replayOf(table, game, race);
}

function replayOf(table: string, game: string | undefined, race: string | undefined): Address {
  return { at: "replay", table, game: game ? Number(game) : null, race: race ? Number(race) : 1 };
}

function here(): Address {
  return addressOf(location.pathname, location.hash);
}

let current = $state.raw(here());
let moment = $state(momentIn(location.pathname));

/** A replay stays the same one, whichever of its moments is shown. */
function arrive(): void {
  const next = here();
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  moment = momentIn(location.pathname);
}

export const address = {
  get current(): Address {
    return current;
  },
  get moment(): number | null {
    return moment;
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
  window.scrollTo(0, 0);
}

export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

/** The address of what is shown now: nothing is gone to. Whoever leaps can come back to where that was. */
export function show(to: string, leaps = false): void {
  if (leaps) history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  arrive();
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
