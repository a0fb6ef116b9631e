import type { AskedBack } from "@bellhop/language/intents";
import { change, statement } from "../../../platform/db/index.ts";
import { inMonth } from "../fragments.ts";
import type { ReadingFailure } from "./reading-failure.ts";

/** Staff have texts translated and replies drafted by the same model. */
export type ReadingPurpose = "reading" | "translation" | "draft";

export const insertReading = change<{
  venueId: number;
  readingId: string;
  conversationId: string;
  messageId: string | null;
  model: string;
  failure: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  isEstimated: boolean;
  tookMs: number | null;
  askedBack: AskedBack | null;
  purpose: ReadingPurpose;
  readAt: Date;
}>(
  "insert reading",
  `insert into readings
     (venue_id, reading_id, conversation_id, message_id, model, failure, input_tokens, output_tokens, is_estimated,
      took_ms, asked_back, purpose, read_at)
   values ($venueId, $readingId, $conversationId, $messageId, $model, $failure, $inputTokens, $outputTokens, $isEstimated,
     $tookMs, $askedBack, $purpose, $readAt)`,
);

export const selectLastReading = statement<
  { venueId: number; model: string; since: Date },
  { failure: ReadingFailure | null; read_at: Date }
>(
  "find last reading",
  `select failure, read_at from readings
   where venue_id = $venueId and model = $model and read_at > $since and purpose = 'reading' and failure is distinct from 'guest_budget'
   order by read_at desc limit 1`,
);

/** Tokens of translations count for the venue, too. */
const translated = (column: "input_tokens" | "output_tokens") =>
  `(select coalesce(sum(${column}), 0) from translation_calls where ${inMonth("called_at")})`;

const tokensUsed = `(coalesce(sum(input_tokens), 0) + ${translated("input_tokens")})::float8 as input_tokens,
     (coalesce(sum(output_tokens), 0) + ${translated("output_tokens")})::float8 as output_tokens`;

/** The sums of a calendar month at the venue, and of one conversation in it. */
export const sumReadings = statement<
  { venueId: number; today: string; timezone: string; conversationId: string | null },
  {
    input_tokens: number;
    output_tokens: number;
    conversation_tokens: number;
  }
>(
  "sum readings of a month",
  `select ${tokensUsed},
     coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0))
       filter (where conversation_id = $conversationId::uuid), 0)::float8 as conversation_tokens
   from readings where ${inMonth("read_at")}`,
);

export const findAskedBack = statement<{ venueId: number; conversationId: string }, { has_asked: boolean }>(
  "find question back",
  `select exists (select from readings where venue_id = $venueId and conversation_id = $conversationId
     and asked_back is not null) as has_asked`,
);

export const deleteOldReadings = change<{ venueId: number; until: Date; limit: number }>(
  "delete old readings",
  `delete from readings where venue_id = $venueId and reading_id in (
     select reading_id from readings where venue_id = $venueId and read_at <= $until order by read_at limit $limit
     for update)`,
);

/** Calls, answers and tokens of a calendar month, by purpose. A reading that was not asked for, because of a budget, is no call. */
export const sumUsage = statement<
  { venueId: number; today: string; timezone: string },
  { purpose: ReadingPurpose; calls: number; answers: number; input_tokens: number; output_tokens: number }
>(
  "sum usage of models",
  `select purpose, count(input_tokens)::int as calls,
     count(*) filter (where failure is null and message_id is not null)::int as answers,
     coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
   from readings where ${inMonth("read_at")} group by purpose`,
);

export const countFailures = statement<
  { venueId: number; since: Date },
  { reason: ReadingFailure; count: number }
>(
  "count failed readings",
  `select failure as reason, count(*)::int as count from readings
   where venue_id = $venueId and read_at > $since and failure is not null and purpose = 'reading'
   group by failure order by count desc, failure`,
);
