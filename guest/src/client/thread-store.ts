import {
  type Answerer,
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
import { openKeptQueue, type Queued } from "./kept-queue.ts";
import { newId } from "./new-id.ts";
import { upload } from "./upload.ts";

export type ThreadState = {
  /** Oldest first. */
  messages: readonly GuestMessage[];
  has_earlier: boolean;
  /** Null until the guest has written. */
  answerer: Answerer | null;
  /** What the server does not have yet, oldest first. */
  queued: readonly Queued[];
  connection: "closed" | "open" | "lost";
  isTyping: boolean;
  hasEnded: boolean;
};

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
const retryMs = 5_000;

/** A guest's thread in one browser: what the server has, and what waits to be sent. */
export function openThreadStore(page: GuestPage): ThreadStore {
  const kept = openKeptQueue(page.venue.kept_as);
  const listeners = new Set<() => void>();
  let state: ThreadState = {
    messages: page.thread?.messages ?? [],
    has_earlier: page.thread?.has_earlier ?? false,
    answerer: page.thread?.answerer ?? null,
    queued: [],
    connection: "closed",
    isTyping: false,
    hasEnded: page.has_ended,
  };
  let events: EventSource | undefined;
  let isSending = false;
  let rated = Promise.resolve();
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let readThrough: string | undefined;
  let device: ReturnType<typeof keepPage> | undefined;

  const change = (next: Partial<ThreadState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const changeQueue = (queued: readonly Queued[]) => {
    kept.change(state.queued, queued);
    change({ queued });
  };

  function take(messages: readonly GuestMessage[], rest: Partial<ThreadState> = {}) {
    const arrived = new Set(messages.flatMap(({ sent_as }) => sent_as ?? []));
    const queued = state.queued.filter(({ sent_as }) => !arrived.has(sent_as));
    if (queued.length !== state.queued.length) kept.change(state.queued, queued);
    change({ ...rest, messages, queued });
    device?.changed();
    markRead();
    const isAnswered = messages.at(-1)?.author !== "guest";
    if (isAnswered) setTyping(false);
  }

  function setTyping(isTyping: boolean) {
    clearTimeout(typingTimer);
    if (isTyping) typingTimer = setTimeout(() => change({ isTyping: false }), typingMs);
    if (state.isTyping !== isTyping) change({ isTyping });
  }

  async function refresh() {
    const answer = await call(addressOf(page, "thread"));
    if (answer.is !== "ok") return;
    if (!answer.thread || "seal" in answer.thread) return forget();
    take(answer.thread.messages, answer.thread);
  }

  /** The session has ended: drops the thread and all unsent messages. */
  function forget() {
    if (state.hasEnded) return;
    close();
    void device?.forget();
    change({ messages: [], answerer: null, has_earlier: false, connection: "closed", hasEnded: true });
    // The server gives the browser another token with it.
    void call(addressOf(page, "thread"));
  }

  function close() {
    events?.close();
    events = undefined;
    clearTimeout(retryTimer);
    change({ queued: [] });
    kept.clear();
  }

  function listen() {
    if (events) return;
    const source = new EventSource(addressOf(page, "events"));
    events = source;
    source.onopen = () => {
      change({ connection: "open" });
      void refresh();
      void flush();
    };
    source.onerror = () => {
      change({ connection: "lost" });
      // The browser connects again by itself unless the server refused.
      if (source.readyState !== EventSource.CLOSED) return;
      events = undefined;
      setTimeout(listen, retryMs);
    };
    source.onmessage = ({ data }) => apply(JSON.parse(String(data)) as GuestPageEvent);
  }

  function apply(event: GuestPageEvent) {
    if (event.kind === "ended") return forget();
    if (event.kind === "answerer") return change({ answerer: event.answerer });
    const { message } = event;
    const isNew = !state.messages.some(({ message_id }) => message_id === message.message_id);
    if (isNew && message.author !== "guest") tellUnread();
    const others = state.messages.filter(({ message_id }) => message_id !== message.message_id);
    take([...others, message].sort((one, other) => one.at.localeCompare(other.at)));
  }

  /** One message at a time, so that they arrive in order. */
  async function flush() {
    if (isSending) return;
    const next = state.queued.find(({ is_refused }) => !is_refused);
    if (!next) return;
    isSending = true;
    clearTimeout(retryTimer);
    const answer = await call(addressOf(page, "messages"), { sent_as: next.sent_as, text: next.text });
    isSending = false;
    if (answer.is !== "ok" && answer.is !== "refused") {
      if (answer.is === "lost") change({ connection: "lost" });
      if (answer.is === "ended") void refresh();
      retryTimer = setTimeout(() => void flush(), answer.is === "wait" ? answer.ms : retryMs);
      return;
    }
    if (answer.is === "refused") {
      const refused = { ...next, is_refused: true } as const;
      changeQueue(state.queued.map((one) => (one.sent_as === next.sent_as ? refused : one)));
    } else {
      // The server has it, even if the thread no longer shows it.
      changeQueue(state.queued.filter(({ sent_as }) => sent_as !== next.sent_as));
      takeAnswer(answer.thread);
    }
    void flush();
  }

  /** With a seal: an emergency reached staff, and this browser has no conversation that says so. */
  function takeAnswer(thread: GuestAnswer) {
    if (!thread) return void refresh();
    if ("seal" in thread)
      return location.assign(
        addressOf(page, undefined, { problem: "emergency", [sealParameter]: thread.seal }),
      );
    take(thread.messages, { ...thread, hasEnded: false });
    if (thread.answerer.by === "assistant" && page.assistant_answers) setTyping(true);
    listen();
  }

  const setHelpful = (messageId: string, isHelpful: boolean | null) =>
    change({
      messages: state.messages.map((one) =>
        one.message_id === messageId ? { ...one, is_helpful: isHelpful } : one,
      ),
    });

  /** The guest has seen everything, if the page is shown. */
  function markRead() {
    if (!isPageShown()) return;
    const last = state.messages.findLast(({ author }) => author !== "guest");
    if (!last || last.message_id === readThrough) return;
    readThrough = last.message_id;
    void call(addressOf(page, "read"), { through: last.message_id });
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      device = keepPage(page.venue.kept_as, page.has_ended);
      if (page.has_ended) kept.clear();
      followWidget(markRead);
      document.addEventListener("visibilitychange", markRead);
      markRead();
      const queued = kept.read();
      if (queued.length > 0) change({ queued });
      // Another tab has sent or discarded something, or started over.
      kept.follow((queued) => (queued ? change({ queued }) : forget()));
      if (page.thread) listen();
      if (!navigator.onLine) change({ connection: "lost" });
      addEventListener("offline", () => change({ connection: "lost" }));
      addEventListener("online", () => {
        if (!events) change({ connection: "closed" });
        void flush();
      });
      void flush();
    },
    send(text) {
      const message = { sent_as: newId(), text, at: new Date().toISOString() };
      changeQueue([...state.queued, message]);
      void flush();
    },
    async sendFile(file, text, sentAs, onProgress) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ sent_as: sentAs, text, file })) form.append(name, value);
      const answer = await upload(addressOf(page, "files"), form, onProgress);
      if (answer.is === "ok") takeAnswer(answer.thread);
      if (answer.is === "ended") void refresh();
      return answer.is;
    },
    sendAgain(sentAs) {
      changeQueue(
        state.queued.map(({ is_refused, ...one }) =>
          is_refused && one.sent_as !== sentAs ? { ...one, is_refused } : one,
        ),
      );
      void flush();
    },
    rate({ message_id, is_helpful: before }, is_helpful) {
      setHelpful(message_id, is_helpful);
      // One after the other: the latest counts.
      rated = rated.then(async () => {
        const answer = await call(addressOf(page, "rating"), { message_id, is_helpful });
        if (answer.is !== "ok") setHelpful(message_id, before);
      });
    },
    async startOver() {
      const answer = await call(addressOf(page, "start-over"), {});
      if (answer.is === "lost" || answer.is === "wait") {
        change({ connection: "lost" });
        return false;
      }
      close();
      await device?.forget();
      return true;
    },
    discard: (sentAs) => changeQueue(state.queued.filter(({ sent_as }) => sent_as !== sentAs)),
  };
}
