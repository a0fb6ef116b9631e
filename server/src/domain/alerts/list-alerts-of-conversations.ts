import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectAlertsOfConversations } from "./export-alerts.queries.ts";

/** All alerts about these conversations, ended or not, oldest first. */
export const listAlertsOfConversations = (at: ReadingAtVenue, conversationIds: string[]) =>
  at.tx.rows(selectAlertsOfConversations, { venueId: at.venueId, conversationIds });
