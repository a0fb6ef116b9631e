import { statement } from "../../platform/db/index.ts";

export type ExportedQuestion = {
  reason: string;
  about: string;
  asked: string | null;
  request: unknown;
  handed_over_at: Date;
  settled_at: Date | null;
};

export const selectHandOversOf = statement<{ venueId: number; conversationIds: string[] }, ExportedQuestion>(
  "export hand-overs",
  `select reason, about, asked, request, handed_over_at, settled_at from hand_overs
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
   order by handed_over_at, hand_over_id`,
);
