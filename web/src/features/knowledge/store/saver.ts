import { type CallFailure, reasonOf } from "../../../core/api/call-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { loadCheck } from "./lazy-contract-errors.ts";
import { isOrderUnread, nextUpdate } from "./next-update.ts";
import { reloadEntries } from "./read-entries.ts";
import type { Trouble } from "./save-status.ts";
import { longestWaitMs, makeSaveTimer } from "./save-timer.ts";
import { isUnanswered, markRefused, sendUpdate } from "./send-update.ts";
import type { StoreState } from "./store-state.ts";
import type { SentUpdate } from "./unsaved-storage.ts";

/** How often to retry at once when others keep saving. */
const maxOvertaken = 8;
const maxUpdatesAtOnce = 200;

const isOvertaken = (failure: unknown) => (failure as Partial<CallFailure>).code === "wrong_state";

/** Saves a store automatically, one update at a time. What `leftBehind` restores goes first. */
export function makeSaver(store: StoreState, leftBehind: () => Promise<void> | undefined) {
  const { server, changes, listeners, onSaved, onUnknown } = store;
  const timer = makeSaveTimer(() => void flush());
  let isAsking = false;
  let isDueAgain = false;
  let overtaken = 0;
  let orderAskedAtMs = Number.NEGATIVE_INFINITY;
  let trouble: Trouble | null = null;
  let savedAtMs: number | null = null;
  let waiting: (() => void)[] = [];

  function soon(waitMs?: number) {
    timer.soon(waitMs);
    listeners.notify("saving");
  }

  async function flush(): Promise<void> {
    timer.stop();
    if (isAsking) {
      isDueAgain = true;
      return;
    }
    isAsking = true;
    listeners.notify("saving");
    try {
      await leftBehind();
      if (server.version() === undefined && changes.drafts.size > 0) await reloadEntries(store, []);
      await saveAll();
      if (isOrderUnread(store)) awaitOrder();
      trouble = null;
      timer.forgetFailures();
    } catch (failure) {
      tryLater(failure);
    } finally {
      overtaken = 0;
      isAsking = false;
      goOn();
    }
  }

  async function saveAll() {
    const check = await loadCheck();
    for (let round = 0; round < maxUpdatesAtOnce; round++) {
      const one = changes.sent() ?? nextUpdate(store, check);
      if (!one) return;
      await save(one);
      // Newer typing has its own delay.
      if (timer.isDue()) return;
    }
  }

  /** Does not restart the read of a long list while it is running. */
  function awaitOrder() {
    if (nowMs() - orderAskedAtMs >= longestWaitMs) {
      orderAskedAtMs = nowMs();
      onUnknown();
    }
    timer.soon(longestWaitMs);
  }

  async function save(one: SentUpdate) {
    try {
      await sendUpdate(store, one);
      savedAtMs = nowMs();
      onSaved();
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      if (isOvertaken(failure) && ++overtaken <= maxOvertaken) {
        const moved = changes.moves().map(({ entryId }) => entryId);
        await reloadEntries(store, [...new Set([...Object.keys(one.as), ...moved])]);
        onUnknown();
      } else if (!markRefused(store, one, failure)) throw failure;
    }
  }

  function tryLater(failure: unknown) {
    const { retryAfterMs = 0 } = failure as Partial<CallFailure>;
    const isFinal = !isUnanswered(failure) && !isOvertaken(failure);
    trouble = { why: reasonOf(failure), isFinal };
    if (!isFinal) timer.afterFailure(retryAfterMs);
  }

  function goOn() {
    const waited = waiting;
    waiting = [];
    for (const act of waited) act();
    if (isDueAgain && !trouble) soon(0);
    isDueAgain = false;
    listeners.notify("saving");
  }

  return {
    /** Saves after a pause. */
    soon,
    /** Saves now. */
    flush,
    /** Retries now. */
    retry() {
      if (!trouble) return;
      timer.forgetFailures();
      void flush();
    },
    isAsking: () => isAsking,
    /** Runs after the current update's response. */
    afterwards: (act: () => void) => void waiting.push(act),
    progress: () => ({ trouble, savedAtMs, isBusy: isAsking || timer.isDue() }),
  };
}

export type Saver = ReturnType<typeof makeSaver>;
