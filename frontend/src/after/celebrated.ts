// Each race is celebrated once: whoever comes back to its podium has seen it.
const KEY = "hairpin-celebrated";

export function isFirstTime(race: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === race) return false;
    sessionStorage.setItem(KEY, race);
  } catch {
    // a browser that keeps nothing celebrates again
  }
  return true;
}
