import { setTimeout as pause } from "node:timers/promises";

export type Probes = {
  /** The check's result, or undefined if it failed or takes longer than `withinMs`. */
  probe<T>(key: string, check: () => Promise<T>): Promise<T | undefined>;
};

/** Checks that may hang. Each key runs once at a time, so that a part that hangs is not asked more and more often. */
export function openProbes(withinMs: number): Probes {
  const running = new Map<string, Promise<unknown>>();

  function run<T>(key: string, check: () => Promise<T>): Promise<T | undefined> {
    const known = running.get(key);
    if (known) return known as Promise<T | undefined>;
    const started = check()
      .catch(() => undefined)
      .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return {
    async probe(key, check) {
      const timeout = new AbortController();
      const late = pause(withinMs, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
      const result = await Promise.race([run(key, check), late]);
      timeout.abort();
      return result;
    },
  };
}
