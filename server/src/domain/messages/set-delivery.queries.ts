import type { DeliveryState } from "@bellhop/contract/messages";
import { change } from "../../platform/db/index.ts";

/** How a message fares on its channel. */
export type Delivery = {
  messageId: string;
  state: DeliveryState;
  failureCode: string | null;
  sendAfter: Date | null;
  providerMessageId: string | null;
  replacesProviderMessageId: boolean;
  priceCategory: string | null;
  isCharged: boolean | null;
};

/** `$providerMessageId` replaces an earlier one only if `$replacesProviderMessageId`. A price is kept until the next. */
export const updateDelivery = change<{ venueId: number } & Delivery>(
  "set delivery",
  `update messages set state = $state, failure_code = $failureCode, send_after = $sendAfter,
     price_category = coalesce($priceCategory, price_category), is_charged = coalesce($isCharged, is_charged),
     provider_message_id = case when $replacesProviderMessageId::boolean then $providerMessageId::text
                           else coalesce(provider_message_id, $providerMessageId::text) end
   where venue_id = $venueId and message_id = $messageId`,
);

export const updatePrice = change<{
  venueId: number;
  messageId: string;
  priceCategory: string;
  isCharged: boolean;
}>(
  "set price",
  `update messages set price_category = $priceCategory, is_charged = $isCharged
   where venue_id = $venueId and message_id = $messageId`,
);
