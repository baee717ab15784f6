// A table as this client knows it: one store, fed by the socket.
//
// Updates are shown one after the other, at the player's pace. The open decision is shown only when everything
// before it has been: what can't be done any more, or not yet, is never offered.
import { Refused, type Why } from "../api";
import type { Course } from "../moments/moments";
import { settings } from "../settings.svelte";
import { play } from "../sound/sound";
import { DEFAULT_DRIVER } from "../protocol";
import type {
  ClientMessage,
  DecisionData,
  ForecastData,
  LessonData,
  HintMessage,
  Presence,
  PreviewMessage,
  SeatData,
  ServerMessage,
  State,
  TableData,
  TrackData,
  Update,
  ViewData,
} from "../protocol";
import { Countdown } from "./countdown.svelte";
import { entryOf, withEntry, type Entry } from "./entries";
import { Explainer } from "./explainer.svelte";
import { Socket, type Hearer } from "./socket";
import { Stage } from "./stage.svelte";

export type Link = "connecting" | "open" | "lost" | "ended";
type Request<T> = T extends { id?: number | null } ? Omit<T, "id"> : never;
/** After so long one may have looked elsewhere. */
const CALL_MS = 2500;
interface Refusal extends Why {
  code: string;
  text: string;
}

export class LiveTable implements Hearer {
  link = $state<Link>("connecting");
  endCode = $state(0);
  seat = $state<number | null>(null);
  isHost = $state(false);
  table = $state.raw<TableData | null>(null);
  track = $state.raw<TrackData | null>(null);
  view = $state.raw<ViewData | null>(null);
  presence = $state.raw<Presence | null>(null);
  entries = $state.raw<Entry[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Of whoever is taught at this table. */
  lesson = $state.raw<LessonData | null>(null);
  readonly stage = new Stage();
  readonly countdown = new Countdown();
  readonly explainer = new Explainer();
  readonly #asked = new Map<number, { done: () => void; refused: (why: Refused) => void }>();

  /** When a turn of the player's own begins while the page looks on; not for one that was found on coming back. */
  onTurn: () => void = () => undefined;

  #askedNow = $state.raw<DecisionData | null>(null);
  #seatsNow = $state.raw<readonly SeatData[]>([]);
  #decision = $state.raw<DecisionData | null>(null);
  #undo = $state<number | null>(null);
  #behind = $state(0);
  #awaited = $state<string | null>(null);
  #previews = $state.raw<PreviewMessage | null>(null);
  #hint = $state.raw<HintMessage | null>(null);
  #hintAsked = $state<string | null>(null);

  #queue: Update[] = [];
  #isShowing = false;
  /** The action that somebody takes back: steps that were taken without asking go back too, and are not taken again. */
  #takingBack: number | null = null;
  #seq = 0;
  #nextId = 1;
  #answeredAt = -Infinity;
  #socket: Socket;

  constructor(readonly id: string) {
    this.#socket = new Socket(`/api/tables/${id}/live`, this);
  }

  close(): void {
    this.#socket.close();
    this.countdown.stop();
    this.explainer.stop();
  }

  // -- what is open -------------------------------------------------------------------------------------------

  get isCaughtUp(): boolean {
    return this.#behind === 0;
  }

  /** The seats as they are by now, whatever is still being shown: who is at a wheel must be known at once. */
  get seatsNow(): readonly SeatData[] {
    return this.#seatsNow;
  }

  /** Whether the table waits for the player, whatever is still being shown. */
  get isAsked(): boolean {
    const isOwn = this.#askedNow !== null && this.#askedNow.options[0] !== "take-back";
    return isOwn && this.ownDriver === null && this.link === "open";
  }

  /** The driver that is at the player's own wheel, and quicker than any choice. */
  get ownDriver(): string | null {
    return this.seat === null ? null : (this.#seatsNow[this.seat]?.stand_in ?? null);
  }

  /** The one that the table has agreed on, for whoever is away or wants to be driven. */
  get standIn(): string {
    return this.table?.settings.stand_in ?? DEFAULT_DRIVER;
  }

  /**
   * Null while there is something to be shown first, while an answer is under way, while a driver drives, and without a
   * connection.
   */
  get decision(): DecisionData | null {
    const isOpen = this.ownDriver === null && this.isCaughtUp && this.link === "open" && this.#awaited !== this.#decision?.id;
    return isOpen ? this.#decision : null;
  }

  /** What a driver has done, it would only do again. */
  get undo(): number | null {
    return this.ownDriver === null && this.isCaughtUp && this.link === "open" ? this.#undo : null;
  }

  forecasts(option: string): ForecastData[] {
    const known = this.#previews;
    if (!known || known.decision !== this.decision?.id) return [];
    return known.options.find((each) => each.do === option)?.forecasts ?? [];
  }

  get hasPreviews(): boolean {
    return this.#previews !== null && this.#previews.decision === this.decision?.id;
  }

  /** What a strong driver would do, where the player has asked and the decision is still open. */
  get hint(): HintMessage | null {
    return this.#hint !== null && this.#hint.decision === this.decision?.id ? this.#hint : null;
  }

  get mayHint(): boolean {
    // a lesson says itself what to do; the lamp comes when one drives on alone
    const isLed = this.lesson !== null && !this.lesson.free;
    return (this.table?.hints ?? false) && !isLed && this.decision !== null && this.decision.options[0] !== "take-back";
  }

  get isHintAwaited(): boolean {
    return this.#hintAsked !== null && this.#hintAsked === this.decision?.id;
  }

  // -- what the player does -----------------------------------------------------------------------------------

  say(message: Request<ClientMessage>): void {
    this.refusal = null;
    const isSent = this.#socket.send({ ...message, id: this.#nextId++ } as ClientMessage);
    if (!isSent) this.refusal = { code: "unreachable", text: "" };
  }

  /** Like `say`, for anyone who wants to know what came of it: a refusal is thrown, not shown. */
  ask(message: Request<ClientMessage>): Promise<void> {
    const id = this.#nextId++;
    return new Promise((done, refused) => {
      this.#asked.set(id, { done, refused });
      if (!this.#socket.send({ ...message, id } as ClientMessage)) this.#answered(id, { code: "unreachable", text: "" });
    });
  }

  /** Whether the message was asked for by `ask`. */
  #answered(id: number | null, refusal: Refusal | null): boolean {
    const asked = id === null ? undefined : this.#asked.get(id);
    if (id === null || !asked) return false;
    this.#asked.delete(id);
    if (refusal) asked.refused(new Refused(refusal.code, refusal.text, refusal));
    else asked.done();
    return true;
  }

  /** Whoever made the table, or, while that person is away, everybody with a seat. */
  get mayHost(): boolean {
    return this.isHost || (this.seat !== null && this.presence !== null && !this.presence.host);
  }

  answer(option: string): void {
    const decision = this.decision;
    if (!decision) return;
    this.#awaited = decision.id;
    this.#answeredAt = performance.now();
    this.say({ type: "answer", decision: decision.id, do: option });
  }

  /** In a lesson: on to what comes next. */
  stepOn(): void {
    if (!this.lesson?.reads || !this.isCaughtUp) return;
    this.say({ type: "step-on", step: this.lesson.step });
  }

  async askHint(): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.mayHint || this.isHintAwaited || this.hint) return;
    this.#hintAsked = decision.id;
    try {
      await this.ask({ type: "hint", decision: decision.id });
    } catch (error) {
      // a hint that came too late was nobody's wish
      if (error instanceof Refused && error.code !== "stale") this.refusal = { code: error.code, text: error.message };
    } finally {
      this.#hintAsked = null;
    }
  }

