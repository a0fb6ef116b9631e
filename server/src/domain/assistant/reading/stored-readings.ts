import type { AskedBack } from "@bellhop/language/intents";
import type { AtVenue, ReadingAtVenue } from "../../../platform/at/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { ReadingOutcome } from "./read-burst.ts";
import {
  deleteOldReadings,
  findAskedBack,
  insertReading,
  type ReadingPurpose,
  selectLastReading,
} from "./readings.queries.ts";

type Told = ReadingOutcome & {
  model: string;
  conversationId: string;
  messageId: string | null;
  askedBack?: AskedBack | undefined;
  purpose?: ReadingPurpose;
};

/** Keeps what a call of a model cost, and why it led to nothing. */
export function addReading(at: AtVenue, { model, failed, usage, ...told }: Told) {
  const { conversationId, messageId, askedBack, purpose = "reading" } = told;
  return at.tx.run(insertReading, {
    venueId: at.venueId,
    readingId: newId(),
    conversationId,
    messageId,
    model,
    failure: failed,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    isEstimated: usage?.isEstimated ?? false,
    tookMs: usage?.ms ?? null,
    // A question that was not sent was not asked.
    askedBack: messageId === null ? null : (askedBack ?? null),
    purpose,
    readAt: at.now,
  });
}

/** The venue's last call of this model, in any process. */
export const findLastReading = (at: ReadingAtVenue, model: string, since: Date) =>
  at.tx.maybeRow(selectLastReading, { venueId: at.venueId, model, since });

/** Whether a model has asked back in the conversation. */
export const hasAskedBack = async (at: ReadingAtVenue, conversationId: string): Promise<boolean> =>
  (await at.tx.row(findAskedBack, { venueId: at.venueId, conversationId })).has_asked;

export const eraseOldReadings = (at: AtVenue, until: Date, limit: number): Promise<number> =>
  at.tx.run(deleteOldReadings, { venueId: at.venueId, until, limit });
