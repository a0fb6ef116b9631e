import { test as base, expect } from "@playwright/test";
import { type RunningBellhop, startBellhop } from "../server/src/testing/running-bellhop.ts";

/** How long a Bellhop may take to start, and to stop. */
const startAndStopMs = 72_000;

/** The last as the browser is told in `./browser.ts`. */
const namesOfThisMachine = ["127.0.0.1", "localhost", "reception.test"];

/** A Bellhop of its own: started from nothing, with the demo's cast, gone with its files at the end. */
export type Bellhop = RunningBellhop;

/**
 * Playwright's `test` with a running Bellhop (one per worker) as its base address. A walk fails when the page
 * asked anybody outside for anything, or reported an error.
 */
export const test = base.extend<{ pageStaysClean: undefined }, { bellhop: Bellhop }>({
  bellhop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const bellhop = await startBellhop();
      await use(bellhop);
      await bellhop.stop();
    },
    { scope: "worker", timeout: startAndStopMs },
  ],
  baseURL: async ({ bellhop }, use) => use(bellhop.url),
  pageStaysClean: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on("request", (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isOutside = /^(https?|wss?):$/.test(protocol) && !namesOfThisMachine.includes(hostname);
        if (isOutside) faults.push(`asked the outside: ${href}`);
      });
      context.on("weberror", (error) => faults.push(`error in the page: ${error.error()}`));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
