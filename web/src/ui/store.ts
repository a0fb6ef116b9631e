import { useSyncExternalStore } from "react";

/** A value of the whole page that components follow; everything else belongs into React or the query cache. */
export function makeStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = () => value;
  return {
    get,
    set(next: Value) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** The value, rendering again when it changes. */
    use: () => useSyncExternalStore(subscribe, get),
  };
}
