import type { AtVenue } from "../../platform/at/index.ts";
import {
  type Delivery,
  unsetFailure,
  updateDelivery,
  updatePrice,
  updateWithdrawn,
} from "./set-delivery.queries.ts";

export const setDelivery = (at: AtVenue, delivery: Delivery) =>
  at.tx.run(updateDelivery, { venueId: at.venueId, ...delivery });

export const setPrice = (
  at: AtVenue,
  price: { messageId: string; priceCategory: string; isCharged: boolean; priceType: string },
) => at.tx.run(updatePrice, { venueId: at.venueId, ...price });

/** Takes back a message that waits to be sent. False if it is too late. */
export async function withdrawMessage(
  at: AtVenue,
  messageId: string,
  { mustBeHeld }: { mustBeHeld: boolean },
): Promise<boolean> {
  const row = await at.tx.maybeRow(updateWithdrawn, { venueId: at.venueId, messageId, mustBeHeld });
  if (row) await at.tx.run(unsetFailure, { venueId: at.venueId, messageId });
  return row !== undefined;
}

/** The failure code of a message that staff took back before it was sent. */
export const withdrawnCode = "withdrawn";
