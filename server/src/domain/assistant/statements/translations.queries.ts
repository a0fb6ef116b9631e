import type { Finding } from "@bellhop/contract/statements";
import { change, statement } from "../../../platform/db/index.ts";
import type { ModelFailure } from "../../../platform/model/index.ts";
import { inMonth } from "../fragments.ts";

export type TranslationRow = {
  translation_id: string;
  target_language: string;
  source_language: string;
  source_text: string;
  model: string;
  machine_text: string | null;
  machine_findings: Finding[];
  corrected_text: string | null;
  corrected_findings: Finding[] | null;
  corrected_by: string | null;
  corrected_at: Date | null;
  task_id: string | null;
  revision: number;
};

const columns = `translation_id, target_language, source_language, source_text, model, machine_text, machine_findings,
  corrected_text, corrected_findings, corrected_by, corrected_at, task_id, revision`;

/** A text that staff corrected stays as it is. */
export const upsertTranslation = change<{
  venueId: number;
  targetLanguage: string;
  sourceHash: string;
  translationId: string;
  sourceLanguage: string;
  sourceText: string;
  model: string;
  machineText: string | null;
  machineFindings: string;
  taskId: string | null;
}>(
  "store translation of sentence",
  `insert into statement_translations
     (venue_id, target_language, source_hash, translation_id, source_language, source_text, model, machine_text,
      machine_findings, task_id)
   values ($venueId, $targetLanguage, $sourceHash, $translationId, $sourceLanguage, $sourceText, $model, $machineText,
     $machineFindings, $taskId)
   on conflict (venue_id, target_language, source_hash) do update
     set model = excluded.model, machine_text = excluded.machine_text, machine_findings = excluded.machine_findings,
       task_id = excluded.task_id, revision = statement_translations.revision + 1`,
);

export const updateCorrection = change<
  {
    venueId: number;
    translationId: string;
    text: string | null;
    findings: string | null;
    by: string | null;
    at: Date | null;
  },
  TranslationRow
>(
  "correct translation",
  `update statement_translations set corrected_text = $text, corrected_findings = $findings::jsonb, corrected_by = $by,
     corrected_at = $at, revision = revision + 1
   where venue_id = $venueId and translation_id = $translationId returning ${columns}`,
);

export const lockTranslationRow = change<{ venueId: number; translationId: string }, TranslationRow>(
  "lock translation",
  `select ${columns} from statement_translations
   where venue_id = $venueId and translation_id = $translationId for update`,
);

export const selectTranslations = statement<
  { venueId: number; targetLanguages: readonly string[] },
  TranslationRow
>(
  "list translations",
  `select ${columns} from statement_translations
   where venue_id = $venueId and target_language = any($targetLanguages)`,
);

/** Changes with each change of a row. */
export const selectMark = statement<{ venueId: number; targetLanguage: string }, { mark: string }>(
  "find mark of translations",
  `select count(*) || ' ' || coalesce(sum(revision), 0) as mark from statement_translations
   where venue_id = $venueId and target_language = $targetLanguage`,
);

export const insertCall = change<{
  venueId: number;
  callId: string;
  taskId: string;
  model: string;
  targetLanguage: string;
  statements: number;
  failure: ModelFailure | null;
  inputTokens: number | null;
  outputTokens: number | null;
  isEstimated: boolean;
  tookMs: number | null;
  calledAt: Date;
}>(
  "insert translation call",
  `insert into translation_calls
     (venue_id, call_id, task_id, model, target_language, statements, failure, input_tokens, output_tokens, is_estimated,
      took_ms, called_at)
   values ($venueId, $callId, $taskId, $model, $targetLanguage, $statements, $failure, $inputTokens, $outputTokens,
     $isEstimated, $tookMs, $calledAt)`,
);

export const sumCallsOfTask = statement<
  { venueId: number; taskId: string },
  { input_tokens: number; output_tokens: number }
>(
  "sum translation calls of a task",
  `select coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
   from translation_calls where venue_id = $venueId and task_id = $taskId`,
);

export const sumCallsOfMonth = statement<
  { venueId: number; today: string; timezone: string },
  { input_tokens: number; output_tokens: number }
>(
  "sum translation calls of a month",
  `select coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
   from translation_calls where ${inMonth("called_at")}`,
);

export const deleteOldCalls = change<{ venueId: number; until: Date; limit: number }>(
  "delete old translation calls",
  `delete from translation_calls where venue_id = $venueId and call_id in (
     select call_id from translation_calls where venue_id = $venueId and called_at <= $until
     order by called_at limit $limit for update)`,
);
