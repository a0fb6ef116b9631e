import type { AtVenue } from "../../platform/at/index.ts";
import { type Conversation, selectAnsweredElsewhere } from "./conversations.queries.ts";

/** Whether another agent on the venue's number is to answer, by what has been reported so far in this unit. */
export async function isAnsweredElsewhere(
  at: AtVenue,
  { conversation_id: conversationId }: Pick<Conversation, "conversation_id">,
): Promise<boolean> {
  const found = await at.tx.row(selectAnsweredElsewhere, { venueId: at.venueId, conversationId });
  return found.is_elsewhere;
}
