import { change, statement } from "../../../platform/db/index.ts";
import type { ReadingFailure } from "./read-burst.ts";

export const insertReading = change<{
  venueId: number;
  readingId: string;
  conversationId: string;
  messageId: string | null;
  model: string;
  failure: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  tookMs: number | null;
  readAt: Date;
}>(
  "insert reading",
  `insert into readings
     (venue_id, reading_id, conversation_id, message_id, model, failure, input_tokens, output_tokens, took_ms, read_at)
   values ($venueId, $readingId, $conversationId, $messageId, $model, $failure, $inputTokens, $outputTokens, $tookMs,
     $readAt)`,
);

export const selectLastReading = statement<
  { venueId: number; since: Date },
  { failure: ReadingFailure | null; read_at: Date }
>(
  "find last reading",
  `select failure, read_at from readings where venue_id = $venueId and read_at > $since order by read_at desc limit 1`,
);
