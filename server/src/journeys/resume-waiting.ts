import { enqueuePendingMedia } from "../domain/media/index.ts";
import { listWaitingConversations } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { enqueueSend } from "./send-messages.ts";

/** A channel works again: its messages that wait are sent, and guests' files that wait are fetched. */
export async function resumeWaiting(at: AtVenue, channelId: string) {
  for (const { conversation_id } of await listWaitingConversations(at, channelId))
    await enqueueSend(at, conversation_id);
  await enqueuePendingMedia(at, channelId);
}
