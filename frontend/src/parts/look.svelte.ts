// A closer look at one card: by a mouse that stays on it, by a long touch, or by the keyboard's focus.
//
// It is the same for all cards of the page, so that only one is ever open.
import type { Attachment } from "svelte/attachments";

const STAYS_MS = 350;
const LONG_TOUCH_MS = 450;
/** Time to get from the card to what is told of it. */
const LEAVES_MS = 350;

class Look {
  code = $state<string | null>(null);
  of = $state.raw<HTMLElement | null>(null);
  /** The touch that has opened it is no click. */
  wasLong = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  at(code: string): Attachment<HTMLElement> {
    return (element) => {
      const events: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => isMouse(event) && this.soon(element, code, STAYS_MS)],
        ["pointerleave", (event) => (isMouse(event) ? this.leave() : clearTimeout(this.#timer))],
        ["pointerdown", (event) => this.#press(event, element, code)],
        ["pointerup", () => clearTimeout(this.#timer)],
        ["pointercancel", () => clearTimeout(this.#timer)],
        ["focusin", () => element.querySelector(":focus-visible") && this.open(element, code)],
        ["focusout", () => this.close()],
        ["contextmenu", (event) => this.wasLong && event.preventDefault()],
      ];
      for (const [name, heard] of events) element.addEventListener(name, heard);
      return () => {
        for (const [name, heard] of events) element.removeEventListener(name, heard);
        if (this.of === element) this.close();
      };
    };
  }

  open(element: HTMLElement, code: string): void {
    clearTimeout(this.#timer);
    this.of = element;
    this.code = code;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.of = null;
    this.code = null;
  }

  soon(element: HTMLElement, code: string, ms: number): void {
    clearTimeout(this.#timer);
    if (this.of !== element) this.#timer = setTimeout(() => this.open(element, code), ms);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), LEAVES_MS);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  /** Whoever presses has seen enough; whoever goes on pressing has not. */
  #press(event: Event, element: HTMLElement, code: string): void {
    this.wasLong = false;
    this.close();
    if (isMouse(event)) return;
    this.#timer = setTimeout(() => {
      this.wasLong = true;
      this.open(element, code);
    }, LONG_TOUCH_MS);
  }
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}

export const look = new Look();
