import type { GuestMessage, GuestPage, GuestThread } from "@bellhop/contract/guest-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openThreadStore } from "./thread-store.ts";

type Reply = { status: number; body?: unknown; retryAfter?: string } | "lost";

const words = (text: string, more: Partial<GuestMessage> = {}): GuestMessage => ({
  message_id: text,
  sent_as: null,
  author: "guest",
  name: null,
  text,
  content: null,
  at: "2026-11-28T10:00:00Z",
  sources: [],
  is_answer: false,
  is_helpful: null,
  is_deleted: false,
  ...more,
});
const answer = (text: string, at: string) => words(text, { author: "assistant", at, is_answer: true });

/** The streams of the page, the last one first. */
let streams: FakeStream[] = [];
class FakeStream {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    streams.unshift(this);
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
  refuse() {
    this.close();
    this.onerror();
  }
  tell(event: object) {
    this.onmessage({ data: JSON.stringify(event) });
  }
}

let kept: Map<string, string>;
let told: Map<string, (event: object) => void>;
beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  kept = new Map();
  told = new Map();
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener() {} });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { assign: vi.fn() });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) =>
    told.set(name, listener),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that keeps what it is sent, and answers with the given replies first. */
function aServer() {
  const messages: GuestMessage[] = [];
  const replies: Reply[] = [];
  const calls: { part: string; body: { sent_as?: string; text?: string } }[] = [];
  const thread = (): GuestThread => ({
    messages: [...messages],
    has_earlier: false,
    answerer: { by: "assistant", name: null },
  });
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string } = {}) => {
    const part = address.split("?")[0]?.split("/").at(-1) ?? "";
    const sent = body ? JSON.parse(body) : {};
    calls.push({ part, body: sent });
    const reply = part === "thread" || part === "read" ? undefined : replies.shift();
    if (reply === "lost") throw new TypeError("Failed to fetch");
    if (reply && reply.status !== 200)
      return new Response("{}", {
        status: reply.status,
        headers: reply.retryAfter ? { "retry-after": reply.retryAfter } : {},
      });
    if (part === "messages" && !messages.some(({ sent_as }) => sent_as === sent.sent_as))
      messages.push(words(sent.text, { sent_as: sent.sent_as }));
    return Response.json(reply?.body ?? thread());
  });
  const sentTexts = () => calls.filter(({ part }) => part === "messages").map(({ body }) => body.text);
  const times = (part: string) => calls.filter((call) => call.part === part).length;
  return { messages, replies, calls, thread, sentTexts, times };
}

