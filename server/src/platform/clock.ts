export type Clock = {
  now(): Date;
  /** Monotonic time in milliseconds, for limits and waits: setting the clock must not change them. */
  elapsedMs(): number;
};

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };

/** Clocks of processes may differ by a minute. */
const maxClockDifferenceMs = 60_000;

/** True if a stored moment has come, or is more than `longestMs` away because the clock was set back since. */
export function hasCome(moment: Date, now: Date, longestMs: number): boolean {
  const leftMs = moment.getTime() - now.getTime();
  return leftMs <= 0 || leftMs > longestMs + maxClockDifferenceMs;
}
