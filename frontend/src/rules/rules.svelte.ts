// Which rule is open, or the whole book. The rules themselves come when the first one is opened.
import type { Term } from "./terms";

export type Shown = Term | "book";

let shown = $state.raw<Shown | null>(null);

export const rules = {
  get shown(): Shown | null {
    return shown;
  },
  open(what: Shown): void {
    shown = what;
  },
  close(): void {
    shown = null;
  },
};
