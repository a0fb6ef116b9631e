import { type PushDevice, registerDevice, removeDevice } from "@bellhop/contract/notifications";
import type { Ask } from "../../../core/api/ask.ts";
import { makeStore } from "../../../ui/store.ts";
import { deviceName } from "./device-name.ts";
import { type PushState, readPushState, wantsPush } from "./push-state.ts";
import { subscribe, unsubscribe } from "./subscribe.ts";

type ThisDevice = {
  state: PushState;
  /** As the server knows it; undefined while it does not. */
  deviceId?: string | undefined;
};

const device = makeStore<ThisDevice | undefined>(undefined);

/** Undefined until the browser has answered. */
export const useThisDevice = device.use;
const thisDeviceId = () => device.get()?.deviceId;

/** It needs no push about what it shows itself. */
export function onThisDevice(): { device_id?: string } {
  const deviceId = thisDeviceId();
  return deviceId === undefined ? {} : { device_id: deviceId };
}

export const thisDeviceName = () => deviceName(navigator.userAgent, navigator.maxTouchPoints);

/** Reads the browser's state again, such as after the person has changed its settings. */
export async function lookAtDevice() {
  const state = await readPushState();
  device.set({ state, deviceId: state === "on" ? thisDeviceId() : undefined });
}

/** Asks for permission: call it in a click. Returns the person's devices. */
export async function turnOnPush(ask: Ask, pushKey: string): Promise<PushDevice[]> {
  try {
    return await register(ask, await subscribe(pushKey));
  } finally {
    if (thisDeviceId() === undefined) await lookAtDevice();
  }
}

async function register(ask: Ask, subscription: PushSubscription): Promise<PushDevice[]> {
  const { endpoint, keys } = subscription.toJSON();
  const { device_id, devices } = await ask(registerDevice, {
    subscription: { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } },
    name: thisDeviceName(),
  });
  device.set({ state: "on", deviceId: device_id });
  return devices;
}

/** Returns the devices that are left; undefined if this one had no push. */
export async function turnOffPush(ask: Ask): Promise<PushDevice[] | undefined> {
  const subscription = await unsubscribe();
  device.set({ state: await readPushState() });
  if (!subscription) return undefined;
  return (await ask(removeDevice, { endpoint: subscription.endpoint })).devices;
}

/** Call it when the dashboard opens: the server learns that the device is used, and of a new subscription. */
export async function keepPush(ask: Ask, readKey: () => Promise<string>) {
  await lookAtDevice();
  const isOn = device.get()?.state === "on";
  const isAllowed = "Notification" in window && Notification.permission === "granted";
  if (!isAllowed || !(isOn || wantsPush.read())) return;
  const pushKey = await readKey();
  await register(ask, await subscribe(pushKey));
}
