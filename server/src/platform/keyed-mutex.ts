import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs work with a common key in order of the calls, to spare the database waiting transactions. It is no lock: after
 * `timeoutMs` the work starts anyway.
 */
export function openKeyedMutex(timeoutMs: number) {
  const last = new Map<string, Promise<unknown>>();

  return async function runExclusive<T>(keys: string[], work: () => Promise<T>): Promise<T> {
    const earlier = keys.flatMap((key) => last.get(key) ?? []);
    const own = earlier.length > 0 ? settledWithin(timeoutMs, earlier).then(work) : work();
    const done = own.catch(() => {});
    for (const key of keys) last.set(key, done);
    try {
      return await own;
    } finally {
      for (const key of keys) if (last.get(key) === done) last.delete(key);
    }
  };
}

async function settledWithin(timeoutMs: number, earlier: Promise<unknown>[]) {
  const timeout = new AbortController();
  const elapsed = pause(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {});
  await Promise.race([Promise.all(earlier), elapsed]);
  timeout.abort();
}
