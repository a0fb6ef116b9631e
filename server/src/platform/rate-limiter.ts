import type { Clock } from "./clock.ts";
import { openTtlCache } from "./ttl-cache.ts";

export type RateLimiter = {
  /** Counts one event. Returns seconds until the next window if the limit is exceeded, else undefined. */
  count(key: string): number | undefined;
  /** Returns the same for an event that is not counted yet. */
  check(key: string): number | undefined;
};

type Limit = { max: number; windowMs: number; clock: Clock; maxKeys?: number };

/** A fixed window per key. Beyond `maxKeys`, the oldest window is dropped first. */
export function openRateLimiter({ max, windowMs, clock, maxKeys = 10_000 }: Limit): RateLimiter {
  const windows = openTtlCache<{ count: number; endsAt: number }>({ max: maxKeys, clock });
  const secondsLeft = ({ endsAt }: { endsAt: number }) =>
    Math.max(1, Math.ceil((endsAt - clock.now().getTime()) / 1000));
  return {
    count(key) {
      const window = windows.get(key);
      if (!window) {
        const endsAt = clock.now().getTime() + windowMs;
        windows.set(key, { count: 1, endsAt }, endsAt);
        return undefined;
      }
      window.count += 1;
      return window.count > max ? secondsLeft(window) : undefined;
    },
    check(key) {
      const window = windows.get(key);
      return window && window.count >= max ? secondsLeft(window) : undefined;
    },
  };
}
