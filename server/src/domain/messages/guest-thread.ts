import type { AtVenue } from "../../platform/at/index.ts";
import { updateHelpful, updateReadOnPage } from "./guest-thread.queries.ts";
import { broadcastMessage } from "./views.ts";

/** The guest has seen the messages up to this one. */
export async function markReadOnPage(
  at: AtVenue,
  scope: { conversationId: string; channelId: string | null },
  throughId: string,
) {
  const read = await at.tx.rows(updateReadOnPage, { venueId: at.venueId, ...scope, throughId });
  for (const { message_id } of read) broadcastMessage(at, message_id);
}

/** Stores the guest's rating of an answer that they may see; the latest counts. Null removes it. */
export async function setHelpful(at: AtVenue, messageId: string, isHelpful: boolean | null) {
  const changed = await at.tx.maybeRow(updateHelpful, { venueId: at.venueId, messageId, isHelpful });
  if (changed) broadcastMessage(at, messageId);
}
