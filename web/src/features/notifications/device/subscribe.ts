import { pushWorkerUrl } from "../../../core/session/worker-urls.ts";
import { findSubscription, wantsPush } from "./push-state.ts";

/** The person has not allowed notifications. */
export class PushNotAllowed extends Error {}

/** The browser could not subscribe, such as without a connection to its push service. */
export class PushNotAvailable extends Error {}

/** Asks for permission: call it in a click, before anything is awaited. */
export async function subscribe(pushKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushNotAllowed();
  await navigator.serviceWorker.register(pushWorkerUrl, { scope: "/", updateViaCache: "none" });
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const before = await registration.pushManager.getSubscription();
  // The server has new keys: it can't send to what was made with the old ones.
  if (before && !hasKey(before, pushKey)) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe(options).catch((cause: unknown) => {
    throw new PushNotAvailable(String(cause), { cause });
  });
  wantsPush.write(true);
  return subscription;
}

export async function unsubscribe(): Promise<PushSubscription | null> {
  const subscription = await findSubscription();
  wantsPush.write(false);
  await subscription?.unsubscribe();
  return subscription;
}

/** Without the key among its options, a subscription counts as made with another one. */
function hasKey({ options }: PushSubscription, pushKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === pushKey.replace(/=+$/, "");
}
