import type { Settings } from "@bellhop/contract/settings";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { settingsKey } from "./settings-key.ts";
import { makeSettingsStore } from "./settings-store.ts";

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
  store.set("functionality", { whatsapp: false });
  let isSaved = false;
  const second = store.save().then(() => {
    isSaved = true;
  });
  answers[0]?.();
  await first;
  await expect.poll(() => sent.length).toBe(2);
  expect(isSaved).toBe(false);
  answers[1]?.();
  await second;
  expect(sent).toEqual([{ whatsapp: true }, { whatsapp: false }]);
  expect(queryClient.getQueryData<Settings>(settingsKey(1))?.version).toBe(3);
});
