// What never changes while the server runs: cards, circuits, drivers, seasons. Asked for once.
import { api } from "./api";
import type { CardData, CircuitData, EventCardData, SeasonShown } from "./protocol";

let cards = $state.raw(new Map<string, CardData>());
let circuits = $state.raw<CircuitData[]>([]);
let circuitFileBytes = $state.raw(0);
let drivers = $state.raw<{ names: string[]; default: string }>({ names: [], default: "" });
let events = $state.raw<EventCardData[]>([]);
let seasons = $state.raw<SeasonShown[]>([]);

export const content = {
  card: (code: string): CardData | undefined => cards.get(code),
  get circuits() {
    return circuits;
  },
  /** At most, of a circuit file of one's own. */
  get circuitFileBytes() {
    return circuitFileBytes;
  },
  get drivers() {
    return drivers;
  },
  get events() {
    return events;
  },
  event: (id: number): EventCardData | undefined => events.find((event) => event.id === id),
  get seasons() {
    return seasons;
  },
};

export async function loadCards(): Promise<void> {
  if (cards.size) return;
  cards = new Map((await api.cards()).cards.map((card) => [card.code, card]));
}

export async function loadEvents(): Promise<void> {
  if (!events.length) events = (await api.events()).events;
}

export async function loadChoices(): Promise<void> {
  if (circuits.length) return;
  const [tracks, wheels, years] = await Promise.all([api.circuits(), api.drivers(), api.seasons()]);
  circuits = tracks.circuits;
  circuitFileBytes = tracks.file_bytes;
  drivers = { names: wheels.drivers, default: wheels.default };
  seasons = years.seasons;
}
