import { makeStore } from "../../../ui/store.ts";
import type { PushState } from "./push-state.ts";

type ThisDevice = {
  state: PushState;
  /** As the server knows it; undefined while it does not. */
  deviceId?: string | undefined;
};

/** Undefined until the browser has answered. */
export const thisDevice = makeStore<ThisDevice | undefined>(undefined);

/** Input of calls: the device needs no push about what it shows itself. */
export function onThisDevice(): { device_id?: string } {
  const deviceId = thisDevice.get()?.deviceId;
  return deviceId === undefined ? {} : { device_id: deviceId };
}
