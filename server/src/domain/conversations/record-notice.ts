import { noticeVersion } from "@bellhop/language/intents";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Conversation, setNoticeGiven } from "./conversations.queries.ts";
import { insertNotice } from "./notices.queries.ts";

/** Records that this message disclosed, in this language, that the guest writes with an assistant. */
export async function recordNotice(
  at: AtVenue,
  conversation: Conversation,
  messageId: string,
  language: string,
) {
  const { venueId, now } = at;
  const conversationId = conversation.conversation_id;
  const notice = { noticeId: newId(), messageId, language, textVersion: noticeVersion, givenAt: now };
  await at.tx.run(insertNotice, { venueId, conversationId, ...notice });
  await at.tx.run(setNoticeGiven, { venueId, conversationId, noticeGivenAt: now });
  conversation.notice_given_at = now;
}
