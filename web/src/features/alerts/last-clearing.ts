import type { CallFailure } from "../../core/api/call-failure.ts";
import { makeStore } from "../../ui/store.ts";

export type Clearing = { clearingId: string; until: string };

const last = makeStore<Clearing | null>(null);

export const lastClearing = {
  write: last.set,
  get: last.get,
  /**
   * Restores a clearing and forgets it, also if the server can no longer restore it. Other failures can be
   * retried.
   */
  async bringBack(clearing: Clearing, restore: (clearingId: string) => Promise<unknown>) {
    const forget = () => {
      if (last.get()?.clearingId === clearing.clearingId) last.set(null);
    };
    try {
      await restore(clearing.clearingId);
      forget();
    } catch (failure) {
      const { status } = failure as Partial<CallFailure>;
      if (status === 404 || status === 409) forget();
      throw failure;
    }
  },
};

export const useLastClearing = last.use;
