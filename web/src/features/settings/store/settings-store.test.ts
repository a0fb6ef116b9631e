import type { Settings } from "@bellhop/contract/settings";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { settingsKey } from "./settings-key.ts";
import { makeSettingsStore } from "./settings-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settings = (version: number, assistant: Partial<Settings["assistant"]>) =>
  ({ version, assistant, general: {} }) as Settings;

/** A server on which somebody else has written by the time that this store saves. */
function deskBesideAnother(theirs: Partial<Settings["assistant"]>) {
  const asked: string[] = [];
  let there = settings(2, theirs);
  const ask = (async ({ path }: { path: string }, { version, assistant }: Partial<Settings>) => {
    asked.push(path);
    if (path === "/api/get_venue_settings") return there;
    if (version !== there.version) throw Object.assign(new Error("stale"), { code: "wrong_state" });
    there = settings(there.version + 1, { ...there.assistant, ...assistant });
    return there;
  }) as unknown as Ask;
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsKey(1), settings(1, { name: "Ada", voice: "", greeting: "" }));
  const store = makeSettingsStore(ask, queryClient, 1);
  return { store, asked, queryClient };
}

test("each conflicting field is resolved on its own", async () => {
  const { store, asked } = deskBesideAnother({ name: "Bea", voice: "Cool", greeting: "Ciao" });
  store.set("assistant", { name: "Ann", voice: "Warm", greeting: "Hello" });
  await store.save();
  expect(asked).toEqual([
    "/api/update_venue_settings",
    "/api/get_venue_settings",
    "/api/update_venue_settings",
  ]);
  const names = () => Object.keys(store.get().theirs);
  expect(names()).toEqual(["assistant.name", "assistant.voice", "assistant.greeting"]);
  store.keepMine("assistant.name");
  expect(names()).toEqual(["assistant.voice", "assistant.greeting"]);
  store.set("assistant", { voice: "Cool" });
  expect(names()).toEqual(["assistant.greeting"]);
});

test("newer settings that arrive while someone types are a conflict too, and other fields merge", async () => {
  const { store, queryClient } = deskBesideAnother({ name: "Bea", voice: "Cool" });
  store.set("assistant", { name: "Ann" });
  // A live event has brought what the other person saved.
  queryClient.setQueryData(settingsKey(1), settings(2, { name: "Bea", voice: "Cool" }));
  await store.save();
  expect(store.get().theirs).toEqual({ "assistant.name": "Bea" });
  const shown = queryClient.getQueryData<Settings>(settingsKey(1));
  expect(shown?.assistant).toMatchObject({ name: "Ann", voice: "Cool" });
});

const refusal = (field: string) =>
  Object.assign(new Error("refused"), {
    code: "validation_failed",
    errors: [{ field, code: "unknown", message: "Enter a name." }],
  });

/** A server that refuses an empty name, and answers when told to. */
function deskWithRules() {
  const sent: Partial<Settings>[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  let there = settings(1, { name: "Ada", voice: "" });
  const ask = (async (_call: unknown, { version: _version, ...change }: Partial<Settings>) => {
    sent.push(change);
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (change.assistant?.name === "") throw refusal("assistant.name");
    there = settings(there.version + 1, { ...there.assistant, ...change.assistant });
    return there;
  }) as unknown as Ask;
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsKey(1), there);
  const store = makeSettingsStore(ask, queryClient, 1);
  const answerSlowly = () => {
    isSlow = true;
  };
  return { store, sent, answerSlowly, answer: () => waiting.shift()?.() };
}

test("a refused field does not hold up the others, and is sent again once it is changed", async () => {
  const { store, sent } = deskWithRules();
  store.set("assistant", { name: "" });
  await store.save();
  expect(store.get().errors).toEqual({ "assistant.name": "Enter a name." });
  store.set("assistant", { voice: "Warm" });
  await store.save();
  expect(sent.at(-1)).toEqual({ assistant: { voice: "Warm" } });
  expect(store.isSaved("assistant", "voice")).toBe(true);
  expect(store.isSaved("assistant", "name")).toBe(false);
  expect(store.get().failure).toBeNull();
  expect(store.get().errors).toEqual({ "assistant.name": "Enter a name." });

  store.set("assistant", { name: "Bea" });
  expect(store.get().errors).toEqual({});
  await store.save();
  expect(sent.at(-1)).toEqual({ assistant: { name: "Bea" } });
  expect(store.isSaved("assistant", "name")).toBe(true);
});

test("fields changed together are saved without the refused one", async () => {
  const { store, sent } = deskWithRules();
  store.set("assistant", { name: "", voice: "Warm" });
  await store.save();
  expect(sent).toEqual([{ assistant: { name: "", voice: "Warm" } }, { assistant: { voice: "Warm" } }]);
  expect(store.isSaved("assistant", "voice")).toBe(true);
});

test("a save that begins during another resolves after its own change is saved", async () => {
  const { store, answerSlowly, answer } = deskWithRules();
  answerSlowly();
  store.set("assistant", { voice: "Warm" });
  const first = store.save();
  await vi.advanceTimersByTimeAsync(0);
  store.set("assistant", { name: "Bea" });
  let isDone = false;
  const second = store.save().then(() => {
    isDone = true;
  });
  answer();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  answer();
  await second;
  expect(store.isSaved("assistant", "name")).toBe(true);
});

test("a change that is taken back shows the server's value, and is not sent", async () => {
  const { store, sent } = deskWithRules();
  store.set("assistant", { voice: "Warm", name: "Bea" });
  store.takeBack("assistant", ["voice"]);
  await store.save();
  expect(sent).toEqual([{ assistant: { name: "Bea" } }]);
});

test("a switch that is turned back while it is saved is saved too, before its message is shown", async () => {
  const queryClient = new QueryClient();
  const before = { version: 1, functionality: { whatsapp: false } } as Settings;
  queryClient.setQueryData(settingsKey(1), before);
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const ask = ((_call: unknown, { functionality }: Partial<Settings>) => {
    sent.push(functionality);
    return new Promise((resolve) =>
      answers.push(() => resolve({ ...before, version: sent.length + 1, functionality })),
    );
  }) as unknown as Ask;
  const store = makeSettingsStore(ask, queryClient, 1);

  store.set("functionality", { whatsapp: true });
  const first = store.save();
  await vi.advanceTimersByTimeAsync(0);
  store.set("functionality", { whatsapp: false });
  let isSaved = false;
  const second = store.save().then(() => {
    isSaved = true;
  });
  answers[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(isSaved).toBe(false);
  answers[1]?.();
  await second;
  expect(sent).toEqual([{ whatsapp: true }, { whatsapp: false }]);
  expect(queryClient.getQueryData<Settings>(settingsKey(1))?.version).toBe(3);
});
