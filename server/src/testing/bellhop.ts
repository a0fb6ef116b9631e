import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openInstallation } from "../journeys/installation/open-installation.ts";
import { openBellhop } from "../open-bellhop.ts";
import { readConfig } from "../platform/config.ts";
import { holdPort } from "../platform/free-port.ts";
import { openLog } from "../platform/log.ts";
import { afterTest } from "./after-test.ts";
import { hostEmail } from "./cast.ts";
import { testClock } from "./clock.ts";
import { giveSigningKeys } from "./give-signing-keys.ts";
import { runDueJobs } from "./run-due-jobs.ts";
import { testDatabase } from "./test-database.ts";

export type TestBellhop = Awaited<ReturnType<typeof testBellhop>>;

/**
 * A whole Bellhop on a free port for one test file or test, with a settable clock. Background jobs wait for
 * `runDueJobs`.
 */
export async function testBellhop(
  env: Record<string, string> = {},
  log = openLog("fatal"),
  database?: { url: string },
) {
  const { url: ownerUrl } = database ?? (await testDatabase());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-"));
  const config = await readConfig({
    DATA_DIR: dataDir,
    DOORS: "http,webhooks",
    DATABASE_URL: ownerUrl,
    HOST_EMAILS: hostEmail,
    // Nothing listens there: tests reach no network that they do not plan.
    WHATSAPP_GRAPH_URL: "http://127.0.0.1:9",
    ...env,
  });
  const clock = testClock();
  const { port, giveBack } = await holdPort();
  const bellhop = await openBellhop({
    config,
    port,
    ownerUrl,
    log,
    clock,
    ownsLoop: false,
  });
  await openInstallation(bellhop.services);
  // The processes of an installation share its keys.
  if (!database) await giveSigningKeys(bellhop.services.db, config.secretKey);
  await giveBack();
  await bellhop.open();
  afterTest(async () => {
    await bellhop.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ...bellhop,
    ownerUrl,
    clock,
    runDueJobs: () => runDueJobs(ownerUrl, bellhop.services),
  };
}
