import { eraseMessagesQueue, eraseNextMessages } from "../../domain/conversations/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** Removes the words of a deleted guest's conversations, some messages at a time. It may run twice at once. */
export async function eraseMessagesOf(
  { db, erasureKey }: Pick<Services, "db" | "erasureKey">,
  venueId: number,
  conversationIds: string[],
) {
  for (const id of conversationIds)
    for (let seq: number | undefined = 0; seq !== undefined; ) {
      const after: number = seq;
      seq = await retryOnConflict(() =>
        db.atVenue(venueId, (at) => eraseNextMessages(at, erasureKey, id, after)),
      );
    }
}

/** Usually finds nothing: `delete_guest` has removed the words before it answers, unless its process died. */
export const eraseMessages = jobHandler(
  eraseMessagesQueue,
  ({ venue_id, conversation_id }, services: Services) =>
    eraseMessagesOf(services, venue_id, [conversation_id]),
);
