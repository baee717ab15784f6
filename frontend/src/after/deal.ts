// Whether all cards came from the key whose hash was told at the start.
import { ofLastGame, type Entry } from "../live/entries";

/** As it was heard when the race began. */
export function promisedHash(entries: readonly Entry[]): string | null {
  const news = ofLastGame(entries)[0]?.news;
  return news?.kind === "started" ? (news.hash ?? null) : null;
}

/** Null where it can't be told: browsers compute hashes only for pages that come over HTTPS, or from this machine. */
export async function isPromised(entries: readonly Entry[], key: string): Promise<boolean | null> {
  const promised = promisedHash(entries);
  // by its type it is always there
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!promised || !subtle) return null;
  const digest = await subtle.digest("SHA-256", bytesOf(key));
  return hexOf(new Uint8Array(digest)) === promised;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