  takeBackLast(): void {
    if (this.undo === null) return;
    this.#takingBack = this.undo;
    this.say({ type: "undo", action: this.undo });
  }

  skip(): void {
    if (!this.isCaughtUp) this.stage.hurry();
  }

  /** What a driver has driven meanwhile need not be watched first. */
  takeTheWheel(): void {
    this.say({ type: "hand-back" });
    this.skip();
  }

  // -- what the server says -----------------------------------------------------------------------------------

  since(): number {
    return this.#seq;
  }

  lost(): void {
    this.link = "lost";
    this.#awaited = null;
    for (const id of [...this.#asked.keys()]) this.#answered(id, { code: "unreachable", text: "" });
    this.#dropQueue();
  }

  ended(code: number): void {
    this.link = "ended";
    this.endCode = code;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.isHost = message.host;
        return;
      case "past":
        this.entries = withEntry(this.entries, entryOf(message));
        this.#seq = message.seq;
        return;
      case "state":
        return this.#takeState(message);
      case "update":
        return this.#takeUpdate(message);
      case "presence":
        this.presence = message;
        this.countdown.hearGrace(message.grace);
        return;
      case "preview":
        this.#previews = message;
        return;
      case "hint":
        this.#hint = message;
        this.#answered(message.id, null);
        return;
      case "refused":
        // a preview that came too late was nobody's wish
        if (message.id === null && message.code === "stale") return;
        if (!this.#answered(message.id, message)) this.#takeRefusal(message);
        return;
      case "done":
        this.#answered(message.id, null);
        return;
      case "pong":
        return;
    }
  }

  #takeRefusal(refusal: Refusal): void {
    this.#awaited = null;
    this.refusal = refusal;
  }

  /** All at once, after coming back: nothing of it is acted out. */
  #takeState(state: State): void {
    this.#dropQueue();
    this.#seq = state.seq;
    this.link = "open";
    this.#awaited = null;
    this.#hearNow(state);
    this.table = state.table;
    this.track = state.track;
    this.stage.recall(this.entries);
    this.#show(state);
  }

