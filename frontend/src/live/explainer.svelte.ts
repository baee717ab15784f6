// What explains itself just now. Each card goes by itself, unless somebody is reading it, and can be called back.
import type { TrackData } from "../protocol";
import type { RaceEvent } from "./entries";
import { topicOf, type Topic } from "./topics";

export interface Shown {
  id: number;
  topic: Topic;
}

/** Long enough to read one. */
const READ_MS = 9000;
const MOST = 2;

export class Explainer {
  shown = $state.raw<readonly Shown[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
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
    this.show(topic);
  }

  /** In the place of an older one about the same. */
  show(topic: Topic): void {
    const id = this.#nextId++;
    const others = this.shown.filter((each) => each.topic.about !== topic.about);
    this.shown = [...others.slice(-(MOST - 1)), { id, topic }];
    this.release(id);
  }

  close(id: number): void {
    this.hold(id);
    this.shown = this.shown.filter((each) => each.id !== id);
  }

  /** Somebody reads it. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.close(id), READ_MS));
  }

  stop(): void {
    for (const id of [...this.#timers.keys()]) this.hold(id);
  }
}
