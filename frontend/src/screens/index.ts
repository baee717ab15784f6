// The screens, each fetched when it is gone to.
import type { Component } from "svelte";
import type { Address } from "../address.svelte";

export interface Shown {
  Screen: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export async function screen(here: Address): Promise<Shown> {
  const { default: Screen } = await module(here.at);
  const props = "table" in here ? { ...here, id: here.table } : "code" in here ? { code: here.code } : { kind: here.at };
  return { Screen: Screen as unknown as Shown["Screen"], props };
}

function module(at: Address["at"]) {
  switch (at) {
    case "table":
      return import("./TableScreen.svelte");
    case "replay":
      return import("./Replay.svelte");
    case "new":
    case "season":
      return import("./NewTable.svelte");
    case "licence":
      return import("./Licence.svelte");
    case "settings":
      return import("./Settings.svelte");
    case "rules":
      return import("./Rules.svelte");
    case "nowhere":
      return import("./Nowhere.svelte");
    default:
      return import("./Tables.svelte");
  }
}
