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
