import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { asOwner, embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { dayOfDemo, emptyFolder } from "./demo-copies.ts";

const dueJobs = "select count(*)::int as n from pgboss.job where state < 'completed' and start_after < now()";

/** Runs once before all walks: makes the demo that they copy. */
export default async function makeTemplate() {
  const dataDir = await emptyFolder();
  process.env.BELLHOP_WALKS_DAY = dayOfDemo();
  const bellhop = await startBellhop({ dataDir });
  // The demo's jobs run once, and not in each copy.
  const databaseUrl = await embeddedDatabaseUrl(dataDir);
  const due = async () => (await asOwner(databaseUrl, dueJobs))[0]?.n;
  await expect.poll(due, { timeout: 60_000 }).toBe(0);
  await bellhop.stop();
  process.env.BELLHOP_WALKS = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
