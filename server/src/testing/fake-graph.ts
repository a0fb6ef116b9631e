import { afterAll } from "vitest";
import { startGraph } from "./running-graph.ts";

export async function fakeGraph(env: Record<string, string>) {
  const { url, control, stop } = await startGraph(env);
  afterAll(stop);
  return {
    url,
    control,
    /** Faults for the next sends or their status updates. */
    fault: (fault: object) => control("POST", "faults", fault),
    sendWebhooksTo: (address: string) => control("POST", "webhook-url", { url: address }),
  };
}
