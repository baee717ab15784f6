// A decision once more: the race goes on from the moment before it, at a table of one's own, in the same seat.
import { go } from "../address.svelte";
import { api } from "../api";
import type { Mistake } from "./analysis";

export async function tryAgain(table: string, game: number, { race, seat, moment }: Mistake): Promise<void> {
  go((await api.whatIf(table, { game, race, seat, moment, driver: null })).link);
}
