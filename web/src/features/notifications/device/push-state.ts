import { browserStorage } from "../../../core/storage/guarded-storage.ts";

export type PushState =
  /** The browser has no push. */
  | "unsupported"
  /** On iPhone and iPad, push needs an app on the Home Screen. */
  | "home_screen"
  /** The person or the system has refused; only the browser's settings change that. */
  | "blocked"
  | "off"
  | "on";

const wantedKey = "bellhop.push";

/** Whether push was switched on in this browser: then it comes back after the browser has dropped it. */
export const wantsPush = {
  read: () => browserStorage.read(wantedKey) === "on",
  write: (isOn: boolean) => void browserStorage.write(wantedKey, isOn ? "on" : null),
};

const hasPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export async function readPushState(): Promise<PushState> {
  if (!hasPush()) return isApplePhone() ? "home_screen" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && (await findSubscription()) ? "on" : "off";
}

const findRegistration = async () =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/home") : undefined;

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await findRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Closes what this device shows about an alert. */
export async function closeShown(ladderId: string) {
  const registration = await findRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const one of shown) if (one.data?.ladder_id === ladderId) one.close();
}
