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
 * The state after a report. Reports come twice, late and out of order, so a state only moves up: `failed` stays
 * failed when "sent" comes after it, and gives way to "delivered", which the guest's phone itself has said.
 */
export function stateAfterUpdate(current: DeliveryState, reported: DeliveryState): DeliveryState {
  return rank[reported] > rank[current] ? reported : current;
}

/** True once the channel has said that it has the message or what became of it. */
export function isWithChannel(state: DeliveryState): boolean {
  return rank[state] >= rank.accepted;
}
