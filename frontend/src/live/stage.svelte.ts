// Where cars and cards are on the screen. They get there bit by bit; the table may be ahead of what is shown.
import { momentOf, type Course, type Moment } from "../moments/moments";
import { cueOf } from "../sound/cues";
import { play } from "../sound/sound";
import { settings, wantsStillness, type Pace } from "../settings.svelte";
import type { ViewData } from "../protocol";
import type { Entry, RaceEvent } from "./entries";
import { gearsAfter } from "./gears";
import { laneOnTheWay } from "./lanes";
import { isOutAfter, noteOf, spunAfter, type Note } from "./notes";
import { OwnCards } from "./own-cards.svelte";
import { ofThisRound, withEvent, type Revealed } from "./revealed";

export interface Place {
  distance: number;
  spot: number;
  /** 0 to 1: how far a spin-out has turned the car. */
  spin?: number;
}

const SPACE_MS: Record<Pace, number> = { slow: 190, normal: 95, fast: 40, off: 0 };
const CARD_MS: Record<Pace, number> = { slow: 700, normal: 340, fast: 150, off: 0 };
const PAUSE_MS: Record<Pace, number> = { slow: 1100, normal: 450, fast: 150, off: 0 };
const MAX_MS = 1500;
const LATE_MS = 1000;
/** A spin-out takes as long as driving so far. */
const SPIN_SPACES = 14;

export class Stage {
  places = $state<Place[]>([]);
  active = $state<number | null>(null);
  revealed = $state.raw<Revealed>({});
  note = $state.raw<Note | null>(null);
  moment = $state.raw<Moment | null>(null);
  spun = $state.raw<readonly number[]>([]);
  /** By seat, like the places. */
  gears = $state.raw<readonly number[]>([]);
  readonly cards = new OwnCards();
  course: Course | null = null;
  #isHurried = false;
  /** Seats. */
  #out: ReadonlySet<number> = new Set();

  /** No more driving until everything has been shown. */
  hurry(): void {
    this.#isHurried = true;
    this.cards.flyer?.land();
  }

  rest(): void {
    this.#isHurried = false;
  }

  /** Everything where it is by now. */
  settle(view: ViewData | null): void {
    this.active = view?.active ?? null;
    this.cards.settle(view);
    this.places = (view?.cars ?? []).map((car) => ({ distance: car.distance, spot: car.spot }));
    this.gears = (view?.cars ?? []).map((car) => car.gear);
    this.#out = new Set((view?.cars ?? []).flatMap((car) => (car.status === "racing" ? [] : [car.seat])));
  }

  /** As at some moment of a replay. */
  put(places: readonly { distance: number; spot: number }[], out: ReadonlySet<number> = new Set()): void {
    this.active = null;
    this.revealed = {};
    this.note = null;
    this.moment = null;
    this.spun = [];
    this.#out = out;
    this.places = places.map(({ distance, spot }) => ({ distance, spot }));
  }

  /** For anyone who comes in the middle of a round. */
  recall(entries: readonly Entry[]): void {
    this.revealed = ofThisRound(entries);
  }

  /** `next` is what happens right after it. */
  async perform(event: RaceEvent, next?: RaceEvent): Promise<void> {
    if ("seat" in event && event.event !== "PlanCommitted") this.active = event.seat;
    this.revealed = withEvent(this.revealed, event);
    this.spun = spunAfter(this.spun, event);
    this.gears = gearsAfter(this.gears, event);
    const cardMs = this.#isStill ? 0 : CARD_MS[settings.pace];
    // what nobody would have the time to read is not written
    this.note = this.#isStill ? null : noteOf(event, this.places, this.#out);
    if (isOutAfter(event)) this.#out = new Set([...this.#out, event.seat]);
    const moment = momentOf(event, this.places, this.course);
    if (!this.#isHurried) this.#sound(event);
    if (moment?.kind === "spin-out" && !this.#isStill) this.moment = moment;
    const onTrack = this.#onTrack(event).finally(() => (this.moment = null));
    await Promise.all([onTrack, this.cards.perform(event, next, cardMs)]);
    this.note = null;
    if (moment && moment.kind !== "spin-out") await this.#celebrate(moment);
  }

  #sound(event: RaceEvent): void {
    const cue = cueOf(event);
    if (cue) play(cue.effect, cue.amount);
  }

  async #celebrate(moment: Moment): Promise<void> {
    if (moment.kind === "last-lap" && !this.#isHurried) play("bell");
    if (this.#isStill) return;
    this.moment = moment;
    await this.#pause(2.4);
    this.moment = null;
  }

  async #onTrack(event: RaceEvent): Promise<void> {
    switch (event.event) {
      case "CardsRevealed":
      case "CardFlipped":
      case "Boosted":
        return this.#pause(0.7);
      case "CornerCrossed":
        return this.#pause(event.heat ? 1.2 : 0.5);
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
    const lane = laneOnTheWay(from, { distance, spot }, this.#others(seat));
    const ms = Math.min(MAX_MS, Math.abs(distance - from.distance) * SPACE_MS[settings.pace]);
    await this.#during(ms, (part) => {
      place.distance = from.distance + (distance - from.distance) * part;
      place.spot = part < 1 ? lane(place.distance) : spot;
    });
  }

  /** Round and round, and back before the corner. */
  async #spin(seat: number, distance: number, spot: number): Promise<void> {
    const place = this.places[seat];
    if (!place) return;
    const from = { ...place };
    const lane = laneOnTheWay(from, { distance, spot }, this.#others(seat));
    await this.#during(SPIN_SPACES * SPACE_MS[settings.pace], (part) => {
      place.spin = part;
      place.distance = from.distance + (distance - from.distance) * part;
      place.spot = part < 1 ? lane(place.distance) : spot;
    });
    place.spin = 0;
    await this.#pause(1.2);
  }

  #others(seat: number): Place[] {
    return this.places.filter((_, other) => other !== seat).map(({ distance, spot }) => ({ distance, spot }));
  }

  async #pause(share: number): Promise<void> {
    await this.#during(share * PAUSE_MS[settings.pace], () => undefined);
  }

  /** `step` is called with 0 to 1, and at the end always with 1. */
  #during(ms: number, step: (part: number) => void): Promise<void> {
    if (this.#isStill || ms <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      const start = performance.now();
      let request = 0;
      const end = (): void => {
        cancelAnimationFrame(request);
        clearTimeout(late);
        step(1);
        done();
      };
      // a page that nobody looks at gets no frames: what is late is over
      const late = setTimeout(end, ms + LATE_MS);
      const frame = (now: number): void => {
        const part = this.#isStill ? 1 : Math.max(0, (now - start) / ms);
        if (part >= 1) return end();
        step(eased(part));
        request = requestAnimationFrame(frame);
      };
      request = requestAnimationFrame(frame);
    });
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
