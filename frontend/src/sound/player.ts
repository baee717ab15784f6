// Plays effects on the one context of the page. It is made when the first of them is to sound.
import { effects, type Effect } from "./effects";

/** The same again, sooner than this, would only be louder. */
const APART_MS = 70;
/** At full volume several at once must not distort. */
const LOUDEST = 0.6;

export class Player {
  readonly #context = new AudioContext();
  readonly #volume = this.#context.createGain();
  readonly #last = new Map<Effect, number>();

  constructor() {
    this.#volume.connect(this.#context.destination);
  }

  /** `volume` is 0 to 1, and felt, not measured: half of it sounds half as loud. */
  play(effect: Effect, amount: number, volume: number): void {
    const now = performance.now();
    if (now - (this.#last.get(effect) ?? -Infinity) < APART_MS) return;
    this.#last.set(effect, now);
    if (this.#context.state === "suspended") void this.#context.resume();
    this.#volume.gain.setValueAtTime(LOUDEST * volume * volume, this.#context.currentTime);
    effects[effect]({ context: this.#context, out: this.#volume, at: this.#context.currentTime, amount });
  }
}
