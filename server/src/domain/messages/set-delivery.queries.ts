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
  priceType: string | null;
};

/** `$providerMessageId` replaces an earlier one only if `$replacesProviderMessageId`. A price is kept until the next. */
export const updateDelivery = change<{ venueId: number } & Delivery>(
  "set delivery",
  `update messages set state = $state, failure_code = $failureCode, send_after = $sendAfter,
     price_category = coalesce($priceCategory, price_category), is_charged = coalesce($isCharged, is_charged),
     price_type = coalesce($priceType, price_type),
     provider_message_id = case when $replacesProviderMessageId::boolean then $providerMessageId::text
                           else coalesce(provider_message_id, $providerMessageId::text) end
   where venue_id = $venueId and message_id = $messageId`,
);

/** Only while it waits. On a page a message is seen at once, unless it is held back. Returns no row otherwise. */
export const updateWithdrawn = change<
  { venueId: number; messageId: string; mustBeHeld: boolean },
  { message_id: string }
>(
  "withdraw message",
  `update messages set state = 'failed', failure_code = 'withdrawn', send_after = null
   where venue_id = $venueId and message_id = $messageId and state = 'queued' and author = 'staff'
     and (not $mustBeHeld::boolean or (send_after is not null and failure_code is null))
   returning message_id`,
);

/** After `withdraw message`: a trigger has noted a failure, but nothing has failed. */
export const unsetFailure = change<{ venueId: number; messageId: string }>(
  "unset failure",
  "update messages set has_failed = false where venue_id = $venueId and message_id = $messageId",
);

export const updatePrice = change<{
  venueId: number;
  messageId: string;
  priceCategory: string;
  isCharged: boolean;
  priceType: string;
}>(
  "set price",
  `update messages set price_category = $priceCategory, is_charged = $isCharged, price_type = $priceType
   where venue_id = $venueId and message_id = $messageId`,
);
