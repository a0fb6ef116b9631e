import { expect } from "@playwright/test";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { startFastPostgres } from "../server/src/testing/fast-postgres.ts";
import { startBellhopHost } from "../server/src/testing/hosted-bellhop.ts";
import { hotelDay, waitOverMidnight } from "./hotel-day.ts";
import { provideTemplates } from "./templates.ts";

const dueJobs = "select count(*)::int as n from pgboss.job where state < 'completed' and start_after < now()";

/** Runs once before all walks: starts their PostgreSQL, and makes the demo that they clone. */
export default async function makeTemplate() {
  await waitOverMidnight();
  const day = hotelDay();
  const { url: postgresUrl, template: migrated, stop } = await startFastPostgres();
  const host = startBellhopHost();
  try {
    const bellhop = await host.open({ postgresUrl, template: migrated });
    // The demo's jobs run once, and not in each clone.
    const due = async () => (await asOwner(bellhop.databaseUrl, dueJobs))[0]?.n;
    await expect.poll(due, { timeout: 60_000 }).toBe(0);
    await bellhop.stop({ keepDatabase: true });
    provideTemplates({ postgresUrl, migrated, demo: new URL(bellhop.databaseUrl).pathname.slice(1), day });
  } finally {
    await host.stop();
  }
  return stop;
}
