import { statement } from "../../platform/db/index.ts";

export type ExportedAlert = {
  cause: string;
  about: string;
  count: number;
  raised_at: Date;
  ended_at: Date | null;
};

export const selectAlertsOfConversations = statement<
  { venueId: number; conversationIds: string[] },
  ExportedAlert
>(
  "export alerts of conversations",
  `select cause, about, count, raised_at, ended_at from alerts
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[]) order by raised_at, alert_id`,
);
