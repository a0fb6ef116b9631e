import { makeStore } from "./store.ts";

const words = makeStore("");

/** Says something to screen readers without moving focus, once they are done with what they are saying. */
export function announce(what: string) {
  // The same words twice would not be a change, and so not be read.
  words.set(what === words.get() ? `${what}\u00a0` : what);
}

/** What the page's one polite region holds. */
export const useAnnounced = words.use;
