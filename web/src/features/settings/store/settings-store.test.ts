import type { Settings } from "@bellhop/contract/settings";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { failureOfAnswer } from "../../../core/api/call-failure.ts";
import { closeTestBrowser, openTestBrowser } from "../../../core/autosave/test-browser.ts";
import { settingsKey } from "./settings-key.ts";

beforeEach(openTestBrowser);
afterEach(closeTestBrowser);

const atFirst = {
  version: 1,
  general: { name: "Belvedere", rooms: 40 },
  assistant: { name: "Ada", voice: "", greeting: "" },
  functionality: { whatsapp: false },
  public: { allowed_sites: [], wifi: null },
} as unknown as Settings;

/** A server that refuses an outdated version and an empty name. */
function aServer() {
  let current = atFirst;
  const sent: unknown[] = [];
  const line: { held?: Promise<void> } = {};
  const change = (more: Partial<Settings>) => {
    const parts = Object.entries(more).map(([part, values]) => [
      part,
      { ...(current[part as keyof Settings] as object), ...(values as object) },
    ]);
    current = { ...current, ...Object.fromEntries(parts), version: current.version + 1 };
    return current;
  };
  const ask = (async ({ path }: { path: string }, { version, ...more }: Partial<Settings>) => {
    if (path === "/api/get_venue_settings") return current;
    sent.push(more);
    await line.held;
    if (version !== current.version) throw failureOfAnswer(409, { code: "wrong_state" });
    const errors = refusals(more);
    if (errors.length > 0) throw failureOfAnswer(422, { code: "validation_failed", errors });
    return change(more);
  }) as unknown as Ask;
  return { ask, sent, line, change, current: () => current };
}

function refusals({ assistant, public: page }: Partial<Settings>) {
  const site = page?.allowed_sites?.indexOf("nonsense") ?? -1;
  return [
    ...(assistant?.name === "" ? [{ field: "assistant.name", message: "Enter a name." }] : []),
    ...(site >= 0 ? [{ field: `public.allowed_sites.${site}`, message: "Enter a website." }] : []),
  ];
}

/** A page that has read the settings. */
async function page({ ask, current }: ReturnType<typeof aServer>) {
  vi.resetModules();
  const { makeSettingsStore } = await import("./settings-store.ts");
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsKey(1), current());
  const store = makeSettingsStore({ ask, queryClient, venueId: 1, memberId: "nadia" });
  await store.records.restore();
  const shown = () => queryClient.getQueryData<Settings>(settingsKey(1));
  return { store, shown };
}

test("only what was changed is sent, by part, and the answer is shown", async () => {
  const server = aServer();
  const { store, shown } = await page(server);
  store.set("assistant", { voice: "Warm" });
  store.set("general", { rooms: 41 });
  expect(store.changed()).toEqual({ "assistant.voice": "Warm", "general.rooms": 41 });
  await store.save();
  expect(server.sent).toEqual([{ assistant: { voice: "Warm" }, general: { rooms: 41 } }]);
  expect(store.changed()).toEqual({});
  expect(shown()).toMatchObject({
    version: 2,
    assistant: { name: "Ada", voice: "Warm" },
    general: { rooms: 41 },
  });
});

test("a setting typed just before a reload is saved by the next page", async () => {
  const server = aServer();
  const before = await page(server);
  before.store.set("assistant", { greeting: "Welcome" });
  vi.clearAllTimers();
  const after = await page(server);
  expect(after.store.changed()).toEqual({ "assistant.greeting": "Welcome" });
  await after.store.save();
  expect(server.current().assistant.greeting).toBe("Welcome");
});

test("each field that another person has changed too waits for a decision, and all others are saved", async () => {
  const server = aServer();
  const { store } = await page(server);
  store.set("assistant", { name: "Ann", voice: "Warm", greeting: "Hello" });
  server.change({ assistant: { name: "Bea", voice: "Cool" } as Settings["assistant"] });
  await store.save();
  expect(store.theirs()).toEqual({ "assistant.name": "Bea", "assistant.voice": "Cool" });
  expect(server.current().assistant).toMatchObject({ name: "Bea", voice: "Cool", greeting: "Hello" });
  expect(store.saving(["assistant"]).is).toBe("undecided");
  expect(store.saving(["general"]).is).toBe("saved");
  store.keepMine("assistant.name");
  store.keepTheirs("assistant.voice");
  await store.save();
  expect(server.current().assistant).toMatchObject({ name: "Ann", voice: "Cool" });
  expect(store.theirs()).toEqual({});
});

test("a refused field holds up no other, and counts on its own screen", async () => {
  const server = aServer();
  const { store } = await page(server);
  store.set("assistant", { name: "", voice: "Warm" });
  store.set("public", { allowed_sites: ["https://hotel.example", "nonsense"] });
  await store.save();
  expect(server.sent.at(-1)).toEqual({ assistant: { voice: "Warm" } });
  expect(store.errors()).toEqual({
    "assistant.name": "Enter a name.",
    "public.allowed_sites.1": "Enter a website.",
  });
  expect([store.isSaved("assistant", ["voice"]), store.isSaved("assistant", ["name"])]).toEqual([
    true,
    false,
  ]);
  expect(store.saving(["assistant"])).toMatchObject({ is: "refused", why: "Enter a name." });
  expect(store.saving(["general", "functionality"]).is).toBe("saved");
  store.set("public", { allowed_sites: [] });
  expect(store.errors()).toEqual({ "assistant.name": "Enter a name." });
});

test("a switch that is turned back while it is saved is saved too, before its message is shown", async () => {
  const server = aServer();
  const { store } = await page(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.line.held = promise;
  store.set("functionality", { whatsapp: true });
  const first = store.save();
  await vi.advanceTimersByTimeAsync(0);
  store.set("functionality", { whatsapp: false });
  const second = store.save();
  resolve();
  await Promise.all([first, second]);
  expect(server.sent).toEqual([
    { functionality: { whatsapp: true } },
    { functionality: { whatsapp: false } },
  ]);
  expect(store.isSaved("functionality", ["whatsapp"])).toBe(true);
});

test("a change that is taken back shows the server's value, and is not sent", async () => {
  const server = aServer();
  const { store } = await page(server);
  store.set("assistant", { voice: "Warm", name: "Bea" });
  store.takeBack("assistant", ["voice"]);
  await store.save();
  expect(server.sent).toEqual([{ assistant: { name: "Bea" } }]);
});

test("the Wi-Fi's password is not stored on the device", async () => {
  const server = aServer();
  const { store } = await page(server);
  const stored = () => Object.keys(localStorage).map((name) => localStorage.getItem(name));
  store.set("public", { wifi: { network: "Belvedere", password: "geheim" } });
  expect(stored()).toEqual([]);
  expect(store.records.isAnyUnkept()).toBe(true);
  await store.save();
  expect(server.current().public.wifi).toEqual({ network: "Belvedere", password: "geheim" });
});
