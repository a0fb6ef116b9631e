import type { GuestAnswer, GuestMessage, GuestPage } from "@bellhop/contract/guest-page";
import { addressOf } from "../core/addresses.ts";
import { call } from "./calls.ts";
import { openKeptQueue, type Queued } from "./kept-queue.ts";
import { newId } from "./new-id.ts";
import { retryMs } from "./thread-events.ts";
import type { ThreadStateStore } from "./thread-state.ts";

/** Sends the guest's messages one at a time, so that they arrive in order. Keeps them on the device until then. */
export function makeSendQueue(
  page: GuestPage,
  { read, change }: ThreadStateStore,
  afterSent: (answer: GuestAnswer) => void,
  afterEnd: () => void,
) {
  const kept = openKeptQueue(page.venue.kept_as);
  let isSending = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function set(queued: readonly Queued[]) {
    kept.change(read().queued, queued);
    change({ queued });
  }

  const discard = (sentAs: string) => set(read().queued.filter(({ sent_as }) => sent_as !== sentAs));

  async function flush() {
    if (isSending) return;
    const next = read().queued.find(({ is_refused }) => !is_refused);
    if (!next) return;
    isSending = true;
    clearTimeout(retryTimer);
    const answer = await call(addressOf(page, "messages"), { sent_as: next.sent_as, text: next.text });
    isSending = false;
    if (answer.is === "ok") {
      // The server has it, even if the thread no longer shows it.
      discard(next.sent_as);
      afterSent(answer.thread);
    } else if (answer.is === "refused") {
      set(read().queued.map((one) => (one.sent_as === next.sent_as ? { ...one, is_refused: true } : one)));
    } else {
      if (answer.is === "lost") change({ connection: "lost" });
      if (answer.is === "ended") afterEnd();
      retryTimer = setTimeout(() => void flush(), answer.is === "wait" ? answer.ms : retryMs);
      return;
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
    send(text: string) {
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
    discard,
    clear() {
      clearTimeout(retryTimer);
      change({ queued: [] });
      kept.clear();
    },
  };
}
