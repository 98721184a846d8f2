/** Calls somebody back to the table: by sound, by a short vibration, by a notification if allowed. */

import { preferences } from "@/browser/preferences.svelte";
import { vibrate } from "@/browser/vibration";
import { sound } from "@/browser/sound";

const VIBRATION = [60, 40, 60]; // milliseconds on, off, on

/** Whether the browser can notify at all; pages on a home network without https cannot. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Ask the browser for leave to notify; whether it is given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function callToTable(text: string, table: string): void {
  sound("turn");
  vibrate(...VIBRATION);
  const isWanted = preferences.now.notify && document.hidden && canNotify();
  if (!isWanted || Notification.permission !== "granted") return;
  const notification = new Notification(text, { tag: table, icon: "/icon.svg" });
  notification.onclick = () => {
    focus();
    notification.close();
  };
}
