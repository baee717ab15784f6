// The service worker of this page, and the next version that waits behind it. A race is never interrupted by it.
import type { Address } from "../address.svelte";
import { WHERE } from "../worker/where";

const LOOK_MS = 3600_000;

let next = $state.raw<ServiceWorker | null>(null);

export const version = {
  get isNewThere(): boolean {
    return next !== null;
  },
};

/** Called once, by the page, when everything else has been loaded. */
export async function serve(): Promise<void> {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data === WHERE) ports[0]?.postMessage(location.pathname);
  });
  const registration = await navigator.serviceWorker.register("/sw.js");
  note(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => note(registration));
  });
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
}

function note({ waiting }: ServiceWorkerRegistration): void {
  // the first one of all has nobody to wait for
  next = navigator.serviceWorker.controller ? waiting : null;
}

/** This page starts anew with it. Other pages go on with the files that they began with. */
export function takeNew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  next?.postMessage("take-over");
}

/** At a table or a replay nothing is taken away from under anybody. */
export function mayTakeNew({ at }: Address): boolean {
  return at !== "table" && at !== "replay";
}
