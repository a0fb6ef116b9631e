import type { DeliveryState } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";

/** How far a message has come. */
export function useDeliveryWords(): Record<DeliveryState, string> {
  const { t } = useLingui();
  return {
    queued: t`Queued`,
    sending: t`Sending`,
    accepted: t`Accepted`,
    sent: t`Sent`,
    delivered: t`Delivered`,
    read: t`Read`,
    failed: t`Failed`,
    unknown: t`Uncertain`,
  };
}
