import { afterAll, expect, test, vi } from "vitest";
import { appSecret, databaseFaults, seenWithoutFault, watchFaults } from "./testing/faults.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { testDatabase } from "./testing/test-database.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const patience = { timeout: 20_000, interval: 250 };

const { url } = await testDatabase();
const bellhop = await startBellhop({
  env: {
    DATABASE_URL: url,
    DEMO: "1",
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_GRAPH_URL: "http://127.0.0.1:9",
    LOG_LEVEL: "info",
  },
});
afterAll(() => bellhop.stop());
const watched = await watchFaults(bellhop, url);

test.each(databaseFaults)("a database: $fault", async ({ begin, end, seen }) => {
  const before = watched.logged().length;
  await begin(url);
  try {
    await expect.poll(() => watched.see("database", seen.log, before), patience).toEqual(seen);
    expect((await fetch(`${bellhop.url}/healthz`)).status).toBe(200);
  } finally {
    await end(url);
  }
  await expect.poll(() => watched.see("database", ""), patience).toEqual({ ...seenWithoutFault, log: "" });

  // A fault that passes is no error of jobs or requests.
  const logged = watched.logged().slice(before);
  const errors = logged.filter(({ level }) => Number(level) >= 50);
  expect(new Set(errors.map(({ msg }) => msg))).toEqual(new Set([seen.log]));
  // Queues look for jobs every two seconds: an outage must not fill the log.
  expect(logged.filter(({ msg }) => msg === "job library")).toEqual([]);
});
