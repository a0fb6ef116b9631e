import { allOff, type GuardingSwitch, type Switch, type SwitchStates } from "@bellhop/contract/switches";
import { makeStore } from "../../ui/store.ts";

/** All off until the server has reported them. */
const states = makeStore<SwitchStates>(allOff);
const known = makeStore(false);

/** Sets one switch, and leaves the others alone. */
export const setSwitch = (name: Switch, isOn: boolean) => states.set({ ...states.get(), [name]: isOn });

/** Applies the switches of the tab's venue. */
export function setSwitches(received: SwitchStates) {
  states.set(received);
  known.set(true);
}

export const switchesNow = states.get;
export const useSwitches = states.use;

export type { GuardingSwitch };

/** The first of the required switches that is off; undefined while they are unknown. */
export function switchedOff(needed: readonly (GuardingSwitch | undefined)[]): GuardingSwitch | undefined {
  return known.get() ? needed.find((name) => name && !states.get()[name]) : undefined;
}
