/** How often something may happen: `perSecond` times a second, and `burst` times at once. `burst` defaults to `perSecond`. */
export type Rate = { perSecond: number; burst?: number };

export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

/** Limits how often something happens per key. */
export type TokenBuckets = {
  /** Takes a token and returns 0, or takes none and returns the milliseconds until there is one. */
  take(key: string, rate: Rate): number;
  /** Returns what `take` would, and takes none. */
  peek(key: string, rate: Rate): number;
};

/** Beyond `maxKeys`, the bucket that was used least recently is dropped. */
export function openTokenBuckets({
  maxKeys = 10_000,
  nowMs = () => performance.now(),
}: {
  maxKeys?: number;
  nowMs?: () => number;
} = {}): TokenBuckets {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();
  const filled = (key: string, { perSecond, burst = perSecond }: Rate) => {
    const now = nowMs();
    const { tokens, filledAt } = buckets.get(key) ?? { tokens: burst, filledAt: now };
    return { tokens: Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond), filledAt: now };
  };
  const waitMs = (tokens: number, { perSecond }: Rate) =>
    tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000);
  return {
    take(key, rate) {
      const { tokens, filledAt } = filled(key, rate);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, filledAt });
      const [oldest] = buckets.keys();
      if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
      return waitMs(tokens, rate);
    },
    peek: (key, rate) => waitMs(filled(key, rate).tokens, rate),
  };
}

/** The seconds of a `Retry-After`; undefined if there is no wait. */
export const retryAfterSeconds = (waitMs: number): number | undefined =>
  Math.ceil(waitMs / 1000) || undefined;