  /** Clocks run, and drivers drive, while cars are still being shown. */
  #hearNow(latest: State | Update): void {
    this.countdown.hearClocks(latest.clocks);
    if (latest.table) this.#seatsNow = latest.table.seats ?? [];
    this.#askedNow = latest.decision;
  }

  /** What was not shown yet has happened all the same. */
  #dropQueue(): void {
    for (const late of this.#queue) this.entries = withEntry(this.entries, entryOf(late));
    this.#queue = [];
    this.#behind = 0;
  }

  #takeUpdate(update: Update): void {
    this.#seq = update.seq;
    const wasAsked = this.isAsked;
    this.#hearNow(update);
    if (this.isAsked && !wasAsked) this.onTurn();
    this.#behind += 1;
    // what others plan or say must not interrupt a player who is deciding, not even for a blink
    if (!this.#isShowing && isQuiet(update)) return this.#finishQuietly(update);
    this.#queue.push(update);
    if (!this.#isShowing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await this.#act(next);
      // a state may have come in between, which includes it
      if (this.#queue[0] !== next) continue;
      this.#queue.shift();
      this.#finish(next);
    }
    // whoever has skipped ahead wants to be asked next, even if the others' turns come in one by one
    if (this.#decision || this.seat === null) this.stage.rest();
    this.#isShowing = false;
  }

  async #act(update: Update): Promise<void> {
    // another race: its cars stand on its own grid, not where they were on another circuit
    if (update.track) {
      this.track = update.track;
      this.stage.settle(update.view);
    }
    if (update.news.kind === "acted") this.stage.cards.decided(update.news.seat, update.news.do);
    for (const [at, event] of update.events.entries()) {
      this.explainer.hear(event, this.seat, this.track);
      await this.stage.perform(event, update.events[at + 1]);
    }
  }

  /** Nobody waits for the cards of the player's own plan, which go to the table or come back. */
  #finishQuietly(update: Update): void {
    if (update.news.kind === "acted") this.stage.cards.decided(update.news.seat, update.news.do);
    for (const event of update.events) void this.stage.perform(event);
    this.#finish(update);
  }

  #finish(update: Update): void {
    if (update.table) this.table = update.table;
    this.entries = withEntry(this.entries, entryOf(update));
    this.#behind -= 1;
    this.#show(update);
  }

  #show(latest: State | Update): void {
    this.seat = latest.seat;
    this.view = latest.view;
    this.lesson = latest.lesson ?? null;
    this.stage.settle(latest.view);
    this.stage.course = this.#course();
    this.#undo = latest.undo;
    this.#decision = latest.decision;
    if (this.#awaited !== null && this.#awaited !== latest.decision?.id) this.#awaited = null;
    if (this.#behind === 0) this.#ask();
  }

  /** Whoever has answered just now need not be called. */
  #call(decision: DecisionData): void {
    if (decision.options[0] !== "take-back" && performance.now() - this.#answeredAt > CALL_MS) play("turn");
  }

  #course(): Course | null {
    return this.view && this.track ? { length: this.track.circuit.length, laps: this.view.laps } : null;
  }

  /** What each option would come to; or the only option at once, for anyone who likes it so. */
  #ask(): void {
    const decision = this.#decision;
    if (!decision || this.ownDriver !== null) return;
    const only = decision.options.length === 1 ? decision.options[0] : undefined;
    // a lesson says itself what is done unasked
    const isLed = this.lesson !== null && !this.lesson.free;
    if (settings.autoStep && !isLed && only !== undefined && !ASKED_ANYWAY.has(only.split(" ")[0] ?? "")) return this.#takeOnly(only);
    this.#takingBack = null;
    if (only === "take-back" || decision.id === this.#previews?.decision) return;
    this.#call(decision);
    this.#socket.send({ type: "preview", decision: decision.id });
  }

  #takeOnly(option: string): void {
    if (this.#takingBack === null) this.answer(option);
    else if (this.undo !== null && this.undo !== this.#takingBack) this.takeBackLast();
  }
}

/** What nobody should find done, even if nothing else can be. */
const ASKED_ANYWAY = new Set(["plan", "take-back", "go-on", "retire", "leave", "draft", "throw-away", "keep-upgrade"]);

/** Nothing in it is acted out. */
function isQuiet(update: Update): boolean {
  return update.news.kind !== "started" && update.events.every(({ event }) => event === "PlanCommitted" || event === "PlanTakenBack");
}
