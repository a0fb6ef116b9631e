import { type RunningGraph, startGraph } from "../server/src/testing/running-graph.ts";
import { test as base, expect } from "./bellhop.ts";

const secret = "the app's secret";
const startAndStopMs = 72_000;

/** The ids of a number that can be connected, and of its account. */
export const number = "7701";
export const account = "8801";

/** A separate Bellhop whose WhatsApp is the stand-in, with more settings. */
export const testWith = (settings: Record<string, string>) =>
  base.extend<{ graph: RunningGraph }>({
    graph: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
      async ({}, use) => {
        const graph = await startGraph({ APP_SECRET: secret });
        const numbers = [{ id: number, status: "CONNECTED" }];
        await graph.control("POST", "accounts", { waba_id: account, phone_numbers: numbers });
        await use(graph);
        await graph.stop();
      },
      { timeout: startAndStopMs },
    ],
    env: ({ graph }, use) =>
      use({
        ...settings,
        WHATSAPP_APP_SECRET: secret,
        WHATSAPP_VERIFY_TOKEN: "the verify token",
        WHATSAPP_GRAPH_URL: graph.url,
      }),
  });

export const test = testWith({});

export { expect };
