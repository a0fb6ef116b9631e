import { reviewText } from "@bellhop/language/intents";
import {
  addOwnMessage,
  broadcastConversation,
  isReplyWindowOpen,
  lockConversationIfAny,
} from "../../domain/conversations/index.ts";
import { findGuest, whyNotWriteFirst } from "../../domain/guests/index.ts";
import { listPauses, openCalendar } from "../../domain/proactive/index.ts";
import { listToReview, lockIfToReview, noteReviewSent } from "../../domain/stay-ratings/index.ts";
import { findVenue, settingsOf } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { isDatabaseUnavailable, retryOnConflict } from "../../platform/db/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";

/**
 * Guests who rated their stay get the link to review the venue publicly: all of them, whatever they rated, because
 * platforms forbid asking only those who are content. With a complaint it goes out once staff have settled it. Each guest
 * gets it once for a stay. Returns what failed: the other guests got theirs, and the next run tries again.
 */
export async function sendReviewLinks(services: Services, venueId: number): Promise<unknown[]> {
  const ratings = await services.db.readAtVenue(venueId, async (at) =>
    (await findReviewLink(at)) === undefined ? [] : listToReview(at),
  );
  const failures: unknown[] = [];
  for (const rating of ratings)
    try {
      await retryOnConflict(() => services.db.atVenue(venueId, (at) => sendReviewLink(at, services, rating)));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      failures.push(error);
    }
  return failures;
}

/** Undefined while nothing is to be sent: there is no link, all messages are paused, or these are quiet hours. */
async function findReviewLink(at: ReadingAtVenue) {
  const [venue, pauses] = await Promise.all([findVenue(at), listPauses(at)]);
  const { proactive } = settingsOf(venue);
  const isQuiet = openCalendar({ timezone: venue.timezone, ...proactive }).afterQuiet(at.now) > at.now;
  if (proactive.review_url === "" || venue.closed_at || isQuiet) return undefined;
  if (pauses.some(({ until }) => until === null)) return undefined;
  return { link: proactive.review_url, venue };
}

type Rating = { asked_id: string; conversation_id: string; guest_id: string };

async function sendReviewLink(at: AtVenue, { erasureKey }: Services, rating: Rating) {
  const found = await findReviewLink(at);
  const conversation = await lockConversationIfAny(at, rating.conversation_id);
  if (!found || !conversation || !(await lockIfToReview(at, rating.asked_id))) return;
  const { conversation_id, channel_kind, window_from } = conversation;
  if (!isReplyWindowOpen(channel_kind, window_from, at.now)) return;
  const { guest_id, phone, language } = await findGuest(at, rating.guest_id);
  if (await whyNotWriteFirst(at, { guest_id, phone }, "stay", erasureKey)) return;
  const messageId = newId();
  await noteReviewSent(at, rating.asked_id, messageId);
  failpoint("review.noted");
  await addOwnMessage(at, conversation, {
    messageId,
    author: "rule",
    member: null,
    text: reviewText({ language: language ?? found.venue.default_language, link: found.link }),
    isAnswer: true,
  });
  await enqueueSend(at, conversation_id);
  broadcastConversation(at, conversation_id, messageId);
}
