import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type RunningBellhop, startBellhop } from "../server/src/testing/running-bellhop.ts";

/** How long a Bellhop may take to start, and to stop. */
const startAndStopMs = 72_000;

/** The last as the browser is told in `./browser.ts`. */
const namesOfThisMachine = ["127.0.0.1", "localhost", "reception.test"];

/**
 * How Chromium reports what a Content-Security-Policy or Trusted Types forbid, also in a worker or a frame. Being framed
 * is the act of another page.
 */
const forbiddenByPolicy = /^(?!.*frame-ancestors).*(Content[ -]Security[ -]Policy|requires 'Trusted)/is;

/** A Bellhop of its own: started from nothing, with the demo's cast, gone with its files at the end. */
export type Bellhop = RunningBellhop;

/**
 * Playwright's `test` with a running Bellhop (one per worker) as its base address. A walk fails when the page
 * asked anybody outside for anything, or reported an error, and when any page did what the Content-Security-Policy forbids.
 */
export const test = base.extend<
  { attacksThePolicy: boolean; pageStaysClean: undefined },
  { bellhop: Bellhop }
>({
  attacksThePolicy: [false, { option: true }],
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
    async ({ browser, context, attacksThePolicy }, use) => {
      const faults: string[] = [];
      context.on("request", (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isOutside = /^(https?|wss?):$/.test(protocol) && !namesOfThisMachine.includes(hostname);
        if (isOutside) faults.push(`asked the outside: ${href}`);
      });
      context.on("weberror", (error) => faults.push(`error in the page: ${error.error()}`));
      const watchPolicy = (one: BrowserContext) =>
        one.on("console", (message) => {
          const isFault = !attacksThePolicy && forbiddenByPolicy.test(message.text());
          if (isFault) faults.push(`forbidden by policy: ${message.text()}`);
        });
      watchPolicy(context);
      browser.on("context", watchPolicy);
      await use(undefined);
      browser.off("context", watchPolicy);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
