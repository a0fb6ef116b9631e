import { longestWaitMs } from "../../../core/autosave/save-timer.ts";
import { makeSaver } from "../../../core/autosave/saver.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { type CheckChange, loadCheck } from "./lazy-contract-errors.ts";
import { isOrderUnread, nextUpdate } from "./next-update.ts";
import { reloadEntries } from "./read-entries.ts";
import { markRefused, sendUpdate } from "./send-update.ts";
import type { SentUpdate } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";

/** Saves a section. What `leftBehind` restores goes first. */
export function makeSectionSaver(store: StoreState, leftBehind: () => Promise<void> | undefined) {
  const { server, changes, listeners, onSaved, onUnknown } = store;
  let check: CheckChange = () => ({});
  let orderAskedAtMs = Number.NEGATIVE_INFINITY;
  return makeSaver<SentUpdate>({
    async prepare() {
      await leftBehind();
      if (server.version() === undefined && changes.drafts.size > 0) await reloadEntries(store, []);
      check = await loadCheck();
    },
    next: () => changes.sent() ?? nextUpdate(store, check),
    send: (one) => sendUpdate(store, one),
    async reread(one) {
      const moved = changes.moves().map(({ entryId }) => entryId);
      await reloadEntries(store, [...new Set([...Object.keys(one.as), ...moved])]);
      onUnknown();
    },
    markRefused: (one, failure) => markRefused(store, one, failure),
    onSaved,
    /** Does not restart the read of a long list while it is running. */
    nextInMs() {
      if (!isOrderUnread(store)) return undefined;
      if (nowMs() - orderAskedAtMs >= longestWaitMs) {
        orderAskedAtMs = nowMs();
        onUnknown();
      }
      return longestWaitMs;
    },
    notify: () => listeners.notify("saving"),
  });
}
