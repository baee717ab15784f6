// Your own cards as they are shown: they move when an event says so, and lie where the view says at the end of it.
import { cardFaces } from "../cards";
import type { ViewData } from "../protocol";
import type { RaceEvent } from "./entries";
import { movesOf } from "./moves";
import { moved, NO_CARDS, zonesOf, type Move, type Zones } from "./zones";

/** Whoever draws the cards. `change` puts them where they belong; what was in between can be seen for `ms`. */
export interface Flyer {
  fly(moves: readonly Move[], change: () => void, ms: number): Promise<void>;
  /** All that is in the air, at once. */
  land(): void;
}

export class OwnCards {
  zones = $state.raw<Zones>(NO_CARDS);
  flyer: Flyer | null = null;
  #seat: number | null = null;
  #plan: readonly string[] = [];
  #isMulligan = false;

  settle(view: ViewData | null): void {
    this.#seat = view?.seat ?? null;
    this.zones = zonesOf(view);
  }

  /** Your own answer, as the log has it: it names the cards of a plan before they are shown. */
  decided(seat: number, option: string | null): void {
    const [kind, ...cards] = option?.split(" ") ?? [];
    if (seat === this.#seat && option !== null) this.#plan = kind === "plan" ? cards : [];
  }

  async perform(event: RaceEvent, next: RaceEvent | undefined, ms: number): Promise<void> {
    if (!("seat" in event) || event.seat !== this.#seat) return;
    for (const moves of this.#moves(event, next)) await this.#fly(moves, ms);
  }

  #moves(event: RaceEvent, next: RaceEvent | undefined): Move[][] {
    const moment = { zones: this.zones, faces: cardFaces, next, plan: this.#plan, isMulligan: this.#isMulligan };
    const found = movesOf(event, moment);
    if (event.event === "HandChosen") this.#isMulligan = event.mulligan;
    if (event.event === "CardsDrawn") this.#isMulligan = false;
    return found;
  }

  async #fly(moves: readonly Move[], ms: number): Promise<void> {
    const change = (): void => {
      this.zones = moved(this.zones, moves);
    };
    if (ms > 0 && this.flyer) await this.flyer.fly(moves, change, ms);
    else change();
  }
}
