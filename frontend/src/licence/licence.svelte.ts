// The player's licence: name, number and colour, known to the server as well, so that other devices can have it. Its
// secret is in a cookie that no script can read.
import { api, Refused } from "../api";
import type { CodeMade } from "../protocol";
import { settings } from "../settings.svelte";
import { forgetAll, knownTables } from "../tables";

const KEY = "hairpin-licence";
const PAUSE = 1500;
/** At most so many tables of before are looked for at once. */
const MOST = 50;

/** How the server knows this player, as far as this browser has told it. */
let told: string | null = keptLook();

function keptLook(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(look: string | null): void {
  told = look;
  try {
    if (look === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, look);
  } catch {
    // it is told once more the next time
  }
}

function look(): string {
  return JSON.stringify([settings.name.trim(), settings.color, settings.number]);
}

/** Once for each look; the first time with the tables at which this browser has been before there were licences. */
export async function ensureLicence(): Promise<void> {
  const wish = look();
  if (wish === told) return;
  const tables = told === null ? knownTables().map(({ id }) => id).slice(0, MOST) : [];
  try {
    await api.issueLicence({ name: settings.name.trim(), color: settings.color, number: settings.number, tables });
    keep(wish);
  } catch {
    // nobody waits for it; it is tried again with the next change, or the next visit
  }
}

/** For another device. A licence that was deleted there meanwhile is issued anew. */
export async function newCode(): Promise<CodeMade> {
  await ensureLicence();
  try {
    return await api.makeCode();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "not-allowed") throw error;
    keep(null);
    await ensureLicence();
    return api.makeCode();
  }
}

/** Whoever has been here before has a licence from the start; a newcomer with the first seat. Called once, by the page. */
export function keepLicence(): void {
  if (told === null && knownTables().length) void ensureLicence();
  $effect(() => {
    const wish = look();
    if (told === null || wish === told) return;
    const timer = setTimeout(() => void ensureLicence(), PAUSE);
    return () => clearTimeout(timer);
  });
}

/** From another device: this one looks the same from now on. */
export async function takeLicence(code: string): Promise<void> {
  const { licence } = await api.takeLicence(code);
  settings.name = licence.name;
  settings.color = licence.color ?? settings.color;
  settings.number = licence.number ?? settings.number;
  keep(look());
}

export async function deleteLicence(): Promise<number> {
  const { tables } = await api.deleteLicence();
  keep(null);
  // a browser that remembers tables would have a new licence at once
  forgetAll();
  return tables;
}

