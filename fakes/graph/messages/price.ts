import type { Account, PhoneNumber } from "../accounts/account.ts";
import type { Pricing } from "../bodies.ts";

/**
 * The price of a message. Service messages are free until the month's free ones are used up; without a payment method,
 * later ones are accepted and never delivered (since October 2026).
 */
export function priceOf(number: PhoneNumber, account: Account | undefined, category: string) {
  const isFree = category === "service" && number.freeMessagesLeft > 0;
  if (isFree) number.freeMessagesLeft--;
  const pricing: Pricing = {
    billable: !isFree,
    pricing_model: "PMP",
    type: isFree ? "free_customer_service" : "regular",
    category,
  };
  return { pricing, isDelivered: isFree || account?.fields.primary_funding_id !== undefined };
}
