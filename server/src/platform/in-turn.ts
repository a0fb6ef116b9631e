import { setTimeout as pause } from "node:timers/promises";

/**
 * Work about the same things, one after the other in the order it was asked for, while work about others goes on. It
 * spares the database waiters and is no lock: whoever has waited for `patienceMs` goes ahead.
 */
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
