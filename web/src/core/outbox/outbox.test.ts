import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Unsent } from "./outbox.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The outbox of a page that was just opened. */
async function opened() {
  vi.resetModules();
  const { outbox } = await import("./outbox.ts");
  return outbox;
}

const reply = (message_id: string, text = message_id): Unsent => ({
  message_id,
  conversation_id: "c",
  member_id: "nadia",
  venue_id: 1,
  text,
  at: 0,
  state: { is: "sending" },
});
const shown = (outbox: Awaited<ReturnType<typeof opened>>) =>
  outbox.all().map(({ text, state }) => `${text} ${state.is}`);

test("a reply stays until it is removed, and each change is stored", async () => {
  const outbox = await opened();
  for (const id of ["a", "b", "c"]) outbox.put(reply(id));
  outbox.mark("b", { is: "held", why: "Too long" });
  outbox.remove("a");
  expect(shown(outbox)).toEqual(["b held", "c sending"]);
  expect(JSON.parse(kept.get("bellhop.outbox") ?? "")).toEqual(outbox.all());
});

test("a reply put again replaces itself, at the end", async () => {
  const outbox = await opened();
  for (const one of [reply("a"), reply("b"), reply("a", "edited")]) outbox.put(one);
  expect(shown(outbox)).toEqual(["b sending", "edited sending"]);
});

test("after a reload, replies are there again, and interrupted ones wait", async () => {
  const before = await opened();
  for (const id of ["a", "b"]) before.put(reply(id));
  before.mark("b", { is: "held", why: "Too long" });
  expect(shown(await opened())).toEqual(["a waiting", "b held"]);
});

test("a mark of a reply that is gone changes nothing", async () => {
  const outbox = await opened();
  outbox.put(reply("a"));
  outbox.mark("gone", { is: "waiting" });
  expect(shown(outbox)).toEqual(["a sending"]);
});
