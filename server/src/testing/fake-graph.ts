import { afterAll } from "vitest";
import { startGraph } from "./running-graph.ts";

export async function fakeGraph(env: Record<string, string>) {
  const { url, control, stop } = await startGraph(env);
  afterAll(stop);
  return {
    url,
    control,
    /** Faults for the next sends or their status updates, of one number only if it is given. */
    fault: (faults: object | object[], phone_number_id?: string) =>
      control(
        "POST",
        "faults",
        [faults].flat().map((one) => ({ ...one, phone_number_id })),
      ),
    sendWebhooksTo: (address: string) => control("POST", "webhook-url", { url: address }),
  };
}
