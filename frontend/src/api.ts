// HTTP: what is not live.
import { lost } from "./install/network.svelte";
import type {
  AnalysisShown,
  CardList,
  CircuitChecked,
  CircuitFile,
  CircuitList,
  CodeMade,
  DriverList,
  ErrorData,
  EventList,
  HomeList,
  LicenceData,
  LicenceDeleted,
  LicenceIssued,
  LicenceWish,
  PutAwayDone,
  RaceCards,
  RaceList,
  SeasonList,
  TableCreated,
  TableList,
  TableShown,
  TableSettings,
  WhatIf,
} from "./protocol";

/** What a refusal says, for whoever says it in another language. */
export type Why = Pick<ErrorData, "reason" | "values">;

/** Refused by the server, with its code for us and its words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly why: Why = {},
  ) {
    super(text);
  }
}

export async function read<T>(path: string, options?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    lost();
    throw new Refused("unreachable", "");
  }
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const error = (await answer.json()) as ErrorData;
    return new Refused(error.code, error.text, error);
  } catch {
    return new Refused("broken", answer.statusText);
  }
}

export function post<T>(path: string, body: object): Promise<T> {
  return read<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

export const api = {
  circuits: () => read<CircuitList>("/api/circuits"),
  cards: () => read<CardList>("/api/cards"),
  drivers: () => read<DriverList>("/api/drivers"),
  events: () => read<EventList>("/api/events"),
  seasons: () => read<SeasonList>("/api/seasons"),
  tables: () => read<TableList>("/api/tables"),
  table: (id: string) => read<TableShown>(`/api/tables/${id}`),
  /** Without `begins` nothing is worked out that nobody has asked for. */
  analysis: (table: string, game: number, begins: boolean) => read<AnalysisShown>(`/api/tables/${table}/analysis?game=${game}&begin=${Number(begins)}`),
  races: (id: string) => read<RaceList>(`/api/tables/${id}/races`),
  hands: (id: string, game: number, race: number) => read<RaceCards>(`/api/tables/${id}/hands?game=${game}&race=${race}`),
  whatIf: (id: string, wish: WhatIf) => post<TableCreated>(`/api/tables/${id}/what-if`, wish),
  create: (wish: TableSettings) => post<TableCreated>("/api/tables", wish),
  issueLicence: (wish: LicenceWish) => post<LicenceIssued>("/api/licence", wish),
  deleteLicence: () => read<LicenceDeleted>("/api/licence", { method: "DELETE" }),
  makeCode: () => post<CodeMade>("/api/licence/code", {}),
  lookBehindCode: (code: string) => post<LicenceData>("/api/licence/look", { code }),
  takeLicence: (code: string) => post<LicenceIssued>("/api/licence/take", { code }),
  tablesAway: () => read<HomeList>("/api/home/away"),
  putAway: (table: string, away: boolean) => post<PutAwayDone>("/api/home/away", { table, away }),
  checkCircuit: (file: CircuitFile) => post<CircuitChecked>("/api/circuits/check", file),
};
