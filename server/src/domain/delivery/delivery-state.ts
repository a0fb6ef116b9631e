import type { DeliveryState } from "@bellhop/contract/messages";

const rank: Record<DeliveryState, number> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  accepted: 3,
  sent: 4,
  failed: 5,
  delivered: 6,
  read: 7,
};

/**
 * The state after a status update. Updates arrive twice, late and out of order, so a state only moves up: "sent" does
 * not replace `failed`, but "delivered", which the guest's phone confirms, does.
 */
export function stateAfterUpdate(current: DeliveryState, reported: DeliveryState): DeliveryState {
  return rank[reported] > rank[current] ? reported : current;
}

/** True once the channel has acknowledged the message or sent a status for it. */
export function isWithChannel(state: DeliveryState): boolean {
  return rank[state] >= rank.accepted;
}
