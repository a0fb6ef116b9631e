import type { CallFailure } from "../../core/api/call-failure.ts";
import { makeStore } from "../../ui/store.ts";

/** What was cleared, for as long as it can be brought back. */
export type Clearing = { clearingId: string; until: string };

const last = makeStore<Clearing | null>(null);

export const lastClearing = {
  keep: last.set,
  get: last.get,
  /**
   * Brings a clearing back and then forgets it; also where the server says that it can no longer be brought back.
   * After any other failure it can be tried again.
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

/** What was cleared last on this page, if anything was. */
export const useLastClearing = last.use;
