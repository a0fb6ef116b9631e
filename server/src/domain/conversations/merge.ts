import type { AtVenue } from "../../platform/at/index.ts";
import { dropDrafts } from "../answer-drafts/index.ts";
import { moveOpenQuestions } from "../questions/index.ts";
import {
  absorbConversation,
  resetChannels,
  resetMergedInto,
  selectConversationsOfGuestsForUpdate,
  setMergedInto,
} from "./merge.queries.ts";

/** Locks the conversations of these guests until the unit ends; the id of each guest's, if they have one. */
export async function lockConversationsOfGuests(at: AtVenue, guestIds: string[]) {
  const rows = await at.tx.rows(selectConversationsOfGuestsForUpdate, { venueId: at.venueId, guestIds });
  return new Map(rows.map(({ guest_id, conversation_id }) => [guest_id, conversation_id]));
}

/** The other conversation is shown in this one, which takes over its open questions. */
export async function mergeConversation(at: AtVenue, conversationId: string, otherId: string) {
  const pair = { venueId: at.venueId, conversationId, otherId };
  await at.tx.run(absorbConversation, pair);
  await moveOpenQuestions(at, conversationId, otherId);
  // The guest keeps waiting, now in the other conversation, where staff answer.
  await dropDrafts(at, [otherId]);
  await at.tx.run(setMergedInto, pair);
}

/** Separate the guests first. Questions and the reply window stay where they are. */
export async function separateConversation(at: AtVenue, conversationId: string, otherId: string) {
  const pair = { venueId: at.venueId, conversationId, otherId };
  await at.tx.run(resetMergedInto, pair);
  await at.tx.run(resetChannels, pair);
}
