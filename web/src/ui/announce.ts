import { makeStore } from "./store.ts";

const words = makeStore("");

/** Announces to screen readers, politely. */
export function announce(what: string) {
  // The same text twice would not be announced.
  words.set(what === words.get() ? `${what}\u00a0` : what);
}

export const useAnnounced = words.use;
