import { listWaitingConversations } from "../../domain/delivery/index.ts";
import { enqueuePendingMedia } from "../../domain/media/index.ts";
import { listReactionsToSend } from "../../domain/messages/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { enqueueSend } from "./send-messages.ts";
import { enqueueReaction } from "./send-reaction.ts";

/** A channel works again: its messages and reactions that wait are sent, and guests' files that wait are fetched. */
export async function resumeWaiting(at: AtVenue, channelId: string) {
  for (const { conversation_id } of await listWaitingConversations(at, channelId))
    await enqueueSend(at, conversation_id);
  for (const { change_id } of await listReactionsToSend(at, channelId)) await enqueueReaction(at, change_id);
  await enqueuePendingMedia(at, channelId);
}
