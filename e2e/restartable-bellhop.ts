import { rm } from "node:fs/promises";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { test as anyBellhop, type Bellhop, startAndStopMs } from "./bellhop.ts";
import { copyOfDemo } from "./demo-copies.ts";
import { waitOverMidnight } from "./hotel-day.ts";

/** A Bellhop that is killed and restarted on the same address and files. */
export type RestartableBellhop = { first: Bellhop; kill(): Promise<void>; restart(): Promise<void> };

/** A walk that can kill its Bellhop. */
export const test = anyBellhop.extend<{ server: RestartableBellhop }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      await waitOverMidnight();
      const dataDir = await copyOfDemo();
      const env = { PORT: String(await portOfItsOwn()) };
      const first = await startBellhop({ dataDir, env });
      let now = first;
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
