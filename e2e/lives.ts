import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { test as anyBellhop, type Bellhop } from "./bellhop.ts";

/** One Bellhop, killed and started again on the same address and the same files. */
export type Lives = { first: Bellhop; kill(): Promise<void>; comeBack(): Promise<void> };

/** A walk through a Bellhop of its own, which can be killed. */
export const test = anyBellhop.extend<object, { lives: Lives }>({
  lives: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-lives-"));
      const first = await startBellhop({ dataDir });
      let now = first;
      const comeBack = async () => {
        now = await startBellhop({ dataDir, env: { PORT: new URL(first.url).port } });
      };
      await use({ first, kill: () => now.kill(), comeBack });
      await now.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: 72_000 },
  ],
  bellhop: [async ({ lives }, use) => use(lives.first), { scope: "worker" }],
});
