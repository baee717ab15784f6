// What runs out at a table: the clocks of the seats, and how long those who are away have to come back. One timer
// counts all of it down, from the moment that the server's word came.
import { beat } from "./times";

type Seconds = readonly (number | null)[];

export class Countdown {
  #clockEnds = $state.raw<Seconds>([]);
  #graceEnds = $state.raw<Seconds>([]);
  #now = $state(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;

  hearClocks(seconds: Seconds | null | undefined): void {
    this.#clockEnds = endsOf(seconds);
    this.#tick();
  }

  hearGrace(seconds: Seconds | null | undefined): void {
    this.#graceEnds = endsOf(seconds);
    this.#tick();
  }

  /** Seconds; null for a clock that stands still. */
  clock(seat: number | null): number | null {
    return this.#left(seat === null ? null : this.#clockEnds[seat]);
  }

  /** Seconds until others may let a driver go on for this seat. */
  grace(seat: number): number {
    return this.#left(this.#graceEnds[seat]) ?? 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #left(end: number | null | undefined): number | null {
    return end == null ? null : Math.max(0, (end - this.#now) / 1000);
  }

  /** The one that runs out first sets the beat: of the others nobody needs to know so exactly. */
  #tick(): void {
    this.stop();
    this.#now = Date.now();
    const left = [...this.#clockEnds, ...this.#graceEnds].flatMap((end) => (end !== null && end > this.#now ? [end - this.#now] : []));
    if (left.length) this.#timer = setTimeout(() => this.#tick(), beat(Math.min(...left)));
  }
}

function endsOf(seconds: Seconds | null | undefined): Seconds {
  const now = Date.now();
  return (seconds ?? []).map((left) => (left === null ? null : now + left * 1000));
}
