// Sound, as the rest of the page knows it. Nothing is loaded before the first click, nor while it is off.
import { settings } from "../settings.svelte";
import type { Effect } from "./effects";
import type { Player } from "./player";

let isAwake = false;
let player: Promise<Player> | null = null;

/** Browsers let a page sound only after somebody has done something on it; so do we. Called once, by the page. */
export function wakeWithTheFirstClick(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (isAwake = true), { once: true, capture: true });
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("button, .button, summary")) play("click");
  });
}

/** While nobody sees the page only a call is heard. */
export function play(effect: Effect, amount = 1, isCall = false): void {
  if (!isAwake || settings.muted || settings.volume <= 0 || (document.hidden && !isCall)) return;
  player ??= import("./player").then(({ Player }) => new Player());
  // a browser without sound can still race
  player.then((made) => made.play(effect, amount, settings.volume / 100)).catch(() => undefined);
}