function page(thread: GuestThread | null = null) {
  const opened = {
    venue: { key: "k", kept_as: "hotel" },
    room_code: null,
    is_framed: false,
    has_ended: false,
    assistant_answers: true,
    assistant_name: null,
    thread,
  } as unknown as GuestPage;
  const store = openThreadStore(opened);
  store.start();
  return store;
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const waiting = (store: ReturnType<typeof page>) =>
  store.read().queued.map(({ text, is_refused }) => (is_refused ? `${text}!` : text));

test("messages are shown as waiting, and sent one after the other", async () => {
  const server = aServer();
  const store = page();
  store.send("one");
  store.send("two");
  expect(waiting(store)).toEqual(["one", "two"]);
  await pass();
  expect(server.sentTexts()).toEqual(["one", "two"]);
  expect(store.read()).toMatchObject({ queued: [], isTyping: true, answerer: { by: "assistant" } });
  expect(store.read().messages.map(({ text }) => text)).toEqual(["one", "two"]);
  expect(kept.size).toBe(0);
});

test.each<[string, Reply, number]>([
  ["no connection", "lost", 5_000],
  ["too many requests", { status: 429, retryAfter: "30" }, 30_000],
  ["a server in trouble", { status: 503 }, 10_000],
  ["a session that has ended", { status: 401 }, 5_000],
])("with %s, a message waits and is sent again with the same id", async (_, reply, waitMs) => {
  const server = aServer();
  const store = page();
  server.replies.push(reply);
  store.send("one");
  await pass(waitMs - 10);
  expect([waiting(store), server.times("messages")]).toEqual([["one"], 1]);
  await pass(20);
  expect(waiting(store)).toEqual([]);
  const [first, second] = server.calls.filter(({ part }) => part === "messages");
  expect(second?.body).toEqual(first?.body);
});

test("a refused message holds up no other, and is sent again or discarded by the guest", async () => {
  const server = aServer();
  const store = page();
  server.replies.push({ status: 422 }, { status: 200 }, { status: 422 });
  for (const text of ["one", "two", "three"]) store.send(text);
  await pass();
  expect(waiting(store)).toEqual(["one!", "three!"]);
  const [one, three] = store.read().queued.map(({ sent_as }) => sent_as);
  store.sendAgain(one ?? "");
  store.discard(three ?? "");
  await pass();
  expect(waiting(store)).toEqual([]);
  expect(server.messages.map(({ text }) => text)).toEqual(["two", "one"]);
});

test("what waited when the page was closed is sent by the next page, once", async () => {
  const server = aServer();
  server.replies.push("lost");
  page().send("one");
  await pass();
  vi.clearAllTimers();
  const next = page();
  expect(waiting(next)).toEqual(["one"]);
  await pass();
  expect(server.messages).toHaveLength(1);
  expect(kept.size).toBe(0);
});

test("a message whose response was lost is no longer waiting once the thread has it", async () => {
  const server = aServer();
  const store = page(server.thread());
  server.replies.push("lost");
  store.send("one");
  await pass();
  const sentAs = server.calls.find(({ part }) => part === "messages")?.body.sent_as ?? null;
  streams[0]?.tell({ kind: "message", message: words("one", { sent_as: sentAs }) });
  expect(waiting(store)).toEqual([]);
  await pass(60_000);
  expect(server.times("messages")).toBe(1);
});

test("messages of the stream are sorted, replaced, and end the typing", async () => {
  const server = aServer();
  const store = page(server.thread());
  store.send("one");
  await pass();
  expect(store.read().isTyping).toBe(true);
  streams[0]?.tell({ kind: "message", message: answer("late", "2026-11-28T10:02:00Z") });
  streams[0]?.tell({ kind: "message", message: answer("early", "2026-11-28T10:01:00Z") });
  streams[0]?.tell({ kind: "message", message: { ...answer("late", "2026-11-28T10:02:00Z"), text: "new" } });
  expect(store.read().messages.map(({ text }) => text)).toEqual(["one", "early", "new"]);
  expect(store.read().isTyping).toBe(false);
  streams[0]?.tell({ kind: "answerer", answerer: { by: "staff", name: "Ana" } });
  expect(store.read().answerer).toEqual({ by: "staff", name: "Ana" });
  expect(server.calls.filter(({ part }) => part === "read").at(-1)?.body).toEqual({ through: "late" });
});

test("typing is shown for 20 seconds at most", async () => {
  aServer();
  const store = page();
  store.send("one");
  await pass(19_000);
  expect(store.read().isTyping).toBe(true);
  await pass(2_000);
  expect(store.read().isTyping).toBe(false);
});

test("a refused stream is opened again, and not after the session has ended", async () => {
  const server = aServer();
  const store = page(server.thread());
  streams[0]?.refuse();
  expect(store.read().connection).toBe("lost");
  await pass(5_000);
  expect(streams).toHaveLength(2);
  streams[0]?.onopen();
  expect(store.read().connection).toBe("open");
  streams[0]?.refuse();
  streams[0]?.tell({ kind: "ended" });
  await pass(60_000);
  expect(streams).toHaveLength(2);
});

test("the end of the session drops the thread and what waits, also if another tab tells", async () => {
  for (const end of [
    () => streams[0]?.tell({ kind: "ended" }),
    () => told.get("storage")?.({ key: "bellhop-queue-hotel", newValue: "null" }),
  ]) {
    const server = aServer();
    server.messages.push(words("old"));
    const store = page(server.thread());
    server.replies.push("lost");
    store.send("one");
    await pass();
    end();
    expect(store.read()).toMatchObject({ messages: [], queued: [], hasEnded: true, connection: "closed" });
    expect(kept.size).toBe(0);
  }
});

test("a message that another tab has sent is no longer waiting here", async () => {
  const server = aServer();
  const store = page();
  server.replies.push("lost");
  store.send("one");
  await pass();
  kept.clear();
  told.get("storage")?.({ key: "bellhop-queue-hotel", newValue: null });
  expect(waiting(store)).toEqual([]);
});

test("a rating shows at once, and is reverted if it fails", async () => {
  const server = aServer();
  const one = answer("one", "2026-11-28T10:00:00Z");
  server.messages.push(one);
  const store = page(server.thread());
  const rated = () => store.read().messages[0]?.is_helpful;
  store.rate(one, true);
  expect(rated()).toBe(true);
  await pass();
  expect(rated()).toBe(true);
  server.replies.push("lost");
  store.rate({ ...one, is_helpful: true }, false);
  expect(rated()).toBe(false);
  await pass();
  expect(rated()).toBe(true);
});

test("starting over removes what is kept, and changes nothing without a connection", async () => {
  const server = aServer();
  const store = page(server.thread());
  server.replies.push({ status: 422 }, "lost");
  store.send("one");
  await pass();
  expect(await store.startOver()).toBe(false);
  expect(waiting(store)).toEqual(["one!"]);
  expect(await store.startOver()).toBe(true);
  expect([waiting(store), kept.size]).toEqual([[], 0]);
});

test("an emergency without a conversation leads to the page that says what to do", async () => {
  const server = aServer();
  const store = page();
  server.replies.push({ status: 200, body: { seal: "s" } });
  store.send("fire");
  await pass();
  expect(location.assign).toHaveBeenCalledWith(expect.stringContaining("problem=emergency"));
});
