export type Clock = {
  now(): Date;
  /** Milliseconds that have passed since any fixed moment: limits and waits must not change when someone sets the clock. */
  elapsedMs(): number;
};

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };

/** True if a stored moment has come, or is further away than `longestMs`: then the clock was set back meanwhile. */
export function hasCome(moment: Date, now: Date, longestMs: number): boolean {
  const leftMs = moment.getTime() - now.getTime();
  return leftMs <= 0 || leftMs > longestMs;
}
