// The service worker: the page starts without network, and people are called while it is closed.
//
// A new version waits until nobody needs the old one, or somebody asks for it. Files of earlier versions stay for
// the pages that still run on them.
import { CACHE, outdated } from "./kept";
import { callFrom, noticeOf, WORDS_CACHE, WORDS_PATH, type CallWords } from "./notice";
import { treatmentOf } from "./treatment";
import { WHERE } from "./where";

/** Put in by the build: all files of this version, and the one that its index.html must name. */
declare const PAGE: { version: string; entry: string; files: string[] };

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  readonly visibilityState: string;
  postMessage(question: string, answers: Transferable[]): void;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

const CURRENT = CACHE + PAGE.version;
const SHELL = "/";
/** After this a network that says nothing is none. */
const PATIENCE_MS = 5000;
/** A page that is asleep does not say where it is. */
const ANSWER_MS = 500;
/** What a proxy says while the server behind it starts anew. */
const AWAY = new Set([502, 503, 504]);

listen<Waiting>("install", (event) => event.waitUntil(install()));
listen<Waiting>("activate", (event) => event.waitUntil(tidyUp().then(() => worker.clients.claim())));
listen<MessageEvent>("message", (event) => {
  if (event.data === "take-over") void worker.skipWaiting();
});
listen<Fetching>("fetch", (event) => {
  const treatment = treatmentOf(event.request, location.origin);
  if (treatment === "page") event.respondWith(page(event.request));
  else if (treatment === "asset") event.respondWith(asset(event.request));
});
listen<Pushed>("push", (event) => event.waitUntil(call(event.data)));
listen<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

function listen<T>(kind: string, hear: (event: T) => void): void {
  self.addEventListener(kind, (event) => hear(event as T));
}

// -- the page -------------------------------------------------------------------------------------------------

/** All or nothing. If an older server answered for a moment, the browser tries again later. */
async function install(): Promise<void> {
  const shell = await fetch(new Request(SHELL, { cache: "no-cache" }));
  if (!shell.ok || !(await shell.clone().text()).includes(PAGE.entry)) throw new Error("not the page of this version");
  const cache = await caches.open(CURRENT);
  await cache.addAll(PAGE.files);
  await cache.put(SHELL, shell);
}

async function tidyUp(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CURRENT).map((name) => caches.delete(name)));
}

/** From the server, which knows the newest; without it, the one that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return AWAY.has(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch (error) {
    const kept = await shell();
    if (kept) return kept;
    throw error;
  }
}

async function shell(): Promise<Response | undefined> {
  return (await caches.open(CURRENT)).match(SHELL, { ignoreVary: true });
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// -- calls ----------------------------------------------------------------------------------------------------

async function call(data: Pushed["data"]): Promise<void> {
  const found = callFrom(parsed(data));
  const notice = noticeOf(found, await words());
  // whoever is looking at it needs no call
  if (found.kind !== "test" && (await windowAt(notice.path))?.visibilityState === "visible") return;
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    data: notice.path,
    icon: "/icons/192.png",
    badge: "/icons/badge.png",
  });
}

function parsed(data: Pushed["data"]): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function words(): Promise<CallWords | null> {
  const kept = await (await caches.open(WORDS_CACHE)).match(WORDS_PATH);
  return kept ? ((await kept.json()) as CallWords) : null;
}

async function show(path: string): Promise<void> {
  const there = await windowAt(path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** One that is seen goes before the others. */
async function windowAt(path: string): Promise<Window | undefined> {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(all.map(pathOf));
  const there = all.filter((_, place) => paths[place] === path);
  return there.find(({ visibilityState }) => visibilityState === "visible") ?? there[0];
}

/** Where somebody has come to on that page: the browser only knows where they came in. */
function pathOf(one: Window): Promise<string> {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(String(data));
    setTimeout(() => answer(new URL(one.url).pathname), ANSWER_MS);
    one.postMessage(WHERE, [port2]);
  });
}
