import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Conversation } from "../../domain/conversations/index.ts";
import type { Answer } from "../../domain/plans/index.ts";
import { findVenueDay, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** How an answer of the assistant counts. Answers on the simulator are free; which others are is for the plan to say. */
export async function meteredAnswer(
  at: AtVenue,
  { guest_id: guestId, channel_kind: channel }: Conversation,
  { operator_id: operatorId }: Venue,
): Promise<Answer | undefined> {
  if (channelRules[channel].isSimulated) return undefined;
  const { today } = await findVenueDay(at);
  return { operatorId, guestId, month: today.slice(0, 7), channel };
}
