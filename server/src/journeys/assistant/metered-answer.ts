import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Conversation } from "../../domain/conversations/index.ts";
import type { Answer } from "../../domain/plans/index.ts";
import { findVenueDay, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** What an answer of the assistant counts towards; undefined on the simulator, where answers are free. */
export async function meteredAnswer(
  at: AtVenue,
  { guest_id: guestId, channel_kind: channel }: Conversation,
  { operator_id: operatorId }: Venue,
): Promise<Answer | undefined> {
  if (channelRules[channel].isSimulated) return undefined;
  const { today } = await findVenueDay(at);
  return { operatorId, guestId, month: today.slice(0, 7), channel };
}
