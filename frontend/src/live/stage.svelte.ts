// Where the cars are on the screen. They drive there; the table may be ahead of what is shown.
import { settings, wantsStillness, type Pace } from "../settings.svelte";
import type { ViewData } from "../protocol";
import type { RaceEvent } from "./entries";

export interface Place {
  distance: number;
  spot: number;
  /** 0 to 1: how far a spin-out has turned the car. */
  spin: number;
}

const SPACE_MS: Record<Pace, number> = { slow: 190, normal: 95, fast: 40, off: 0 };
const PAUSE_MS: Record<Pace, number> = { slow: 1100, normal: 450, fast: 150, off: 0 };
const MOST_MS = 1500;

export class Stage {
  places = $state<Place[]>([]);
  active = $state<number | null>(null);
  /** Cards just turned up, by seat. */
  played = $state.raw<Record<number, (string | null)[]>>({});
  #isHurried = false;

  /** No more driving until everything has been shown. */
  hurry(): void {
    this.#isHurried = true;
  }

  rest(): void {
    this.#isHurried = false;
  }

  /** Everything where it is by now. */
  settle(view: ViewData | null): void {
    this.active = view?.active ?? null;
    this.places = (view?.cars ?? []).map((car) => ({ distance: car.distance, spot: car.spot, spin: 0 }));
  }

  /** As at some moment of a replay. */
  put(places: readonly { distance: number; spot: number }[]): void {
    this.active = null;
    this.played = {};
    this.places = places.map(({ distance, spot }) => ({ distance, spot, spin: 0 }));
  }

  async perform(event: RaceEvent): Promise<void> {
    if ("seat" in event && event.event !== "PlanCommitted") this.active = event.seat;
    switch (event.event) {
      case "RoundBegan":
        this.played = {};
        return;
      case "CardsRevealed":
        this.played = { ...this.played, [event.seat]: event.cards };
        return this.#pause(0.7);
      case "CardFlipped":
        this.played = { ...this.played, [event.seat]: [...(this.played[event.seat] ?? []), event.card] };
        return this.#pause(0.7);
      case "CarMoved":
      case "LegendMoved":
        return this.#drive(event.seat, event.distance, event.spot);
      case "SpunOut":
        return this.#spin(event.seat, event.distance, event.spot);
      default:
        return;
    }
  }

  get #isStill(): boolean {
    return this.#isHurried || wantsStillness() || document.hidden;
  }

  async #drive(seat: number, distance: number, spot: number): Promise<void> {
    const place = this.places[seat];
    if (!place) return;
    const from = { ...place };
    const ms = Math.min(MOST_MS, Math.abs(distance - from.distance) * SPACE_MS[settings.pace]);
    await this.#during(ms, (part) => {
      place.distance = from.distance + (distance - from.distance) * part;
      place.spot = from.spot + (spot - from.spot) * part;
    });
  }

  async #spin(seat: number, distance: number, spot: number): Promise<void> {
    const place = this.places[seat];
    if (!place) return;
    const ms = 9 * SPACE_MS[settings.pace];
    await this.#during(ms, (part) => (place.spin = part));
    await this.#drive(seat, distance, spot);
    place.spin = 0;
  }

  async #pause(share: number): Promise<void> {
    await this.#during(share * PAUSE_MS[settings.pace], () => undefined);
  }

  /** `step` is called with 0 to 1, and at the end always with 1. */
  #during(ms: number, step: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      const frame = (now: number): void => {
        const part = this.#isStill || ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
        step(eased(part));
        if (part < 1) requestAnimationFrame(frame);
        else done();
      };
      if (this.#isStill || ms <= 0) frame(start);
      else requestAnimationFrame(frame);
    });
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
