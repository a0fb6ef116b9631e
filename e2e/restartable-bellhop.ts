import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { test as anyBellhop, type Bellhop } from "./bellhop.ts";

/** A Bellhop that is killed and restarted on the same address and files. */
export type RestartableBellhop = { first: Bellhop; kill(): Promise<void>; restart(): Promise<void> };

/** A walk with a separate Bellhop that it can kill. */
export const test = anyBellhop.extend<object, { server: RestartableBellhop }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-restartable-"));
      const first = await startBellhop({ dataDir });
      let now = first;
      const restart = async () => {
        now = await startBellhop({ dataDir, env: { PORT: new URL(first.url).port } });
      };
      await use({ first, kill: () => now.kill(), restart });
      await now.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: 72_000 },
  ],
  bellhop: [async ({ server }, use) => use(server.first), { scope: "worker" }],
});
