import { type CallFailure, reasonOf } from "../../../core/api/call-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import type { SentUpdate } from "./kept-changes.ts";
import { isOrderUnread, nextUpdate } from "./next-update.ts";
import { readAnew } from "./read-entries.ts";
import { longestWaitMs, makeSaveTimer } from "./save-timer.ts";
import type { Trouble } from "./saving.ts";
import { holdBack, isUnanswered, sendUpdate } from "./send-update.ts";
import type { DeskState } from "./store-state.ts";

/** Somebody who saves without a pause overtakes no more often than this before it is tried later. */
const overtakenMost = 8;
const updatesAtOnceMost = 200;

const isOvertaken = (failure: unknown) => (failure as Partial<CallFailure>).code === "wrong_state";

/** Saves by itself what is changed on a desk, one update after the other. What `leftBehind` waits for goes first. */
export function makeSaver(desk: DeskState, leftBehind: () => Promise<void> | undefined) {
  const { server, changes, news, onSaved, onUnknown } = desk;
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
    news.tell("saving");
  }

  async function flush(): Promise<void> {
    timer.stop();
    if (isAsking) {
      isDueAgain = true;
      return;
    }
    isAsking = true;
    news.tell("saving");
    try {
      await leftBehind();
      if (server.version() === undefined && changes.drafts.size > 0) await readAnew(desk, []);
      await saveAll();
      if (isOrderUnread(desk)) awaitOrder();
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
    for (let round = 0; round < updatesAtOnceMost; round++) {
      const one = changes.sent() ?? nextUpdate(desk);
      if (!one) return;
      await save(one);
      // What was typed meanwhile has its own pause.
      if (timer.isDue()) return;
    }
  }

  /** A long list takes its time: it is not begun anew while it may still be on its way. */
  function awaitOrder() {
    if (nowMs() - orderAskedAtMs >= longestWaitMs) {
      orderAskedAtMs = nowMs();
      onUnknown();
    }
    timer.soon(longestWaitMs);
  }

  async function save(one: SentUpdate) {
    try {
      await sendUpdate(desk, one);
      savedAtMs = nowMs();
      onSaved();
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      if (isOvertaken(failure) && ++overtaken <= overtakenMost) {
        const moved = changes.moves().map(({ entryId }) => entryId);
        await readAnew(desk, [...new Set([...Object.keys(one.as), ...moved])]);
        onUnknown();
      } else if (!holdBack(desk, one, failure)) throw failure;
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
    news.tell("saving");
  }

  return {
    /** Has what is changed saved after a moment without a further change. */
    soon,
    /** Saves all that can be saved, now. */
    flush,
    /** Tries again what was not saved, now. */
    retry() {
      if (!trouble) return;
      timer.forgetFailures();
      void flush();
    },
    isAsking: () => isAsking,
    /** Does something once the update on its way is answered. */
    afterwards: (act: () => void) => void waiting.push(act),
    progress: () => ({ trouble, savedAtMs, isBusy: isAsking || timer.isDue() }),
  };
}

export type Saver = ReturnType<typeof makeSaver>;
