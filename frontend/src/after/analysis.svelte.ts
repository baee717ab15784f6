// The analysis of a race that is over: worked out by the server while one waits, once for everybody.
import { api, Refused } from "../api";
import { errorWords } from "../errors";
import type { AnalysisShown, SeatAnalysisData } from "../protocol";

/** Between two questions how far it has come: the longer it takes, the less often. */
const [SOON_MS, LATER_MS] = [250, 2000];

export class RaceAnalysis {
  trouble = $state("");
  #shown = $state.raw<AnalysisShown | null>(null);
  #isAsked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = SOON_MS;

  constructor(
    readonly table: string,
    readonly game: number,
  ) {}

  /** Null until it is there. */
  get seats(): readonly SeatAnalysisData[] | null {
    return this.#shown?.seats ?? null;
  }

  get isUnderWay(): boolean {
    return this.#isAsked && this.seats === null;
  }

  get done(): number {
    return this.#shown?.done ?? 0;
  }

  /** 0 while that is not known. */
  get total(): number {
    return this.#shown?.total ?? 0;
  }

  /** Whether somebody has asked for it already; nothing is begun by looking. */
  async look(): Promise<void> {
    // nobody has asked for anything: whoever then does will hear what is wrong
    await this.#read(false).catch(() => undefined);
  }

  async ask(): Promise<void> {
    this.#isAsked = true;
    try {
      await this.#read(true);
      this.trouble = "";
    } catch (error) {
      this.trouble = errorWords(error);
      // a server that is started again goes on where it was
      if (this.#shown?.begun && error instanceof Refused && error.code === "unreachable") this.#askAgain();
      else this.#isAsked = false;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #read(begins: boolean): Promise<void> {
    this.#shown = await api.analysis(this.table, this.game, begins);
    this.#isAsked = this.#shown.begun;
    if (!this.#isAsked || this.#shown.seats) return;
    this.#askAgain();
  }

  #askAgain(): void {
    this.#timer = setTimeout(() => void this.ask(), this.#wait);
    this.#wait = Math.min(LATER_MS, 1.5 * this.#wait);
  }
}
