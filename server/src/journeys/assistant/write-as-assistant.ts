import { noticeText } from "@bellhop/language/intents";
import { addOwnMessage, type Conversation, recordNotice } from "../../domain/conversations/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

type Text = {
  messageId: string;
  text: string;
  language: string;
  isAnswer: boolean;
  /** The member who approved it, if it had to be. */
  approvedBy?: { member_id: string; name: string };
};

/** Queues a message of the assistant. In a guest's first one a notice says that an assistant writes. */
export async function writeAsAssistant(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { messageId, text, language, isAnswer, approvedBy }: Text,
): Promise<void> {
  const isFirstContact = conversation.notice_given_at === null;
  const notice = isFirstContact ? noticeText({ language, venueName: venue.name }) : undefined;
  await addOwnMessage(at, conversation, {
    messageId,
    author: "assistant",
    member: approvedBy ?? null,
    // One message for both: every message costs the venue.
    text: notice && !text.includes(notice) ? `${notice}\n\n${text}` : text,
    preview: text,
    isAnswer,
  });
  if (notice) await recordNotice(at, conversation, messageId, language);
}
