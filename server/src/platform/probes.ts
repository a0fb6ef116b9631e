import { setTimeout as pause } from "node:timers/promises";

export type Probes = {
  /** The check's result, or undefined if it failed or takes longer than `withinMs`. */
  probe<T>(key: string, check: () => Promise<T>): Promise<T | undefined>;
};

/** Runs checks that may hang. Only one check per key runs at a time, so hanging checks do not pile up. */
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
