import { afterAll } from "vitest";
import { startGraph } from "./running-graph.ts";

/** Starts the stand-in for WhatsApp's Graph API for one test file. Call it at the top of the file. */
export async function fakeGraph(env: Record<string, string>) {
  const { url, control, stop } = await startGraph(env);
  afterAll(stop);
  return {
    url,
    /** Makes the next sends, or the reports about them, go wrong. */
    fault: (fault: object) => control("POST", "faults", fault),
    sendWebhooksTo: (address: string) => control("POST", "webhook-url", { url: address }),
  };
}
