import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { asOwner, embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { emptyFolder } from "./demo-copies.ts";
import { hotelDay, waitOverMidnight } from "./hotel-day.ts";

const dueJobs = "select count(*)::int as n from pgboss.job where state < 'completed' and start_after < now()";

/** Runs once before all walks: makes the demo that they copy. */
export default async function makeTemplate() {
  await waitOverMidnight();
  const day = hotelDay();
  const dataDir = await emptyFolder();
  const bellhop = await startBellhop({ dataDir });
  // The demo's jobs run once, and not in each copy.
  const databaseUrl = await embeddedDatabaseUrl(dataDir);
  const due = async () => (await asOwner(databaseUrl, dueJobs))[0]?.n;
  await expect.poll(due, { timeout: 60_000 }).toBe(0);
  await bellhop.stop();
  process.env.BELLHOP_WALKS = dataDir;
  process.env.BELLHOP_WALKS_DAY = day;
  return () => rm(dataDir, { recursive: true, force: true });
}
