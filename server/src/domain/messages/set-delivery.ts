import type { AtVenue } from "../../platform/at/index.ts";
import { type Delivery, updateDelivery, updatePrice } from "./set-delivery.queries.ts";

export const setDelivery = (at: AtVenue, delivery: Delivery) =>
  at.tx.run(updateDelivery, { venueId: at.venueId, ...delivery });

export const setPrice = (
  at: AtVenue,
  price: { messageId: string; priceCategory: string; isCharged: boolean },
) => at.tx.run(updatePrice, { venueId: at.venueId, ...price });
