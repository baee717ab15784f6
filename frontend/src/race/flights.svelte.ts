// Cards in the air. Each flies from where it lay to where it lies now, over everything else.
//
// Places are measured in the page: an element with `data-zone` is a zone, one with `data-card` a card in it.
// Only transforms are animated, by the browser itself: no script runs while cards fly.
import { flushSync } from "svelte";
import type { Flyer } from "../live/own-cards.svelte";
import type { Move, Zone } from "../live/zones";

/** The middle of a card on the page, and how wide it is. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Flight {
  id: number;
  move: Move;
  from: Spot;
  to: Spot;
  delay: number;
  ms: number;
}

const MOST = 6;
const STAGGER = 0.22;
const LATE_MS = 400;

export class Flights implements Flyer {
  shown = $state.raw<readonly Flight[]>([]);
  #root: HTMLElement | null = null;
  #running = new Set<Animation>();
  #nextId = 1;

  /** Where the zones are to be found. */
  attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    return () => (this.#root = null);
  };

  async fly(moves: readonly Move[], change: () => void, ms: number): Promise<void> {
    const seen = moves.slice(0, MOST);
    const from = new Places(this.#root);
    const starts = seen.map((move) => from.leave(move.from, move.card));
    flushSync(change);
    const to = new Places(this.#root);
    const ends = seen.map((move) => to.arrive(move.to, move.card, from));
    const flights = seen.flatMap((move, at) => this.#flight(move, starts[at], ends[at]?.spot, at * STAGGER * ms, ms));
    ends.forEach((end, at) => end?.element && this.#hide(end.element, at * STAGGER * ms + ms));
    await this.#show(flights, ms + seen.length * STAGGER * ms);
  }

  land(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Called by the page for each flight that it draws. */
  start = (flight: Flight, element: HTMLElement): void => {
    const width = element.offsetWidth;
    const at = (spot: Spot): string =>
      `translate(${spot.x - width / 2}px, ${spot.y - element.offsetHeight / 2}px) scale(${Math.max(0.15, spot.width / width)})`;
    const frames = [{ transform: at(flight.from) }, { transform: at(flight.to) }];
    this.#run(element.animate(frames, { duration: flight.ms, delay: flight.delay, easing: "ease-in-out", fill: "both" }));
  };

  #flight(move: Move, from: Spot | undefined, to: Spot | undefined, delay: number, ms: number): Flight[] {
    return from && to ? [{ id: this.#nextId++, move, from, to, delay, ms }] : [];
  }

  /** Until it has landed. */
  #hide(element: Element, ms: number): void {
    this.#run(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms }));
  }

  async #show(flights: readonly Flight[], ms: number): Promise<void> {
    flushSync(() => (this.shown = [...this.shown, ...flights]));
    // a page that nobody looks at does not animate: what is late has landed
    await Promise.race([this.#landed(), new Promise((done) => setTimeout(done, ms + LATE_MS))]);
    this.shown = this.shown.filter((flight) => !flights.includes(flight));
  }

  async #landed(): Promise<void> {
    await Promise.allSettled([...this.#running].map((animation) => animation.finished));
  }

  #run(animation: Animation): void {
    this.#running.add(animation);
    void animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
  }
}

/** Where all cards lie at one moment. Each can be left or reached once. */
class Places {
  #cards: { element: HTMLElement; zone: string; key: string; card: string; isTaken: boolean }[];

  constructor(private readonly root: HTMLElement | null) {
    this.#cards = [...(root?.querySelectorAll<HTMLElement>("[data-card]") ?? [])].map((element) => ({
      element,
      zone: element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "",
      key: element.dataset["key"] ?? "",
      card: element.dataset["card"] ?? "",
      isTaken: false,
    }));
  }

  /** The last of several copies: the page takes that one away. */
  leave(zone: Zone, card: string | null): Spot | undefined {
    const found = this.#cards.findLast((each) => each.zone === zone && each.card === (card ?? "") && !each.isTaken);
    if (found) found.isTaken = true;
    return found ? spotOf(found.element) : this.#pile(zone);
  }

  /** A card that was not in that zone before. */
  arrive(zone: Zone, card: string | null, before: Places): { spot: Spot | undefined; element?: Element } {
    const isNew = (key: string): boolean => !before.#cards.some((each) => each.zone === zone && each.key === key);
    const found = this.#cards.find((each) => each.zone === zone && each.card === (card ?? "") && !each.isTaken && isNew(each.key));
    if (!found) return { spot: this.#pile(zone) };
    found.isTaken = true;
    return { spot: spotOf(found.element), element: found.element };
  }

  /** What comes from outside comes over the upper edge of the cockpit. */
  #pile(zone: Zone): Spot | undefined {
    if (zone === "out") {
      const edge = this.root && spotOf(this.root);
      return edge && this.root ? { x: edge.x, y: edge.y - this.root.clientHeight / 2 - ABOVE, width: WIDEST } : undefined;
    }
    const pile = this.root?.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
    return pile ? spotOf(pile) : undefined;
  }
}

const WIDEST = 44;
const ABOVE = 40;

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const isCard = element.dataset["card"] !== undefined;
  const [x, y] = [scrollX + box.left + box.width / 2, scrollY + box.top + box.height / 2];
  return { x, y, width: isCard ? box.width : Math.min(WIDEST, box.width) };
}
