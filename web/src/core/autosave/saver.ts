import { type CallFailure, reasonOf } from "../api/call-failure.ts";
import { nowMs } from "../time/clock.ts";
import type { Trouble } from "./save-status.ts";
import { makeSaveTimer } from "./save-timer.ts";

/** How often to retry at once when others keep saving. */
const maxOvertaken = 8;
const maxUpdatesAtOnce = 200;

export type SaverParts<Update> = {
  /** Runs before each save, such as restoring what closed pages have left. */
  prepare: () => Promise<void>;
  /** As much as one call may carry; null if there is nothing to send. */
  next: () => Update | null;
  send: (update: Update) => Promise<void>;
  /** After a conflict: reads what the server has and merges. */
  reread: (update: Update) => Promise<void>;
  /** Holds back what was refused. Returns whether there was anything to hold back. */
  markRefused: (update: Update, failure: unknown) => boolean;
  onSaved?: () => void;
  /** When to save again although nothing has changed. */
  nextInMs?: () => number | undefined;
  notify: () => void;
};

/** Signed out, rate limited, server trouble or no response: nothing was refused. */
export function isUnanswered(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || status === 401 || status === 429 || status >= 500;
}

const isOvertaken = (failure: unknown) => (failure as Partial<CallFailure>).code === "wrong_state";

/** Saves automatically, one update at a time, and retries while there is no answer. */
export function makeSaver<Update>(parts: SaverParts<Update>) {
  const timer = makeSaveTimer(() => void flush());
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let overtaken = 0;
  let trouble: Trouble | null = null;
  let savedAtMs: number | null = null;
  let waiting: (() => void)[] = [];

  function soon(waitMs?: number) {
    timer.soon(waitMs);
    parts.notify();
  }

  /** Resolves when what was changed before the call was saved or refused, or could not be sent. */
  function flush(): Promise<void> {
    timer.stop();
    if (running) {
      queued ??= running.then(() => {
        queued = undefined;
        return trouble ? undefined : flush();
      });
      return queued;
    }
    running = saveAll().finally(() => {
      running = undefined;
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
      parts.notify();
    });
    parts.notify();
    return running;
  }

  async function saveAll() {
    try {
      await parts.prepare();
      for (let round = 0; round < maxUpdatesAtOnce; round++) {
        const update = parts.next();
        if (!update) break;
        await save(update);
        // Newer typing has its own delay.
        if (timer.isDue()) break;
      }
      const nextInMs = parts.nextInMs?.();
      if (nextInMs !== undefined) timer.soon(nextInMs);
      trouble = null;
      timer.forgetFailures();
    } catch (failure) {
      tryLater(failure);
    } finally {
      overtaken = 0;
    }
  }

  async function save(update: Update) {
    try {
      await parts.send(update);
      savedAtMs = nowMs();
      parts.onSaved?.();
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      if (isOvertaken(failure) && ++overtaken <= maxOvertaken) await parts.reread(update);
      else if (!parts.markRefused(update, failure)) throw failure;
    }
  }

  function tryLater(failure: unknown) {
    const { retryAfterMs = 0 } = failure as Partial<CallFailure>;
    const isFinal = !isUnanswered(failure) && !isOvertaken(failure);
    trouble = { why: reasonOf(failure), isFinal };
    if (!isFinal) timer.afterFailure(retryAfterMs);
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
    isAsking: () => running !== undefined,
    /** Runs after the current update's response. */
    afterwards: (act: () => void) => void waiting.push(act),
    progress: () => ({ trouble, savedAtMs, isBusy: running !== undefined || timer.isDue() }),
  };
}

export type Saver = ReturnType<typeof makeSaver<never>>;
