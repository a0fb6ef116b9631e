import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { test as anyBellhop, type Bellhop, startAndStopMs } from "./bellhop.ts";
import { waitOverMidnight } from "./hotel-day.ts";

/** A Bellhop that is killed and restarted on the same address and files. */
export type RestartableBellhop = { first: Bellhop; kill(): Promise<void>; restart(): Promise<void> };

/** A walk that can kill its Bellhop, which is a process with its own PostgreSQL. */
export const test = anyBellhop.extend<{ server: RestartableBellhop }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      await waitOverMidnight();
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-walk-"));
      const env = { PORT: String(await portOfItsOwn()) };
      let now = await startBellhop({ dataDir, env });
      const first = { ...now, databaseUrl: await embeddedDatabaseUrl(dataDir), mailboxUrl: undefined };
      const restart = async () => {
        now = await startBellhop({ dataDir, env });
      };
      await use({ first, kill: () => now.kill(), restart });
      await now.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { timeout: startAndStopMs },
  ],
  bellhop: ({ server }, use) => use(server.first),
});
