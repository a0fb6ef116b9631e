import { markDraftsOutdated, markTranslatedDraftsOutdated } from "../../domain/answer-drafts/index.ts";
import { broadcastConversation } from "../../domain/conversations/index.ts";
import { noteChange } from "../../domain/notifications/index.ts";
import { findVenue, switchesOf } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { enqueueAnswer } from "../guests/guest-writes.ts";

/**
 * Call it after another version went live, or the assistant was paused or switched on. Hides drafts with sentences that
 * are no longer published, and has the assistant write new ones.
 */
export async function renewDrafts(at: AtVenue) {
  const venue = await findVenue(at);
  const version = switchesOf(venue).assistantAnswers ? venue.live_concierge_version : null;
  await writeNewOnes(at, await markDraftsOutdated(at, version));
}

/** The same after a manager decided what guests get instead of a sentence in this language. */
export async function renewTranslatedDrafts(at: AtVenue, language: string) {
  await writeNewOnes(at, await markTranslatedDraftsOutdated(at, language));
}

async function writeNewOnes(at: AtVenue, conversationIds: readonly string[]) {
  for (const conversationId of conversationIds) {
    await noteChange(at, { kind: "conversation", id: conversationId });
    await enqueueAnswer(at, conversationId);
    broadcastConversation(at, conversationId);
  }
}
