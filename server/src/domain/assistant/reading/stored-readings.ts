import type { AtVenue, ReadingAtVenue } from "../../../platform/at/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { ReadingOutcome } from "./read-burst.ts";
import { insertReading, selectLastReading } from "./readings.queries.ts";

type Told = ReadingOutcome & { model: string; conversationId: string; messageId: string | null };

/** Keeps what a call of a model cost, and why it led to nothing. */
export function addReading(at: AtVenue, { model, failed, usage, conversationId, messageId }: Told) {
  return at.tx.run(insertReading, {
    venueId: at.venueId,
    readingId: newId(),
    conversationId,
    messageId,
    model,
    failure: failed,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    tookMs: usage?.ms ?? null,
    readAt: at.now,
  });
}

/** The venue's last call of a model, in any process. */
export const findLastReading = (at: ReadingAtVenue, since: Date) =>
  at.tx.maybeRow(selectLastReading, { venueId: at.venueId, since });
