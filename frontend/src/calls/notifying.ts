// A notification by this page itself, for a tab that is open in the background.
import { go } from "../address.svelte";
import { noticeOf, type Call } from "../worker/notice";
import { callWords } from "./words";

/** `isPushed`: where this browser is called by push, that is enough. */
export async function notify(call: Call, isPushed: boolean): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (isPushed && (await worker?.pushManager?.getSubscription())) return;
  const { title, body, tag, path } = noticeOf(call, await callWords());
  const wish = { body, tag, data: path, icon: "/icons/192.png", badge: "/icons/badge.png" };
  if (worker) return worker.showNotification(title, wish);
  const shown = new Notification(title, wish);
  shown.onclick = () => {
    window.focus();
    if (location.pathname !== path) go(path);
    shown.close();
  };
}
