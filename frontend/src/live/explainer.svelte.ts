// What explains itself just now: one card after the other, for there is room for one. Each goes by itself, unless somebody
// is reading it, and can be called back.
import type { TrackData } from "../protocol";
import type { RaceEvent } from "./entries";
import { topicOf, type Topic } from "./topics";

export interface Shown {
  id: number;
  topic: Topic;
}

/** Long enough to read one; and to read it quickly, while the next one waits. */
const READ_MS = 9000;
const HASTY_MS = 4500;
/** The one that is read and the one that waits: what comes later matters more than what has waited. */
const MOST = 2;

export class Explainer {
  /** The first is being read. */
  shown = $state.raw<readonly Shown[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held: number | null = null;
  #nextId = 1;
  #track: TrackData | null = null;
  /** Of tokens each kind is explained once a race. */
  #known = new Set<string>();

  hear(event: RaceEvent, seat: number | null, track: TrackData | null): void {
    if (track !== this.#track) this.#known.clear();
    this.#track = track;
    const topic = topicOf(event, { seat, track });
    if (!topic || (topic.about === "token" && this.#known.has(topic.token))) return;
    if (topic.about === "token") this.#known.add(topic.token);
    if (this.shown[0]?.topic.about === topic.about) this.show(topic);
    else this.#put(...this.#others(topic).slice(0, MOST - 1), this.#made(topic));
  }

  /** At once, and in the place of an older one about the same. */
  show(topic: Topic): void {
    this.#put(this.#made(topic), ...this.#others(topic).slice(0, MOST - 1));
  }

  close(id: number): void {
    this.#put(...this.shown.filter((each) => each.id !== id));
  }

  /** Somebody reads it. */
  hold(id: number): void {
    this.#held = id;
    clearTimeout(this.#timer);
  }

  release(id: number): void {
    if (this.#held === id) this.#held = null;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #made(topic: Topic): Shown {
    return { id: this.#nextId++, topic };
  }

  #others(topic: Topic): Shown[] {
    return this.shown.filter((each) => each.topic.about !== topic.about);
  }

  #put(...shown: Shown[]): void {
    this.shown = shown;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [first, next] = this.shown;
    if (!first || first.id === this.#held) return;
    this.#timer = setTimeout(() => this.close(first.id), next ? HASTY_MS : READ_MS);
  }
}
