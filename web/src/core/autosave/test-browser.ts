import { vi } from "vitest";

/** A browser that keeps nothing yet, whose time is passed by hand. */
export function openTestBrowser() {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storageOn(new Map()));
  vi.stubGlobal("navigator", { locks: makeLocks() });
  vi.spyOn(console, "warn").mockImplementation(() => {});
}

export function closeTestBrowser() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Its keys are the names of what it keeps, as far as that is used. */
function storageOn(kept: Map<string, string>): Storage {
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

type Act = (lock: object | null) => unknown;

/** Locks of pages. `releaseAll` is what happens when their pages are closed. */
function makeLocks() {
  const locked = new Set<string>();
  return {
    releaseAll: () => locked.clear(),
    async request(name: string, ...rest: [Act] | [{ ifAvailable: true }, Act]) {
      const act = rest.at(-1) as Act;
      const isFree = !locked.has(name);
      locked.add(name);
      await act(isFree ? {} : null);
      if (isFree) locked.delete(name);
    },
  };
}

/** Closes all pages, so that others may take over what they have left. */
export const closePages = () => (navigator.locks as unknown as ReturnType<typeof makeLocks>).releaseAll();
