// Where we are: /t/ID is a table, everything else comes after the #.
export type Address =
  | { at: "home" | "new" | "season" | "settings" | "tables" | "replays" }
  | { at: "table" | "replay"; table: string };

const PLAIN = ["new", "season", "settings", "tables", "replays"] as const;

export function addressOf(path: string, hash: string): Address {
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table) return { at: hash === "#/replay" ? "replay" : "table", table };
  const plain = PLAIN.find((name) => hash === `#/${name}`);
  return { at: plain ?? "home" };
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
