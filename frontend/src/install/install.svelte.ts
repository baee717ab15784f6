// The page as something that can be installed. Nothing of it is needed to race.
import { address } from "../address.svelte";
import { settings } from "../settings.svelte";
import { manifestFile } from "./manifest";
import { watchNetwork } from "./network.svelte";
import { awaitOffer } from "./prompt.svelte";
import { mayTakeNew, serve, takeNew, version } from "./version.svelte";

/** Called once, by the page. */
export function beInstallable(): void {
  watchNetwork();
  awaitOffer();
  nameInLanguage();
  takeNewBetweenRaces();
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // what is on the way to the first race goes first; a browser that keeps nothing can still race
  addEventListener("load", () => void serve().catch(() => undefined));
}

function nameInLanguage(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  document.head.append(link);
  $effect(() => {
    link.href = manifestFile(settings.language);
  });
}

/** Somebody goes somewhere else anyway. */
function takeNewBetweenRaces(): void {
  let from = JSON.stringify(address.current);
  $effect(() => {
    const here = JSON.stringify(address.current);
    if (here === from) return;
    from = here;
    if (version.isNewThere && mayTakeNew(address.current)) takeNew();
  });
}
