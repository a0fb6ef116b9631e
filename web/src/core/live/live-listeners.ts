import type { LiveEvent } from "@bellhop/contract/live";
import { useEffect, useRef } from "react";

const listeners = new Set<(event: LiveEvent) => void>();

/** Passes a live event on to whoever listens. */
export function tellLiveListeners(event: LiveEvent) {
  for (const listener of listeners) listener(event);
}

/** Hears every live event, until the answered function is called. */
export function listenToLive(hear: (event: LiveEvent) => void): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}

/** Hears every live event of the venue while the component is on screen, after the caches were brought up to date. */
export function useLiveEvents(listener: (event: LiveEvent) => void) {
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => listenToLive((event) => newest.current(event)), []);
}
