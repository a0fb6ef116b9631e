/** Browsers may refuse storage (quota, private windows): callers continue without. */
export function guardedStorage(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch (refusal) {
        console.warn(`${key} cannot be read:`, refusal);
        return null;
      }
    },
    /** Returns whether it was stored; null removes it. */
    write(key: string, value: string | null): boolean {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      } catch (refusal) {
        console.warn(`${key} cannot be kept:`, refusal);
        return false;
      }
    },
    /** Removes all keys that match. */
    forget(names: RegExp) {
      try {
        for (const key of Object.keys(storage())) if (names.test(key)) storage().removeItem(key);
      } catch (refusal) {
        console.warn("Nothing can be forgotten:", refusal);
      }
    },
  };
}

/** Preferences of this browser; nothing about guests or people. */
export const browserStorage = guardedStorage(() => localStorage);

/** Survives reloads of the tab. */
export const tabStorage = guardedStorage(() => sessionStorage);
