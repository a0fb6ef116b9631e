import { type BrowserContext, test as base, expect } from "@playwright/test";
import {
  type BellhopHost,
  type HostedBellhop,
  startBellhopHost,
} from "../server/src/testing/hosted-bellhop.ts";
import { waitOverMidnight } from "./hotel-day.ts";
import { templates } from "./templates.ts";

/** Time limit for starting and stopping a Bellhop, and for waiting over midnight before. */
export const startAndStopMs = 132_000;

/** The last one is mapped in `./browser.ts`. */
const namesOfThisMachine = ["127.0.0.1", "localhost", "reception.test"];

/**
 * How Chromium reports violations of a Content-Security-Policy or of Trusted Types, also in a worker or a frame. A
 * frame-ancestors violation is caused by another page.
 */
const forbiddenByPolicy = /^(?!.*frame-ancestors).*(Content[ -]Security[ -]Policy|requires 'Trusted)/is;

/** A separate Bellhop with the demo; its files and its database are deleted at the end. */
export type Bellhop = Omit<HostedBellhop, "stop">;

type Walk = {
  attacksThePolicy: boolean;
  /** More environment of this walk's Bellhop. */
  env: Record<string, string>;
  /** Whether the demo is made with `env`, instead of copied. */
  makesDemo: boolean;
  bellhop: Bellhop;
  pageStaysClean: undefined;
};

/**
 * Playwright's `test` with a running Bellhop as its base address, with the demo. Each walk has its own, with its own
 * database, so walks run in any order and alone. Those of a worker run one after the other in the same process. A walk
 * fails if a page of any browser context contacted another host, reported an error, or violated the
 * Content-Security-Policy.
 */
export const test = base.extend<Walk, { host: BellhopHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const host = startBellhopHost();
      await use(host);
      await host.stop();
    },
    { scope: "worker", timeout: startAndStopMs },
  ],
  attacksThePolicy: [false, { option: true }],
  env: [{}, { option: true }],
  makesDemo: [false, { option: true }],
  bellhop: [
    async ({ host, env, makesDemo }, use) => {
      await waitOverMidnight();
      const { postgresUrl, migrated, demo } = templates();
      const bellhop = await host.open({ postgresUrl, template: makesDemo ? migrated : demo, env });
      await use(bellhop);
      await bellhop.stop();
    },
    { timeout: startAndStopMs },
  ],
  baseURL: async ({ bellhop }, use) => use(bellhop.url),
  pageStaysClean: [
    async ({ browser, context, attacksThePolicy }, use) => {
      const faults: string[] = [];
      const watch = (one: BrowserContext) => {
        one.on("request", (request) => {
          const { protocol, hostname, href } = new URL(request.url());
          const isOutside = /^(https?|wss?):$/.test(protocol) && !namesOfThisMachine.includes(hostname);
          if (isOutside) faults.push(`asked the outside: ${href}`);
        });
        one.on("weberror", (error) => faults.push(`error in the page: ${error.error()}`));
        one.on("console", (message) => {
          const isFault = !attacksThePolicy && forbiddenByPolicy.test(message.text());
          if (isFault) faults.push(`forbidden by policy: ${message.text()}`);
        });
      };
      watch(context);
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
