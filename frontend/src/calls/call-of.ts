// The call that the server would send for a table, made here.
import type { HomeTable } from "../protocol";
import type { LiveTable } from "../live/table.svelte";
import type { Call } from "../worker/notice";

export function callOf(live: LiveTable): Call {
  const left = live.seat === null ? null : live.countdown.clock(live.seat);
  return {
    kind: "turn",
    table: live.id,
    title: live.table?.settings.title ?? "",
    circuit: live.track?.circuit.name ?? "",
    until: left === null ? null : Date.now() + left * 1000,
  };
}

export function callOfListed({ id, brief, seconds }: HomeTable): Call {
  const until = seconds === null ? null : Date.now() + seconds * 1000;
  return { kind: "turn", table: id, title: brief.title, circuit: brief.circuit, until };
}
