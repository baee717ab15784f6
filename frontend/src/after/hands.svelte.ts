// Everybody's cards at each moment of a race that is over. They are asked for when somebody wants to see them.
import { api } from "../api";
import { errorWords } from "../errors";
import type { CardsAt, SeatCards } from "../protocol";

export class Hands {
  trouble = $state("");
  #moments = $state.raw<CardsAt[] | null>(null);
  #isAsked = false;

  get isThere(): boolean {
    return this.#moments !== null;
  }

  async ask(table: string, game: number, race: number): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.trouble = "";
    try {
      this.#moments = (await api.hands(table, game, race)).moments;
    } catch (error) {
      this.trouble = errorWords(error);
      this.#isAsked = false;
    }
  }

  /** By seat, as they were after that entry. */
  at(seq: number): SeatCards[] {
    return cardsAt(this.#moments ?? [], seq);
  }

  /** Who had to decide then; nobody, if the race was not on. */
  waiting(seq: number): number[] {
    return this.#moments?.find((moment) => moment.seq === seq)?.waiting ?? [];
  }
}

export function cardsAt(moments: readonly CardsAt[], seq: number): SeatCards[] {
  const found = new Map<number, SeatCards>();
  for (const moment of moments) {
    if (moment.seq > seq) break;
    for (const cards of moment.seats) found.set(cards.seat, cards);
  }
  return [...found.values()].sort((one, other) => one.seat - other.seat);
}
