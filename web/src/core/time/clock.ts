import { useSyncExternalStore } from "react";

/** How far the server's clock is from this machine's; a reception PC may be minutes off. */
let offsetMs = 0;
const worthCorrectingMs = 5_000;

/** Takes the time an answer was made at (its `Date` header) as the truth. */
export function learnServerTime(date: string | null) {
  const told = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told)) return;
  const differenceMs = told - Date.now();
  offsetMs = Math.abs(differenceMs) > worthCorrectingMs ? differenceMs : 0;
}

/** Now, by the server's clock, in milliseconds. */
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

/** Something read off the clock; renders again only when what was read changes, so return whole minutes, not time. */
export function useClock<Read extends string | number | boolean>(read: (now: number) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(nowMs()));
}
