// Which rule is open. The rules themselves come when the first one is opened.
import type { Term } from "./terms";

let shown = $state.raw<Term | null>(null);

export const rules = {
  get shown(): Term | null {
    return shown;
  },
  open(term: Term): void {
    shown = term;
  },
  close(): void {
    shown = null;
  },
};
