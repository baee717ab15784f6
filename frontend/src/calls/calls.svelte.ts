// Whether and when this player is called, on this browser and on others. Asked for by a click, never by itself.
import { post, read } from "../api";
import type { CallsShown, CallWishes, QuietHours } from "../protocol";
import { settings } from "../settings.svelte";
import { callWords, leaveCallWords } from "./words";

export type Support = "push" | "open" | "blocked" | "none";

let shown = $state.raw<CallsShown | null>(null);
let support = $state<Support>("none");

export const calls = {
  get shown(): CallsShown | null {
    return shown;
  },
  /** What this browser can do: be called when closed, while a tab is open, or not at all. */
  get support(): Support {
    return support;
  },
  get isOn(): boolean {
    return settings.calls && (support === "push" || support === "open");
  },
};

export async function loadCalls(): Promise<void> {
  try {
    take(await read<CallsShown>("/api/calls"));
  } finally {
    await look();
  }
}

function take(found: CallsShown): void {
  shown = found;
  settings.quiet = found.quiet && { since: found.quiet.since, until: found.quiet.until };
}

async function look(): Promise<void> {
  if (!("Notification" in window)) support = "none";
  else if (Notification.permission === "denied") support = "blocked";
  else support = shown?.key && (await manager()) ? "push" : "open";
}

/** Only where the service worker is there already: without it nobody would hear a push. */
async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker && "pushManager" in worker ? worker.pushManager : null;
}

export async function switchOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return look();
  await look();
  const [key, pushes] = [shown?.key, await manager()];
  if (key && pushes) {
    try {
      await subscribe(pushes, key);
    } catch {
      support = "open"; // this browser has no push service, or can't reach it
    }
  }
  settings.calls = true;
  await leaveCallWords();
  if (shown && !shown.on) await wish({ on: true });
}

async function subscribe(pushes: PushManager, key: string): Promise<void> {
  const given = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = given.toJSON();
  take(await post<CallsShown>("/api/calls/devices", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }));
}

export async function switchOff(): Promise<void> {
  settings.calls = false;
  const given = await (await manager())?.getSubscription();
  if (!given) return;
  take(await post<CallsShown>("/api/calls/devices/remove", { endpoint: given.endpoint }));
  await given.unsubscribe();
}

export async function keepQuiet(quiet: QuietHours | null): Promise<void> {
  await wish({ quiet });
}

async function wish(change: Partial<CallWishes>): Promise<void> {
  take(await post<CallsShown>("/api/calls", { on: shown?.on ?? true, quiet: shown?.quiet ?? null, ...change }));
}

/** By the same way as a real one. */
export async function testCall(): Promise<void> {
  const isPushed = support === "push" && (await (await manager())?.getSubscription());
  if (isPushed) {
    take(await post<CallsShown>("/api/calls/test", {}));
    return;
  }
  const worker = await navigator.serviceWorker?.getRegistration();
  const { test } = await callWords();
  if (worker) await worker.showNotification("Hairpin", { body: test, icon: "/icons/192.png" });
  else new Notification("Hairpin", { body: test, icon: "/icons/192.png" });
}
