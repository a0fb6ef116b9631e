import { setTimeout as pause } from "node:timers/promises";

/** Runs work with a common key in order of the calls. No lock: after `patienceMs` the work starts anyway. */
export function openTurns(patienceMs: number) {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(keys: string[], work: () => Promise<T>): Promise<T> {
    const before = keys.flatMap((key) => last.get(key) ?? []);
    const own = before.length > 0 ? turnComes(before, patienceMs).then(work) : work();
    const over = own.catch(() => {});
    for (const key of keys) last.set(key, over);
    try {
      return await own;
    } finally {
      for (const key of keys) if (last.get(key) === over) last.delete(key);
    }
  };
}

async function turnComes(before: Promise<unknown>[], patienceMs: number) {
  const impatience = new AbortController();
  const { signal } = impatience;
  const waited = pause(patienceMs, undefined, { signal }).catch(() => {});
  await Promise.race([Promise.all(before), waited]);
  impatience.abort();
}
