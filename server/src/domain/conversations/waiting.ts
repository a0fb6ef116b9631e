import type { AtVenue } from "../../platform/at/index.ts";
import { noteChange } from "../notifications/index.ts";
import {
  updateAnswered,
  updateAskedToWrite,
  updateConsidered,
  updateUnread,
  updateWaiting,
} from "./conversations.queries.ts";

/** The assistant has considered all messages up to this one. */
export const markConsidered = (at: AtVenue, conversationId: string, consideredSeq: number) =>
  at.tx.run(updateConsidered, { venueId: at.venueId, conversationId, consideredSeq });

/**
 * Recomputes since when the guest waits: since the first message after the last answer that did not fail and after the
 * messages that were marked as answered, or since an open question or what a draft answers, if that is earlier. Without
 * any of these the guest does not wait.
 */
export async function recomputeWaiting(at: AtVenue, conversationId: string) {
  await Promise.all([
    at.tx.run(updateWaiting, { venueId: at.venueId, conversationId }),
    noteChange(at, { kind: "conversation", id: conversationId }),
  ]);
}

/** No message so far needs an answer. Open questions and drafts keep waiting. */
export async function markAnswered(at: AtVenue, conversationId: string) {
  await Promise.all([
    at.tx.run(updateAnswered, { venueId: at.venueId, conversationId }),
    noteChange(at, { kind: "conversation", id: conversationId }),
  ]);
}

/** The guest was asked to write instead of recording. */
export const markAskedToWrite = (at: AtVenue, conversationId: string) =>
  at.tx.run(updateAskedToWrite, { venueId: at.venueId, conversationId, askedAt: at.now });

export const setUnread = (at: AtVenue, conversationId: string, unread: number) =>
  at.tx.run(updateUnread, { venueId: at.venueId, conversationId, unread });
