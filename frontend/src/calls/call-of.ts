// The call that the server would send for this table, made here.
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
