import { useSyncExternalStore } from "react";

/** Offset of the server's clock; a reception PC may be minutes off. */
let offsetMs = 0;
const worthCorrectingMs = 5_000;

/** Learns the offset from a response's `Date` header. */
export function learnServerTime(date: string | null) {
  const serverMs = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const differenceMs = serverMs - Date.now();
  offsetMs = Math.abs(differenceMs) > worthCorrectingMs ? differenceMs : 0;
}

/** Server time, in ms. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Derives a value from the clock. Renders only when it changes, so return whole minutes, not time. */
export function useClock<Read extends string | number | boolean>(read: (now: number) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(nowMs()));
}
