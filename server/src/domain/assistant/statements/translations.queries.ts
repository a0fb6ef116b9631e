import type { Finding, StatementFilter } from "@bellhop/contract/statements";
import { change, statement } from "../../../platform/db/index.ts";
import type { ModelFailure } from "../../../platform/model/index.ts";
import { inMonth } from "../fragments.ts";

export type TranslationRow = {
  translation_id: string;
  target_language: string;
  source_language: string;
  source_hash: string;
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

const columns = `translation_id, target_language, source_language, source_hash, source_text, model, machine_text,
  machine_findings, corrected_text, corrected_findings, corrected_by, corrected_at, task_id, revision`;

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

/** The sentences to look for: the lists have the same order. */
type Places = {
  venueId: number;
  sourceHashes: readonly string[];
  targetLanguages: readonly string[];
  areOwn: readonly boolean[];
};

const places = `unnest($sourceHashes::text[], $targetLanguages::text[], $areOwn::bool[]) with ordinality
     as place (hash, language, is_own, nth)
   left join statement_translations s on s.venue_id = $venueId and s.target_language = place.language
     and s.source_hash = place.hash`;

/** As `translationStateOf`, with the filters' names. */
const stateOfPlace = `case when s.translation_id is null then 'missing'
     when s.corrected_by is not null then case when s.corrected_text is null then 'own_words' else 'corrected' end
     when s.machine_text is null or s.machine_findings <> '[]' then 'refused'
     when place.is_own and s.machine_text <> s.source_text then 'refused' else 'machine' end`;

export const countPlaces = statement<
  Places,
  { language: string; state: StatementFilter; count: number; unusable: number; own: number }
>(
  "count translations of sentences",
  `select place.language, ${stateOfPlace} as state, count(*)::int as count,
     count(*) filter (where s.translation_id is not null and s.machine_text is null)::int as unusable,
     count(*) filter (where place.is_own)::int as own
   from ${places} group by 1, 2`,
);

/** `nth` counts from 1. The other columns are null for a sentence without a translation. */
export const selectPlaces = statement<
  Places & { language: string | null; state: StatementFilter | null; offset: number; limit: number },
  { nth: number } & (TranslationRow | { translation_id: null })
>(
  "list translations of sentences",
  `select place.nth::int as nth, ${columns} from ${places}
   where ($language::text is null or place.language = $language)
     and ($state::text is null or ${stateOfPlace} = $state)
   order by place.nth offset $offset limit $limit`,
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
