import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fetchAccess } from "@bellhop/contract/access";
import { afterAll, expect, test } from "vitest";
import { portOfItsOwn } from "./testing/port-of-its-own.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { finishSignIn, openSignIn, refreshOverHttp } from "./testing/sign-in-over-http.ts";
import { testDatabase } from "./testing/test-database.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-survives-"));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));
const { url: DATABASE_URL } = await testDatabase();
const env = { DATABASE_URL, DEMO: "1", PORT: String(await portOfItsOwn()) };

async function reads(url: string, token: string | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return (await fetch(`${url}${fetchAccess.path}`, { method: "POST", headers, body: "{}" })).status;
}

test("killing a process ends no session, open form or unused token", async () => {
  const first = await startBellhop({ env, dataDir });
  const credentials = { email: "owner@belvedere.example", password: first.password };
  const signedIn = await openSignIn(first.url);
  const before = await finishSignIn(signedIn, credentials);
  const halfway = await openSignIn(first.url);
  expect(await reads(first.url, before.access_token)).toBe(200);
  await first.kill();

  const second = await startBellhop({ env, dataDir });
  try {
    expect(second.url).toBe(first.url);
    expect(await reads(second.url, before.access_token)).toBe(200);
    const renewed = await refreshOverHttp(signedIn, before.refresh_token);
    expect(await reads(second.url, renewed.access_token)).toBe(200);
    const again = await signedIn.browser.get(`${signedIn.authorize}&prompt=none`);
    expect(again.headers.get("location")).toContain("code=");
    const finished = await finishSignIn(halfway, credentials);
    expect(await reads(second.url, finished.access_token)).toBe(200);
  } finally {
    await second.stop();
  }
}, 60_000);
