// Whether it is dark, as chosen or as the system says.
import { settings } from "./settings.svelte";

const system = matchMedia("(prefers-color-scheme: dark)");
let isSystemDark = $state(system.matches);
system.addEventListener("change", (event) => (isSystemDark = event.matches));

export const theme = {
  get isDark(): boolean {
    return settings.theme === "dark" || (settings.theme === "auto" && isSystemDark);
  },
};
