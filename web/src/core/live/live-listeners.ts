import type { LiveEvent } from "@bellhop/contract/live";
import { useEffect, useRef } from "react";

const listeners = new Set<(event: LiveEvent) => void>();

export function notifyLiveListeners(event: LiveEvent) {
  for (const listener of listeners) listener(event);
}

/** Returns the function that stops listening. */
export function listenToLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls the listener after the caches were updated. */
export function useLiveEvents(listener: (event: LiveEvent) => void) {
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => listenToLive((event) => newest.current(event)), []);
}
