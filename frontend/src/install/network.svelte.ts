// Whether the server can be reached. Where it can't, the page says so, and looks by itself until it is back.
const PAUSES_MS = [1000, 2000, 4000, 8000];
const LOOK = "/health/live";

let isOn = $state(true);
let returns = $state(0);
let attempts = 0;
let timer = 0;

export const network = {
  get isOn(): boolean {
    return isOn;
  },
  /** How often it has come back: whoever could not load something tries again. */
  get returns(): number {
    return returns;
  },
};

/** Called once, by the page. */
export function watchNetwork(): void {
  addEventListener("offline", lost);
  addEventListener("online", () => void look());
  document.addEventListener("visibilitychange", () => {
    if (!isOn && !document.hidden) void look();
  });
  // only a page that a service worker has brought can be here without a server
  if (navigator.serviceWorker?.controller || !navigator.onLine) void look();
}

/** Something could not be fetched. */
export function lost(): void {
  if (!isOn) return; // and is being looked for
  isOn = false;
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void look(), PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
  attempts += 1;
}

async function look(): Promise<void> {
  try {
    const answer = await fetch(LOOK, { cache: "no-store" });
    if (!answer.ok) throw new Error(answer.statusText);
  } catch {
    isOn = false;
    return lookLater();
  }
  clearTimeout(timer);
  attempts = 0;
  if (isOn) return;
  isOn = true;
  returns += 1;
}
