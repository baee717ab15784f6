// A tab in the background that is waited for: its title and its icon say so, it sounds, and a notification is shown
// where that was wished for.
import { onDestroy } from "svelte";
import { settings } from "../settings.svelte";
import { play } from "../sound/sound";
import type { Call } from "../worker/notice";
import { quietFor } from "./day-times";

const ICON = "/icon.svg";
const ICON_OF_TURN = "/icon-turn.svg";

export class Attention {
  #isHidden = $state(document.hidden);
  #later = 0;

  /** `isAsked`: whether somebody waits for the player. Made by a component, with which it goes. */
  constructor(private readonly isAsked: () => boolean) {
    const look = (): void => void (this.#isHidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    $effect(() => showIcon(this.isCalling ? ICON_OF_TURN : ICON));
    onDestroy(() => {
      clearTimeout(this.#later);
      document.removeEventListener("visibilitychange", look);
      showIcon(ICON);
    });
  }

  get isCalling(): boolean {
    return this.#isHidden && this.isAsked();
  }

  /** A turn has begun: in quiet hours it waits for their end. `isPushed`: the server calls this browser for it, too. */
  ring(call: () => Call, isPushed = false): void {
    clearTimeout(this.#later);
    if (!document.hidden || !this.isAsked()) return; // what is seen has a sound of its own
    const quiet = settings.quiet ? quietFor(settings.quiet, new Date()) : 0;
    if (quiet > 0) {
      this.#later = window.setTimeout(() => this.ring(call, isPushed), quiet);
      return;
    }
    play("turn", 1, true);
    if (settings.calls) void import("./notifying").then(({ notify }) => notify(call(), isPushed));
  }
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", href);
}
