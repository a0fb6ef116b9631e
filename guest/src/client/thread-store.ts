import {
  type GuestAnswer,
  type GuestMessage,
  type GuestPage,
  type GuestPageEvent,
  sealParameter,
} from "@bellhop/contract/guest-page";
import { addressOf } from "../core/addresses.ts";
import { type Answer, call } from "./calls.ts";
import { followWidget, isPageShown, tellUnread } from "./frame.ts";
import { keepPage } from "./kept-page.ts";
import { makeSendQueue } from "./send-queue.ts";
import { makeThreadEvents } from "./thread-events.ts";
import { makeThreadState, type ThreadState, type ThreadStateStore } from "./thread-state.ts";
import { upload } from "./upload.ts";

export type ThreadStore = {
  read(): ThreadState;
  subscribe(listener: () => void): () => void;
  /** Begins to send what waits, and to listen. */
  start(): void;
  send(text: string): void;
  /** Sends a file with a text. The same id again is the same message. */
  sendFile(
    file: File,
    text: string,
    sentAs: string,
    onProgress: (share: number) => void,
  ): Promise<Answer["is"]>;
  /** Sends a refused message again. */
  sendAgain(sentAs: string): void;
  discard(sentAs: string): void;
  /** Shows the guest's rating of an answer at once, and reverts it if the request fails. */
  rate(message: GuestMessage, isHelpful: boolean | null): void;
  /** Ends the session and removes what is kept on this device; false without a network, which changes nothing. */
  startOver(): Promise<boolean>;
};

const typingMs = 20_000;

/** A guest's thread in one browser: what the server has, and what waits to be sent. */
export function openThreadStore(page: GuestPage): ThreadStore {
  const thread = makeThreadState(page);
  const { read, change } = thread;
  const queue = makeSendQueue(page, thread, takeAnswer, refresh);
  const showLost = () => change({ connection: "lost" });
  const events = makeThreadEvents(
    addressOf(page, "events"),
    () => {
      change({ connection: "open" });
      void refresh();
      void queue.flush();
    },
    showLost,
    apply,
  );
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let readThrough: string | undefined;
  let device: ReturnType<typeof keepPage> | undefined;

  /** Shows that an answer is being written, until it arrives or has taken too long. */
  function setTyping(isTyping: boolean) {
    clearTimeout(typingTimer);
    if (isTyping) typingTimer = setTimeout(() => change({ isTyping: false }), typingMs);
    if (read().isTyping !== isTyping) change({ isTyping });
  }

  function take(messages: readonly GuestMessage[], rest: Partial<ThreadState> = {}) {
    change({ ...rest, messages, queued: queue.without(messages) });
    device?.changed();
    markRead();
    if (messages.at(-1)?.author !== "guest") setTyping(false);
  }

  /** With a seal: an emergency reached staff, and this browser has no conversation that says so. */
  function takeAnswer(answer: GuestAnswer) {
    if (!answer) return void refresh();
    if ("seal" in answer)
      return location.assign(
        addressOf(page, undefined, { problem: "emergency", [sealParameter]: answer.seal }),
      );
    take(answer.messages, { ...answer, hasEnded: false });
    if (answer.answerer.by === "assistant" && page.assistant_answers) setTyping(true);
    events.open();
  }

  /** Tells the server once what the guest has seen, if the page is shown. */
  function markRead() {
    if (!isPageShown()) return;
    const last = read().messages.findLast(({ author }) => author !== "guest");
    if (!last || last.message_id === readThrough) return;
    readThrough = last.message_id;
    void call(addressOf(page, "read"), { through: last.message_id });
  }

  async function refresh() {
    const answer = await call(addressOf(page, "thread"));
    if (answer.is !== "ok") return;
    if (!answer.thread || "seal" in answer.thread) return forget();
    take(answer.thread.messages, answer.thread);
  }

  function apply(event: GuestPageEvent) {
    if (event.kind === "ended") return forget();
    if (event.kind === "answerer") return change({ answerer: event.answerer });
    const { message } = event;
    const { messages } = read();
    const others = messages.filter(({ message_id }) => message_id !== message.message_id);
    if (others.length === messages.length && message.author !== "guest") tellUnread();
    take([...others, message].sort((one, other) => one.at.localeCompare(other.at)));
  }

  function close() {
    events.close();
    queue.clear();
  }

  /** The session has ended: drops the thread and all unsent messages. */
  function forget() {
    if (read().hasEnded) return;
    close();
    void device?.forget();
    change({ messages: [], answerer: null, has_earlier: false, connection: "closed", hasEnded: true });
    // The server gives the browser another token with it.
    void call(addressOf(page, "thread"));
  }

  return {
    ...thread,
    ...queue,
    start() {
      device = keepPage(page.venue.kept_as, page.has_ended);
      followWidget(markRead);
      document.addEventListener("visibilitychange", markRead);
      markRead();
      if (page.thread) events.open();
      if (!navigator.onLine) showLost();
      addEventListener("offline", showLost);
      addEventListener("online", () => {
        if (!events.isOpen()) change({ connection: "closed" });
        void queue.flush();
      });
      queue.start(forget);
    },
    async sendFile(file, text, sentAs, onProgress) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ sent_as: sentAs, text, file })) form.append(name, value);
      const answer = await upload(addressOf(page, "files"), form, onProgress);
      if (answer.is === "ok") takeAnswer(answer.thread);
      if (answer.is === "ended") void refresh();
      return answer.is;
    },
    rate: makeRating(page, thread),
    async startOver() {
      const answer = await call(addressOf(page, "start-over"), {});
      if (answer.is === "lost" || answer.is === "wait") {
        showLost();
        return false;
      }
      close();
      await device?.forget();
      return true;
    },
  };
}

/** Rates answers one after the other, so that the latest rating counts. */
function makeRating(page: GuestPage, { read, change }: ThreadStateStore): ThreadStore["rate"] {
  let rated = Promise.resolve();
  const show = (messageId: string, isHelpful: boolean | null) =>
    change({
      messages: read().messages.map((one) =>
        one.message_id === messageId ? { ...one, is_helpful: isHelpful } : one,
      ),
    });
  return ({ message_id, is_helpful: before }, is_helpful) => {
    show(message_id, is_helpful);
    rated = rated.then(async () => {
      const answer = await call(addressOf(page, "rating"), { message_id, is_helpful });
      if (answer.is !== "ok") show(message_id, before);
    });
  };
}
