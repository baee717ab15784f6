// A notification by this page itself, for a tab that is open in the background.
import { go } from "../address.svelte";
import { noticeOf, type Call } from "../worker/notice";
import { callWords } from "./words";

export async function notify(call: Call): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { title, body, tag, path } = noticeOf(call, await callWords());
  const wish = { body, tag, data: path, icon: "/icons/192.png", badge: "/icons/badge.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, wish);
  const shown = new Notification(title, wish);
  shown.onclick = () => {
    window.focus();
    if (location.pathname !== path) go(path);
    shown.close();
  };
}
