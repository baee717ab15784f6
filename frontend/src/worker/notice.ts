// A call as it is shown: what the server sent, in the words that the page has left for us in the reader's language.

/** What comes by push. Nothing in it is a secret of a race. */
export interface Call {
  kind: "turn" | "reminder" | "test";
  table: string;
  /** The table's own title; empty, if it has none. */
  title: string;
  /** That is raced on now, by its English name. */
  circuit: string;
  /** When the clock ends, in milliseconds since 1970; null without a clock. */
  until: number | null;
}

/** Patterns in which `{time}` stands for a time; `names` has those of circuits, by their English ones. */
export interface CallWords {
  language: string;
  turn: string;
  turnUntil: string;
  reminder: string;
  test: string;
  names: Record<string, string>;
}

export interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

export const WORDS_CACHE = "hairpin-words";
export const WORDS_PATH = "/call-words";

export function noticeOf(call: Call, words: CallWords | null): Notice {
  const path = call.kind === "test" ? "/" : `/t/${call.table}`;
  const circuit = words?.names[call.circuit] ?? call.circuit;
  const body = [call.title ? circuit : "", words ? bodyOf(call, words) : ""].filter(Boolean).join(" · ");
  return { title: call.title || circuit || "Hairpin", body, tag: `hairpin:${call.table}`, path };
}

function bodyOf(call: Call, words: CallWords): string {
  if (call.kind === "test") return words.test;
  const time = call.until === null ? "" : timeOf(call.until, words.language);
  const pattern = call.kind === "reminder" ? words.reminder : time ? words.turnUntil : words.turn;
  return pattern.replace("{time}", time);
}

/** Where the reader is. */
function timeOf(until: number, language: string): string {
  return new Date(until).toLocaleString(language, { weekday: "long", hour: "2-digit", minute: "2-digit" });
}

/** Whether what arrived is one of ours: anything else is shown as plainly as possible. */
export function callFrom(data: unknown): Call {
  const found = (typeof data === "object" && data !== null ? data : {}) as Partial<Call>;
  const kinds = ["turn", "reminder", "test"] as const;
  return {
    kind: kinds.find((kind) => kind === found.kind) ?? "turn",
    table: /^[\w-]{1,40}$/.test(found.table ?? "") ? (found.table as string) : "",
    title: typeof found.title === "string" ? found.title : "",
    circuit: typeof found.circuit === "string" ? found.circuit : "",
    until: typeof found.until === "number" ? found.until : null,
  };
}
