/**
 * What this tab keeps across reloads. A browser may refuse to keep anything (no room, private windows): what must go on
 * then goes on, and whoever wants to know gets `false`.
 */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch (refusal) {
      console.warn(`${key} cannot be read:`, refusal);
      return null;
    }
  },
  /** Whether it is kept now; null takes it away. */
  keep(key: string, value: string | null): boolean {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
      return true;
    } catch (refusal) {
      console.warn(`${key} cannot be kept:`, refusal);
      return false;
    }
  },
};
