// Where we are: /t/ID is a table, everything else comes after the #. Other paths lead nowhere.
export type Address =
  | { at: "home" | "new" | "season" | "settings" | "tables" | "replays" | "rules" | "nowhere" }
  | { at: "licence"; code: string | null }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; game: number | null; race: number };

const PLAIN = ["new", "season", "settings", "tables", "replays", "rules"] as const;
const ROOTS = ["/", "/index.html"];

export function addressOf(path: string, hash: string): Address {
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table) return atTable(table, hash);
  if (!ROOTS.includes(path)) return { at: "nowhere" };
  const licence = /^#\/licence(?:\/([\w-]+))?$/.exec(hash);
  if (licence) return { at: "licence", code: licence[1] ?? null };
  const plain = PLAIN.find((name) => hash === `#/${name}`);
  return { at: plain ?? "home" };
}

/** #/replay is the race that was last; #/replay/2/1 the first race of the table's second season. */
function atTable(table: string, hash: string): Address {
  const replay = /^#\/replay(?:\/(\d+)(?:\/(\d+))?)?$/.exec(hash);
  if (!replay) return { at: "table", table };
  const [, game, race] = replay;
  return { at: "replay", table, game: game ? Number(game) : null, race: race ? Number(race) : 1 };
}

function here(): Address {
  return addressOf(location.pathname, location.hash);
}

let current = $state.raw(here());

export const address = {
  get current(): Address {
    return current;
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  current = here();
  window.scrollTo(0, 0);
}

export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

addEventListener("popstate", () => (current = here()));
addEventListener("hashchange", () => (current = here()));
