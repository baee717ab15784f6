import { beforeEach, describe, expect, it, vi } from "vitest";
import type { State, Update } from "../protocol";
import { settings } from "../settings.svelte";
import { LiveTable } from "./table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const decision = { id: "3-0", options: ["plan 1", "plan 2"], seconds: null };
const state = (change: Partial<State> = {}): State =>
  ({ type: "state", seq: 3, seat: 0, table: { phase: "racing" }, track: null, view: null, decision, undo: null, ...change }) as State;
const update = (seq: number, change: Partial<Update> = {}): Update =>
  ({ type: "update", seq, at: 0, news: { kind: "acted", seat: 1, by: "driver", driver: null, do: null }, events: [], seat: 0, table: null, track: null, view: null, decision, undo: null, ...change }) as Update;

let live: LiveTable;
const shown = async (): Promise<void> => {
  await vi.waitFor(() => expect(live.isCaughtUp).toBe(true));
};

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = "off";
  settings.autoStep = false;
  live = new LiveTable("table");
  FakeSocket.last.onopen?.();
});

describe("a table", () => {
  it("tells who asks what came of it, and shows no notice", async () => {
    FakeSocket.last.tell(state());
    const settled = live.ask({ type: "stand" });
    FakeSocket.last.tell({ type: "done", id: 1, seq: 4 });
    await settled;
    const refused = live.ask({ type: "stand" });
    FakeSocket.last.tell({ type: "refused", id: 2, code: "not-now", text: "the race is on" });
    await expect(refused).rejects.toMatchObject({ code: "not-now", message: "the race is on" });
    expect(live.refusal).toBeNull();
  });

  it("says nothing of previews that came too late", () => {
    FakeSocket.last.tell(state());
    FakeSocket.last.tell({ type: "refused", id: null, code: "stale", text: "decision 3-0 is not open" });
    expect(live.refusal).toBeNull();
    FakeSocket.last.tell({ type: "refused", id: 9, code: "stale", text: "decision 3-0 is not open" });
    expect(live.refusal).toMatchObject({ code: "stale" });
  });

  it("lets somebody with a seat do what the host may, while the host is away", () => {
    FakeSocket.last.tell(state());
    FakeSocket.last.tell({ type: "presence", seats: [true], host: true, watchers: 0 });
    expect(live.mayHost).toBe(false);
    FakeSocket.last.tell({ type: "presence", seats: [true], host: false, watchers: 0 });
    expect(live.mayHost).toBe(true);
    FakeSocket.last.tell(state({ seat: null }));
    expect(live.mayHost).toBe(false);
  });

  it("asks and offers nothing while a driver drives, and both when the wheel is back", () => {
    const driven = (stand_in: string | null): State["table"] => ({ phase: "racing", seats: [{ stand_in }] }) as State["table"];
    settings.autoStep = true;
    const only = { id: "3-0", options: ["done"], seconds: null };
    FakeSocket.last.tell(state({ table: driven("club"), decision: only }));
    expect(live.decision).toBeNull();
    expect(FakeSocket.last.types()).toEqual(["hello"]);
    FakeSocket.last.tell(update(4, { table: driven(null) }));
    expect(live.decision?.id).toBe("3-0");
    expect(FakeSocket.last.types()).toEqual(["hello", "preview"]);
  });

  it("knows who is at the wheel while cars are still being shown, and hurries for who takes it back", async () => {
    const driven = (stand_in: string | null): State["table"] => ({ phase: "racing", seats: [{ stand_in }] }) as State["table"];
    FakeSocket.last.tell(state({ table: driven(null) }));
    FakeSocket.last.tell(update(4, { events: [{ event: "CardsRevealed", seat: 1, cards: ["4"] }] }));
    FakeSocket.last.tell(update(5, { table: driven("club"), events: [{ event: "CardsRevealed", seat: 0, cards: ["4"] }] }));
    expect([live.isCaughtUp, live.ownDriver]).toEqual([false, "club"]);
    live.takeTheWheel();
    expect(FakeSocket.last.types().at(-1)).toBe("hand-back");
    await shown();
  });

  it("counts the clocks from when they were told, not from when that is shown", async () => {
    const clocks = () => [live.countdown.clock(0), live.countdown.clock(1)].map((left) => left && Math.round(left));
    FakeSocket.last.tell(state({ clocks: [30, null] }));
    expect(clocks()).toEqual([30, null]);
    FakeSocket.last.tell(update(4, { clocks: [null, 20], events: [{ event: "CardsRevealed", seat: 1, cards: ["4"] }] }));
    expect(live.isCaughtUp).toBe(false);
    expect(clocks()).toEqual([null, 20]);
    await shown();
    live.close();
  });

  it("asks for the whole past, and for previews of what is open", () => {
    FakeSocket.last.tell(state());
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", since: 0 }, { type: "preview", decision: "3-0" }]);
  });

  it("offers nothing while something is still to be shown", async () => {
    FakeSocket.last.tell(state());
    FakeSocket.last.tell(update(4, { events: [{ event: "CardsRevealed", seat: 1, cards: ["4"] }] }));
    expect(live.decision).toBeNull();
    await shown();
    expect(live.decision?.id).toBe("3-0");
  });

  it("leaves a player alone while others plan and talk", () => {
    FakeSocket.last.tell(state());
    FakeSocket.last.tell(update(4, { events: [{ event: "PlanCommitted", seat: 1 }] }));
    expect(live.decision?.id).toBe("3-0");
    expect(live.entries).toHaveLength(1);
  });

  it("offers a decision once only", () => {
    FakeSocket.last.tell(state());
    live.answer("plan 1");
    live.answer("plan 2");
    expect(live.decision).toBeNull();
    expect(FakeSocket.last.types().filter((type) => type === "answer")).toHaveLength(1);
  });

  it("offers it again when the answer was refused, with the words of the server", () => {
    FakeSocket.last.tell(state());
    live.answer("plan 1");
    FakeSocket.last.tell({ type: "refused", id: 1, code: "illegal", text: "no" });
    expect(live.decision?.id).toBe("3-0");
    expect(live.refusal).toMatchObject({ code: "illegal", text: "no" });
  });

  it("offers nothing without a connection, and goes on from the last entry", () => {
    FakeSocket.last.tell(state());
    FakeSocket.last.tell(update(4));
    vi.useFakeTimers();
    FakeSocket.last.onclose?.({ code: 1006, reason: "" });
    expect(live.link).toBe("lost");
    expect(live.decision).toBeNull();
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", since: 4 }]);
    FakeSocket.last.tell({ ...update(5), type: "past" });
    FakeSocket.last.tell(state({ seq: 5 }));
    expect(live.entries.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(live.decision?.id).toBe("3-0");
  });

  it("does not come back to a table that is not there", () => {
    FakeSocket.last.onclose?.({ code: 4404, reason: "" });
    expect(live.link).toBe("ended");
  });

  it("takes the only step by itself for who likes it so", () => {
    settings.autoStep = true;
    FakeSocket.last.tell(state({ decision: { id: "9-0", options: ["done"], seconds: null } }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", decision: "9-0", do: "done" });
  });

  it("never takes a plan back by itself", () => {
    settings.autoStep = true;
    FakeSocket.last.tell(state({ decision: { id: "9-0", options: ["take-back"], seconds: null } }));
    expect(FakeSocket.last.types()).toEqual(["hello"]);
  });

  it.each(["plan 1", "retire", "leave", "go-on", "draft u1"])("asks for %s, even if nothing else can be done", (only) => {
    settings.autoStep = true;
    FakeSocket.last.tell(state({ decision: { id: "9-0", options: [only], seconds: null } }));
    expect(FakeSocket.last.types()).toEqual(["hello", "preview"]);
  });

  it("takes back what it did by itself, together with what was decided before", () => {
    settings.autoStep = true;
    const choice = { id: "9-0", options: ["boost", "done"], seconds: null };
    const only = { id: "9-1", options: ["discard"], seconds: null };
    FakeSocket.last.tell(state({ decision: choice, undo: 6 }));
    live.takeBackLast();
    FakeSocket.last.tell(update(4, { decision: only, undo: 5 }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "undo", action: 5 });
    FakeSocket.last.tell(update(5, { decision: { ...choice, id: "8-0" }, undo: null }));
    expect(FakeSocket.last.types()).not.toContain("answer");
    FakeSocket.last.tell(update(6, { decision: only, undo: 5 }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", do: "discard" });
  });

  it("puts the cars on the grid of the next race before anything of it is shown", async () => {
    const at = (distance: number) => ({ seat: null, cars: [{ seat: 0, distance, spot: 0 }], hand: [], plan: null }) as unknown as State["view"];
    const track = { circuit: { id: "italy" } } as State["track"];
    FakeSocket.last.tell(state({ view: at(70) }));
    FakeSocket.last.tell(update(4, { track, view: at(-1), events: [{ event: "RoundBegan", round: 1, order: [0], adrenaline: [] }] }));
    expect([live.track, live.stage.places[0]?.distance]).toEqual([track, -1]);
    expect(live.isCaughtUp).toBe(false);
    await shown();
  });
});
