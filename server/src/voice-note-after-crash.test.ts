import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { changeSettings } from "@bellhop/contract/settings";
import { changeSimulatorGuest, simulateGuestMessage } from "@bellhop/contract/simulator";
import { afterAll, expect, test } from "vitest";
import { sampleBytes } from "./domain/simulator/index.ts";
import { newId } from "./platform/ids.ts";
import { fakeModel } from "./testing/fake-model.ts";
import { portOfItsOwn } from "./testing/port-of-its-own.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { signInOverHttp } from "./testing/sign-in-over-http.ts";
import { testDatabase } from "./testing/test-database.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-voice-"));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));
const { url: DATABASE_URL } = await testDatabase();
const server = await fakeModel();
const env = {
  DATABASE_URL,
  DEMO: "1",
  PORT: String(await portOfItsOwn()),
  TRANSCRIBE_URL: server.baseUrl,
};

async function openDesk(url: string, password: string) {
  const token = await signInOverHttp(url, { email: "owner@belvedere.example", password });
  return async <Output>(call: { path: string; output: { _zod: { output: Output } } }, input: object) => {
    const response = await fetch(`${url}${call.path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": newId(),
      },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Output;
  };
}

test("a process that is killed while it transcribes stores one text, and the guest gets one answer", async () => {
  await server.hears({ bytes: sampleBytes("voice").length, text: "What time is breakfast?" });
  const phones = ["voice.heard", "voice.before-commit"].map(
    (step, at) => [step, `+44770090012${at}`] as const,
  );
  for (const [step, phone] of phones) {
    const dying = await startBellhop({ env: { ...env, BELLHOP_CRASH_AT: step }, dataDir });
    const ask = await openDesk(dying.url, dying.password);
    await ask(changeSettings, { readings: { transcribes: true } });
    await ask(changeSimulatorGuest, { phone, name: "Elif Demir", language: "en" });
    await ask(simulateGuestMessage, { phone, message_id: newId(), content: { kind: "voice" } });
    expect((await dying.ended).signal).toBe("SIGKILL");
  }
  const bellhop = await startBellhop({ env, dataDir });
  try {
    const ask = await openDesk(bellhop.url, bellhop.password);
    const thread = async (phone: string) => {
      const { items } = await ask(listConversations, { tab: "all", limit: 100 });
      const found = items.find(({ guest }) => guest.phone === phone);
      const { messages } = await ask(readConversation, { conversation_id: found?.conversation_id });
      return messages.map(({ author, text }) => [
        author,
        author === "guest" ? text : /breakfast/i.test(text),
      ]);
    };
    for (const [, phone] of phones)
      await expect
        .poll(() => thread(phone), { timeout: 60_000, interval: 500 })
        .toEqual([
          ["guest", "What time is breakfast?"],
          ["assistant", true],
        ]);
  } finally {
    await bellhop.stop();
  }
}, 180_000);
