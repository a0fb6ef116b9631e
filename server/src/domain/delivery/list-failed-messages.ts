import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectFailedMessages } from "./delivery.queries.ts";

/** The newest messages since then that were not sent, or may not have been. */
export const listFailedMessages = (at: ReadingAtVenue, since: Date, limit: number) =>
  at.tx.rows(selectFailedMessages, { venueId: at.venueId, since, limit });
