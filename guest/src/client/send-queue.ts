import type { GuestAnswer, GuestMessage, GuestPage } from "@bellhop/contract/guest-page";
import { addressOf } from "../core/addresses.ts";
import { call } from "./calls.ts";
import { openKeptQueue, type Queued } from "./kept-queue.ts";
import { newId } from "./new-id.ts";
import { retryMs } from "./thread-events.ts";
import type { ThreadStateStore } from "./thread-state.ts";

type After = { sent: (answer: GuestAnswer) => void; ended: () => void };

/** Sends the guest's messages one at a time, so that they arrive in order. Keeps them on the device until then. */
export function makeSendQueue(page: GuestPage, { read, change }: ThreadStateStore, after: After) {
  const kept = openKeptQueue(page.venue.kept_as);
  let isSending = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function set(queued: readonly Queued[]) {
    kept.change(read().queued, queued);
    change({ queued });
  }

  async function flush() {
    if (isSending) return;
    const next = read().queued.find(({ is_refused }) => !is_refused);
    if (!next) return;
    isSending = true;
    clearTimeout(retryTimer);
    const answer = await call(addressOf(page, "messages"), { sent_as: next.sent_as, text: next.text });
    isSending = false;
    if (answer.is !== "ok" && answer.is !== "refused") {
      if (answer.is === "lost") change({ connection: "lost" });
      if (answer.is === "ended") after.ended();
      retryTimer = setTimeout(() => void flush(), answer.is === "wait" ? answer.ms : retryMs);
      return;
    }
    if (answer.is === "refused") {
      const refused = { ...next, is_refused: true } as const;
      set(read().queued.map((one) => (one.sent_as === next.sent_as ? refused : one)));
    } else {
      // The server has it, even if the thread no longer shows it.
      set(read().queued.filter(({ sent_as }) => sent_as !== next.sent_as));
      after.sent(answer.thread);
    }
    void flush();
  }

  return {
    flush,
    /** Begins with what earlier pages have kept. Calls the listener when another tab has ended the session. */
    start(onEnded: () => void) {
      if (page.has_ended) kept.clear();
      const queued = kept.read();
      if (queued.length > 0) change({ queued });
      // Another tab has sent or discarded something, or started over.
      kept.follow((queued) => (queued ? change({ queued }) : onEnded()));
      void flush();
    },
    add(text: string) {
      set([...read().queued, { sent_as: newId(), text, at: new Date().toISOString() }]);
      void flush();
    },
    /** What is left once the thread has these messages. */
    without(messages: readonly GuestMessage[]): readonly Queued[] {
      const arrived = new Set(messages.flatMap(({ sent_as }) => sent_as ?? []));
      const before = read().queued;
      const queued = before.filter(({ sent_as }) => !arrived.has(sent_as));
      if (queued.length !== before.length) kept.change(before, queued);
      return queued;
    },
    sendAgain(sentAs: string) {
      set(
        read().queued.map(({ is_refused, ...one }) =>
          is_refused && one.sent_as !== sentAs ? { ...one, is_refused } : one,
        ),
      );
      void flush();
    },
    discard: (sentAs: string) => set(read().queued.filter(({ sent_as }) => sent_as !== sentAs)),
    clear() {
      clearTimeout(retryTimer);
      change({ queued: [] });
      kept.clear();
    },
  };
}
