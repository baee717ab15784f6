// What the service worker does with a request. Only what the build made is ever kept: no data of any table.
export type Treatment = "page" | "asset" | "leave";

export interface Asked {
  url: string;
  method: string;
  mode: string;
}

/** `/api`, sockets, figures and whatever else is not of the page go to the server, as if no worker were here. */
export function treatmentOf({ url, method, mode }: Asked, origin: string): Treatment {
  const { origin: from, pathname } = new URL(url);
  if (from !== origin || method !== "GET") return "leave";
  if (mode === "navigate") return isPage(pathname) ? "page" : "leave";
  return pathname.startsWith("/assets/") || ICONS.has(pathname) ? "asset" : "leave";
}

/** The favicons: a tab must have them without network, too. */
export const ICONS: ReadonlySet<string> = new Set(["/icon.svg", "/icon-turn.svg"]);

function isPage(pathname: string): boolean {
  return pathname === "/" || pathname === "/index.html" || pathname.startsWith("/t/");
}
