/** A browser may refuse to keep anything (no room, private windows): what must go on then goes on. */
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
    /** Whether it is kept now; null takes it away. */
    keep(key: string, value: string | null): boolean {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      } catch (refusal) {
        console.warn(`${key} cannot be kept:`, refusal);
        return false;
      }
    },
    /** Takes away whatever has such a name. */
    forget(names: RegExp) {
      try {
        for (const key of Object.keys(storage())) if (names.test(key)) storage().removeItem(key);
      } catch (refusal) {
        console.warn("Nothing can be forgotten:", refusal);
      }
    },
  };
}

/** What this browser keeps for whoever sits at it: looks and habits, nothing of a guest or a person. */
export const browserStorage = guardedStorage(() => localStorage);

/** What this tab keeps across reloads. */
export const tabStorage = guardedStorage(() => sessionStorage);
