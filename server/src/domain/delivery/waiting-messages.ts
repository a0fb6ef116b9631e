import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { listConversationsToSend, selectOldestWaiting } from "./delivery.queries.ts";

export const listWaitingConversations = (at: ReadingAtVenue, channelId: string) =>
  at.tx.rows(listConversationsToSend, { venueId: at.venueId, channelId });

/** How many messages of a channel wait to be sent, and since when the oldest does. */
export const findOldestWaiting = (at: ReadingAtVenue, channelId: string) =>
  at.tx.row(selectOldestWaiting, { venueId: at.venueId, channelId });
