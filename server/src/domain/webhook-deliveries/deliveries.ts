import type { DeliveryCause, DeliveryFate, Network } from "@bellhop/contract/deliveries";
import type { AtInstallation } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertWebhookDelivery, updateWebhookDelivery } from "./deliveries.queries.ts";

/** How a delivery was dealt with. */
export type Verdict = {
  state: DeliveryFate;
  /** Null if all of it was processed. */
  causes: DeliveryCause[] | null;
  phoneNumberIds: string[];
  /** False if all that is missing cannot be read: the same bytes give the same result. */
  isRetryable: boolean;
};

type NewDelivery = { signedBy: Network; sha256: Buffer; body: Buffer };

/** Stores a delivery's bytes and returns its id. The same bytes again count up, and a person has to review them again. */
export async function storeWebhookDelivery(
  at: AtInstallation,
  delivery: NewDelivery,
  verdict: Verdict,
): Promise<string> {
  const values = { deliveryId: newId(), ...delivery, receivedAt: at.now, ...storable(verdict) };
  return (await at.tx.row(insertWebhookDelivery, values)).delivery_id;
}

export const markWebhookDelivery = (at: AtInstallation, deliveryId: string, verdict: Verdict) =>
  at.tx.run(updateWebhookDelivery, { deliveryId, ...storable(verdict) });

const storable = ({ causes, ...verdict }: Verdict) => ({
  ...verdict,
  causes: causes && JSON.stringify(causes),
});
