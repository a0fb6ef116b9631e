// A random history in three time zones, with merges, undone ones, erased guests and retention: all numbers of the
// statistics equal an independent recount, and what stands behind each has exactly as many rows. Then a year over a
// million messages is timed. `npm run prove -- statistics [--messages N --seed S --million N]`
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openInstallation } from "../../server/src/journeys/installation/open-installation.ts";
import { openBellhop } from "../../server/src/open-bellhop.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { migrate } from "../../server/src/platform/db/index.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { testClock } from "../../server/src/testing/clock.ts";
import { longTimes, proveStatistics } from "../../server/src/testing/statistics/prove-statistics.ts";
import { timeYear } from "./statistics/time-year.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    /** Messages of the timed year, 4 of 10 at one venue; 0 for none. */
    million: { type: "string", default: "1000000" },
  },
});
const seed = Number(values.seed);
const messages = Number(values.messages);
const log = openLog("fatal");
const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-statistics-"));
const postgres = await startEmbeddedPostgres({ dataDir, log });
const startedAt = performance.now();
try {
  await migrate({ ownerUrl: postgres.url, log });
  const clock = testClock();
  const env = { DATA_DIR: dataDir, DOORS: "http", DATABASE_URL: postgres.url, LOG_LEVEL: "fatal" };
  const bellhop = await openBellhop({
    config: await readConfig(env),
    port: 0,
    ownerUrl: postgres.url,
    log,
    clock,
  });
  try {
    await openInstallation(bellhop.services);
    const setting = { services: bellhop.services, ownerUrl: postgres.url, clock };
    const say = console.log;
    const options = { seed, messages, times: longTimes, keptDays: 120, say };
    const { wrong, ...proven } = messages > 0 ? await proveStatistics(setting, options) : { wrong: [] };
    for (const one of wrong.slice(0, 50)) say(one);
    const year = Number(values.million) > 0 ? await timeYear(setting, Number(values.million), say) : {};
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    process.exitCode = wrong.length === 0 ? 0 : 1;
    console.log(
      JSON.stringify({
        proof: "statistics",
        holds: wrong.length === 0,
        seed,
        messages,
        ...proven,
        year,
        seconds,
      }),
    );
  } finally {
    await bellhop.close();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
