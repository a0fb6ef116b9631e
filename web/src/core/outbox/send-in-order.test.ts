import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { failureOfAnswer, failureWithoutAnswer } from "../api/call-failure.ts";
import type { Unsent, UnsentState } from "./outbox.ts";

type Loaded = typeof import("./send-in-order.ts") & typeof import("./outbox.ts");
let loaded: Loaded;
const kept = new Map<string, string>();
let hasRoom = true;

beforeAll(async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept.set(key, value);
    },
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  kept.set("bellhop.outbox", "[{");
  loaded = { ...(await import("./send-in-order.ts")), ...(await import("./outbox.ts")) };
});

const reply = (message_id: string, given: Partial<Unsent> = {}): Unsent => ({
  message_id,
  conversation_id: "c",
  member_id: "nadia",
  venue_id: 1,
  text: message_id,
  at: 0,
  state: { is: "sending" },
  ...given,
});
const states = () => loaded.outbox.all().map((one) => `${one.message_id} ${one.state.is}`);

beforeEach(() => {
  for (const { message_id } of loaded.outbox.all()) loaded.outbox.remove(message_id);
});

/** A server that answers with the given failures, one after the other, and then takes everything. */
function server(...failures: unknown[]) {
  const taken: string[] = [];
  const post = async ({ message_id }: Unsent) => {
    await Promise.resolve();
    const failure = failures.shift();
    if (failure) throw failure;
    taken.push(message_id);
  };
  return { post, taken };
}

const send = (post: (unsent: Unsent) => Promise<void>, ...replies: Unsent[]) => {
  for (const one of replies) loaded.outbox.put(one);
  return Promise.all(replies.map((one) => loaded.sendInOrder(one, post)));
};

describe("replies", () => {
  test("of one conversation go one after the other, whatever each takes", async () => {
    const { post, taken } = server();
    let first = true;
    const slowFirst = async (one: Unsent) => {
      if (first) await new Promise((resolve) => setTimeout(resolve, 20));
      first = false;
      await post(one);
    };
    await send(slowFirst, reply("a"), reply("b"));
    expect(taken).toEqual(["a", "b"]);
    expect(states()).toEqual([]);
  });

  test("wait where nobody has refused them, and those behind wait with them", async () => {
    const { post, taken } = server(failureWithoutAnswer());
    await send(post, reply("a"), reply("b"), reply("x", { conversation_id: "d" }));
    expect(states()).toEqual(["a waiting", "b waiting"]);
    expect(taken).toEqual(["x"]);
    for (const id of ["a", "b"]) loaded.outbox.mark(id, { is: "sending" });
    await Promise.all(loaded.outbox.all().map((one) => loaded.sendInOrder(one, post)));
    expect(taken).toEqual(["x", "a", "b"]);
  });

  test("that were refused are kept with what is wrong with them, and hold up nobody", async () => {
    const errors = [{ field: "text", message: "A message has at most 4096 characters" }];
    const { post, taken } = server(failureOfAnswer(422, { detail: "Some fields need attention.", errors }));
    await send(post, reply("a"), reply("b"));
    expect(taken).toEqual(["b"]);
    expect(loaded.outbox.all()[0]?.state).toEqual({ is: "held", why: errors[0]?.message });
  });

  test.each<[number, UnsentState["is"]]>([
    [401, "waiting"],
    [429, "waiting"],
    [502, "waiting"],
    [503, "waiting"],
    [403, "held"],
    [409, "held"],
    [500, "held"],
  ])("that got %i are %s", async (status, expected) => {
    await send(server(failureOfAnswer(status, {})).post, reply("a"));
    expect(states()).toEqual([`a ${expected}`]);
  });

  test("of another member in the same conversation hold up nobody", async () => {
    const { post, taken } = server();
    loaded.outbox.put(reply("old", { member_id: "jonas", state: { is: "waiting" } }));
    await send(post, reply("a"));
    expect(taken).toEqual(["a"]);
  });

  test("that a reload interrupted wait to be sent with the same id", () => {
    const kept = JSON.stringify([
      reply("a"),
      reply("b", { state: { is: "held", why: "no" } }),
      { text: "old" },
    ]);
    expect(loaded.restored(kept).map((one) => one.state)).toEqual([
      { is: "waiting" },
      { is: "held", why: "no" },
    ]);
    expect(loaded.restored(null)).toEqual([]);
  });

  test("go out although the browser has no room to keep them", async () => {
    hasRoom = false;
    const { post, taken } = server(failureWithoutAnswer());
    await send(post, reply("a"));
    expect(states()).toEqual(["a waiting"]);
    await loaded.sendInOrder(reply("a"), post);
    await send(post, reply("b"));
    expect(taken).toEqual(["a", "b"]);
    expect(states()).toEqual([]);
    hasRoom = true;
    await send(server(failureWithoutAnswer()).post, reply("c"));
    expect(kept.get("bellhop.outbox")).toContain('"c"');
  });

  test("behind one whose turn went wrong have their turn", async () => {
    const { post, taken } = server();
    for (const one of [reply("a"), reply("b")]) loaded.outbox.put(one);
    vi.spyOn(loaded.outbox, "mark").mockImplementationOnce(() => {
      throw new Error("unforeseen");
    });
    await Promise.allSettled(loaded.outbox.all().map((one) => loaded.sendInOrder(one, post)));
    expect(taken).toEqual(["b"]);
  });

  test.each(["[{", "{}", "null", '"text"', '[null, 7, {"state": {"is": "lost"}}]'])(
    "kept as %s are left out",
    (stored) => expect(loaded.restored(stored)).toEqual([]),
  );
});
