// What the player is considering: cards of the hand, a gear, an option. It ends with the decision it is for.
import { areAmong, byCards, cardsKey, joinable, optionOf, type Option } from "../actions";
import type { DecisionData, ViewData } from "../protocol";
import { handOrder } from "../cards";

/** In a lesson one thing is lit: this option, or this plan to lay out and look at; null for nothing at all. */
export interface Lit {
  option: string | null;
  isToLookAt: boolean;
}

export class Choice {
  readonly options: Option[];
  readonly hand: string[];
  chosen = $state<number[]>([]);
  gear = $state<number | null>(null);
  considered = $state<string | null>(null);
  /** The option that a strong driver would take, for anyone who has asked. */
  hinted = $state<string | null>(null);

  constructor(
    decision: DecisionData | null,
    view: ViewData | null,
    readonly lit: Lit | null = null,
  ) {
    this.options = (decision?.options ?? []).map(optionOf);
    this.hand = handOrder(view?.hand ?? []);
  }

  /** Whether it may be chosen; in a lesson all but one wait. */
  isLit(option: Option): boolean {
    return this.lit === null || option.do === this.lit.option;
  }

  mayTake(option: Option): boolean {
    return this.isLit(option) && !this.lit?.isToLookAt;
  }

  /** Whether the plan that is to be looked at lies there. */
  get isLaidOut(): boolean {
    return this.lit !== null && this.fitting?.do === this.lit.option;
  }

  has(kind: string): boolean {
    return this.options.some((option) => option.kind === kind);
  }

  of(kind: string): Option[] {
    return this.options.filter((option) => option.kind === kind);
  }

  #open(kind: string): Option[] {
    return this.of(kind).filter((option) => this.isLit(option));
  }

  /** Plans, or discards: what is chosen from the hand by clicking on cards. */
  get handKind(): string | null {
    return ["plan", "discard"].find((kind) => this.has(kind)) ?? null;
  }

  get cards(): string[] {
    return this.chosen.map((place) => this.hand[place] ?? "");
  }

  /** The option with exactly these cards, if there is one. In a chosen gear, only with as many. */
  get fitting(): Option | null {
    const kind = this.handKind;
    if (!kind || (this.gear !== null && this.gear !== this.chosen.length)) return null;
    return byCards(this.options, kind).get(cardsKey(this.cards)) ?? null;
  }

  /** The gears that some plan would use. */
  get gears(): number[] {
    return [...new Set(this.#open("plan").map((option) => option.words.length))].sort();
  }

  get possible(): boolean[] {
    const kind = this.handKind;
    if (!kind) return this.hand.map(() => false);
    const open = this.#open(kind).filter((option) => this.gear === null || option.words.length === this.gear);
    const found = joinable(this.hand, this.chosen, open);
    return this.lit === null ? found : found.map((may, place) => may && this.isMarked(place));
  }

  /** In a lesson: the cards to be taken, and of several alike the first ones. */
  isMarked(place: number): boolean {
    const kind = this.handKind;
    const lit = kind && this.#open(kind)[0];
    if (!lit || this.lit === null) return false;
    const card = this.hand[place];
    const before = this.hand.slice(0, place).filter((other) => other === card).length;
    return before < lit.words.filter((word) => word === card).length;
  }

  toggle(place: number): void {
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((other) => other !== place);
    else if (this.possible[place]) this.chosen = [...this.chosen, place];
    else return;
    this.considered = this.fitting?.do ?? null;
  }

  shift(gear: number): void {
    this.gear = this.gear === gear ? null : gear;
    const open = this.#open("plan").filter((option) => this.gear === null || option.words.length === this.gear);
    if (!open.some((option) => areAmong(this.cards, option.words))) this.chosen = [];
    this.considered = this.fitting?.do ?? null;
  }

  /** Shown as if it had been chosen, with all that it would come to; to do it is left to the player. */
  suggest(option: string, clears = true): void {
    this.hinted = option;
    if (!clears && (this.chosen.length || this.gear !== null)) return;
    this.considered = option;
    const { kind, words } = optionOf(option);
    if (kind !== this.handKind) return;
    this.gear = null;
    this.chosen = words.reduce<number[]>((taken, card) => {
      const place = this.hand.findIndex((held, at) => held === card && !taken.includes(at));
      return place < 0 ? taken : [...taken, place];
    }, []);
  }

  clear(): void {
    this.chosen = [];
    this.gear = null;
    this.considered = null;
  }
}
