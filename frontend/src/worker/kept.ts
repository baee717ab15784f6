// Which versions of the page are kept: this one, and those before it that a page may still be running on.
export const CACHE = "hairpin-page-";
const BEFORE = 2;

/** `names` as the browser lists its caches: the oldest first. */
export function outdated(names: readonly string[], current: string): string[] {
  const before = names.filter((name) => name.startsWith(CACHE) && name !== current);
  return before.slice(0, Math.max(0, before.length - BEFORE));
}
