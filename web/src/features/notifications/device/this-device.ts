import { type PushDevice, registerDevice, removeDevice } from "@bellhop/contract/notifications";
import type { Ask } from "../../../core/api/ask.ts";
import { deviceName } from "./device-name.ts";
import { readPushState, wantsPush } from "./push-state.ts";
import { subscribe, unsubscribe } from "./subscribe.ts";
import { thisDevice } from "./this-device-store.ts";

export const useThisDevice = thisDevice.use;

export const thisDeviceName = () => deviceName(navigator.userAgent, navigator.maxTouchPoints);

/** Reads the browser's state again, such as after the person has changed its settings. */
export async function lookAtDevice() {
  const state = await readPushState();
  thisDevice.set({ state, deviceId: state === "on" ? thisDevice.get()?.deviceId : undefined });
}

/** Asks for permission: call it in a click. Returns the person's devices. */
export async function turnOnPush(ask: Ask, pushKey: string): Promise<PushDevice[]> {
  try {
    const subscription = await subscribe(pushKey);
    return await register(ask, subscription);
  } catch (failure) {
    // The server sends nothing to a subscription that it does not know.
    await unsubscribe().catch(() => {});
    await lookAtDevice();
    throw failure;
  }
}

async function register(ask: Ask, subscription: PushSubscription): Promise<PushDevice[]> {
  const { endpoint, keys } = subscription.toJSON();
  const { device_id, devices } = await ask(registerDevice, {
    subscription: { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } },
    name: thisDeviceName(),
  });
  thisDevice.set({ state: "on", deviceId: device_id });
  return devices;
}

/** What began before push was turned off must not turn it on again, such as when a person signs out at once. */
let timesTurnedOff = 0;

/** Returns the devices that are left; undefined if this one had no push. */
export async function turnOffPush(ask: Ask): Promise<PushDevice[] | undefined> {
  timesTurnedOff += 1;
  const subscription = await unsubscribe();
  thisDevice.set({ state: await readPushState() });
  if (!subscription) return undefined;
  return (await ask(removeDevice, { endpoint: subscription.endpoint })).devices;
}

/** Call it when the dashboard opens: the server learns that the device is used, and of a new subscription. */
export async function keepPush(ask: Ask, readKey: () => Promise<string>) {
  const before = timesTurnedOff;
  await lookAtDevice();
  const isOn = thisDevice.get()?.state === "on";
  const isAllowed = "Notification" in window && Notification.permission === "granted";
  if (!isAllowed || !(isOn || wantsPush.read())) return;
  const pushKey = await readKey();
  if (before !== timesTurnedOff) return;
  const subscription = await subscribe(pushKey);
  if (before === timesTurnedOff) await register(ask, subscription);
  else await unsubscribe();
}
