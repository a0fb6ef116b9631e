import { change } from "../../platform/db/index.ts";

export const insertNotice = change<{
  venueId: number;
  noticeId: string;
  conversationId: string;
  messageId: string;
  language: string;
  textVersion: string;
  givenAt: Date;
}>(
  "insert assistant notice",
  `insert into assistant_notices (venue_id, notice_id, conversation_id, message_id, language, text_version, given_at)
   values ($venueId, $noticeId, $conversationId, $messageId, $language, $textVersion, $givenAt)`,
);
