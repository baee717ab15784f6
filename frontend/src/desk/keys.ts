// The keyboard at the desk: digits choose, Enter commits, Backspace clears.
import type { Choice } from "./choice.svelte";
import type { LiveTable } from "../live/table.svelte";

const GEARS: Record<string, number> = { q: 1, w: 2, e: 3, r: 4 };

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const isField = target?.matches?.("input, select, textarea, dialog *") ?? false;
  return isField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

/** Enter and Space press the button that has the focus; a link takes Enter only. */
export function isPress(event: KeyboardEvent): boolean {
  const pressed = event.key === " " ? "button:not(:disabled), summary" : "button, summary, a";
  return (event.target as HTMLElement | null)?.matches?.(pressed) ?? false;
}

/** What the mouse has pressed doesn't keep the keyboard: Enter then commits, as the button says, and unpresses nothing. */
export function letGo(event: MouseEvent): void {
  const isMouse = event.detail > 0; // a key that presses a button counts no clicks
  if (isMouse) (event.currentTarget as HTMLElement).blur();
}

export function keyAnswer(event: KeyboardEvent, live: LiveTable, choice: Choice, answer: (option: string) => void): void {
  if (isTyping(event)) return;
  if (event.key === "Backspace") return choice.clear();
  if (event.key === "u") return choice.has("take-back") ? answer("take-back") : live.takeBackLast();
  if (choice.has("take-back")) return;
  if (event.key === "Enter" && !isPress(event)) {
    // the same key must not press the first button of a question that comes of it
    event.preventDefault();
    return enter(choice, answer);
  }
  if (event.key === "h") return void live.askHint();
  const gear = GEARS[event.key];
  if (gear && choice.gears.includes(gear)) return choice.shift(gear);
  if (/^[1-9]$/.test(event.key)) digit(Number(event.key) - 1, choice, answer);
}

/** The button at the end of the row goes on; without one, a single option does. */
function enter(choice: Choice, answer: (option: string) => void): void {
  const button = document.querySelector<HTMLElement>(".desk .go button");
  if (button) return button.click();
  const only = choice.options.length === 1 ? choice.options[0] : undefined;
  if (only) answer(only.do);
}

function digit(place: number, choice: Choice, answer: (option: string) => void): void {
  if (choice.handKind) return choice.toggle(place);
  // the numbers stand on the buttons
  const buttons = document.querySelectorAll<HTMLElement>(".desk li > button");
  if (buttons.length) return buttons[place]?.click();
  const option = choice.options[place];
  if (option) answer(option.do);
}
