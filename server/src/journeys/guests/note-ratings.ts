import { detectLanguage, isBadRating, type ReadRating, readRating } from "@bellhop/language/intents";
import { addSystemLine, type Conversation } from "../../domain/conversations/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import {
  findRating,
  findSurvey,
  noteRepeat,
  type Survey,
  storeRating,
} from "../../domain/stay-ratings/index.ts";
import type { InboundMessage } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { handOver } from "../assistant/hand-over.ts";

/** A guest's message that was just added to the thread. */
export type RatingMessage = Pick<InboundMessage, "kind" | "text" | "quotedId"> & {
  messageId: string;
  seq: number;
  /** The message that a form of the guest page answers. */
  ratedId: string | null;
};

type Situation = {
  language: string;
  /** Staff get the words as an emergency: they are no complaint beside it. */
  isEmergency: boolean;
};

/** Texts and taps. What a machine heard may be wrong, so it rates nothing. */
const ratingKinds = new Set(["text", "button", "interactive"]);

/**
 * Answers to "How was your stay?" are stored as ratings. A bad one goes to staff as a complaint in the same transaction.
 */
export async function noteRatings(
  at: AtVenue,
  conversation: Conversation,
  messages: readonly RatingMessage[],
  { language, isEmergency }: Situation,
): Promise<Noted> {
  const all: Noted = { hasRated: false, isHandedOver: false };
  for (const message of messages) {
    if (!ratingKinds.has(message.kind)) continue;
    const read = readRating(message.text, detectLanguage(message.text, undefined, language));
    if (!read) continue;
    const survey = await findSurvey(at, {
      conversationId: conversation.conversation_id,
      channelId: conversation.channel_id,
      beforeSeq: message.seq,
      ratedId: message.ratedId,
      quotedId: message.quotedId,
    });
    const noted = survey && (await noteRating(at, conversation, message, { survey, read, isEmergency }));
    if (!noted) continue;
    all.hasRated = true;
    all.isHandedOver ||= noted.isHandedOver;
  }
  return all;
}

type Noted = { hasRated: boolean; isHandedOver: boolean };

type Rated = { survey: Survey; read: ReadRating; isEmergency: boolean };

async function noteRating(
  at: AtVenue,
  conversation: Conversation,
  { messageId, ratedId }: RatingMessage,
  { survey, read, isEmergency }: Rated,
): Promise<{ isHandedOver: boolean } | undefined> {
  const before = await findRating(at, survey.asked_id);
  // "Great!" answers the text that came last. A complaint belongs to the rating before it; a number changes it.
  const isAnswer = survey.isNamed || read.isExplicit || (before ? read.complains : survey.isNext);
  if (!isAnswer) return undefined;
  const isNew = read.isExplicit || !before || (survey.isNamed && read.score !== null);
  const score = isNew ? read.score : before.score;
  const isBad = isBadRating({ score, complains: read.complains });
  const isRepeat = before?.score === score && before.is_bad === isBad && read.comment === "";
  const isComplaint = isBad && !isEmergency && (!before?.is_complaint_open || read.comment !== "");
  if (isRepeat && !isComplaint) {
    await noteRepeat(at, survey.asked_id, messageId);
    return { isHandedOver: false };
  }
  if (!isRepeat) {
    const line = await addSystemLine(at, conversation, { kind: "stay_rated", score });
    broadcastMessage(at, line);
  }
  const about = [...(score === null ? [] : [`${score}/5`]), ...(read.comment === "" ? [] : [read.comment])];
  const complaintId = isComplaint
    ? await handOver(at, conversation, { reason: "complaint", about: about.join(" · ") })
    : null;
  failpoint("rating.handed-over");
  await storeRating(at, {
    ...{ survey, score, isBad, comment: read.comment, complaintId },
    ...{ way: ratedId === null ? ("reply" as const) : ("page" as const), replyId: messageId },
  });
  failpoint("rating.stored");
  return { isHandedOver: isComplaint };
}
