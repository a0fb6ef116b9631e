import type {
  Finding,
  StatementFilter,
  TranslationChoice,
  TranslationState,
} from "@bellhop/contract/statements";
import { baseOf } from "@bellhop/contract/values";
import { findBrokenLocks } from "@bellhop/language/locks";
import { wordsWithoutSource } from "@bellhop/language/text";
import type { AtVenue, ReadingAtVenue } from "../../../platform/at/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { ModelFailure } from "../../../platform/model/index.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { CallUsage } from "../model-calls.ts";
import { type About, hashOf, keyOf, type Place, type Source, type Translations } from "./translation-key.ts";
import {
  countPlaces,
  deleteOldCalls,
  insertCall,
  lockTranslationRow,
  selectMark,
  selectPlaces,
  selectTranslations,
  sumCallsOfMonth,
  sumCallsOfTask,
  type TranslationRow,
  updateCorrection,
  upsertTranslation,
} from "./translations.queries.ts";

/** A sentence in its own language, with its subject. */
const isRewritten = (row: TranslationRow): boolean => baseOf(row.source_language) === row.target_language;

export function translationStateOf(row: TranslationRow): TranslationState {
  const { corrected_text: corrected, corrected_by: by, machine_text: text, machine_findings: findings } = row;
  if (by !== null) return corrected === null ? "own_words" : "corrected";
  if (text === null || findings.length > 0) return "refused";
  return isRewritten(row) && text !== row.source_text ? "to_approve" : "holds";
}

/** Guests get what holds, and what staff corrected. */
export function toTranslations(rows: readonly TranslationRow[]): Translations {
  return new Map(
    rows.flatMap((row) => {
      const text = row.corrected_text ?? row.machine_text;
      const state = translationStateOf(row);
      if (text === null || text === row.source_text || (state !== "holds" && state !== "corrected"))
        return [];
      const key = isRewritten(row)
        ? row.source_hash
        : keyOf({ text: row.source_text, language: row.source_language });
      return [[key, { text, isGenerated: text === row.machine_text }] as const];
    }),
  );
}

export const listTranslations = (at: ReadingAtVenue, languages: readonly string[]) =>
  at.tx.rows(selectTranslations, { venueId: at.venueId, targetLanguages: languages.map(baseOf) });

/**
 * One page of sentences with their translations, and how many are in which state. Only the page's translations are read:
 * `nth` is the sentence's place in the list.
 */
export async function pageOfTranslations(
  at: ReadingAtVenue,
  all: readonly Place[],
  { language, state, offset, limit }: PlaceFilter,
) {
  const places = {
    venueId: at.venueId,
    sourceHashes: all.map(({ hash: one }) => one),
    targetLanguages: all.map(({ language: target }) => target),
    areOwn: all.map(({ isOwn }) => isOwn),
  };
  const page = { language: language === undefined ? null : baseOf(language), state: state ?? null };
  const [counts, rows] = await Promise.all([
    at.tx.rows(countPlaces, places),
    at.tx.rows(selectPlaces, { ...places, ...page, offset, limit }),
  ]);
  const shown = rows.map((row) => ({
    nth: row.nth - 1,
    translation: row.translation_id === null ? null : (row as TranslationRow),
  }));
  return { counts, shown };
}

type PlaceFilter = {
  language: string | undefined;
  state: StatementFilter | undefined;
  offset: number;
  limit: number;
};

/** Other than before if a translation into the language has changed. */
export const findTranslationsMark = async (at: ReadingAtVenue, language: string): Promise<string> =>
  (await at.tx.row(selectMark, { venueId: at.venueId, targetLanguage: baseOf(language) })).mark;

type Translated = {
  source: Source;
  /** The entry, if the text is to name its subject, with all its words. */
  about?: (About & { words: readonly string[] }) | undefined;
  target: string;
  text: string | undefined;
  model: string;
  taskId?: string;
};

/** Stores what a model wrote, and what it says differently. */
export async function storeTranslation(
  at: AtVenue,
  { source, about, target, text, model, taskId }: Translated,
) {
  const findings =
    text === undefined
      ? [unusable]
      : [
          ...findingsOf(source, { text, language: target }),
          ...(about ? changedWords(source, text, about.words) : []),
        ];
  await at.tx.run(upsertTranslation, {
    venueId: at.venueId,
    targetLanguage: baseOf(target),
    sourceHash: hashOf(source, about),
    translationId: newId(),
    sourceLanguage: source.language,
    sourceText: source.text,
    model,
    machineText: text ?? null,
    machineFindings: JSON.stringify(findings),
    taskId: taskId ?? null,
  });
  return { isRefused: findings.length > 0 };
}

const unusable: Finding = { kind: "unusable", missing: [], extra: [] };

/** A text that names a subject has the words of its sentence, and no others than its entry has. */
function changedWords({ text: own, language }: Source, text: string, words: readonly string[]): Finding[] {
  const wordsOnlyIn = (one: string, others: readonly string[]) =>
    wordsWithoutSource(one, others, language).map(({ from, to }) => one.slice(from, to));
  const [missing, extra] = [wordsOnlyIn(own, [text]), wordsOnlyIn(text, words)];
  return missing.length + extra.length > 0 ? [{ kind: "word", missing, extra }] : [];
}

const findingsOf = (source: Source, translation: Source): Finding[] => findBrokenLocks(source, translation);

/** Staff decide what guests get, if it is still what they have seen. */
export async function correctTranslation(
  at: AtVenue,
  translationId: string,
  { version, choice, by }: { version: number; choice: TranslationChoice; by: string },
): Promise<{ before: TranslationRow; after: TranslationRow }> {
  const { venueId } = at;
  const before = await at.tx.maybeRow(lockTranslationRow, { venueId, translationId });
  if (!before) throw refuse("not_found");
  if (before.revision !== version) throw refuse("wrong_state");
  const source = { text: before.source_text, language: before.source_language };
  const text = choice.use === "text" ? choice.text : null;
  const findings =
    text === null
      ? null
      : text === before.machine_text
        ? before.machine_findings
        : findingsOf(source, { text, language: before.target_language });
  const isDecided = choice.use !== "machine";
  const after = await at.tx.row(updateCorrection, {
    venueId,
    translationId,
    text,
    findings: findings && JSON.stringify(findings),
    by: isDecided ? by : null,
    at: isDecided ? at.now : null,
  });
  return { before, after };
}

type MadeCall = {
  taskId: string;
  model: string;
  target: string;
  statements: number;
  failed: ModelFailure | null;
  usage: CallUsage | undefined;
};

/** Keeps what a call cost. */
export function addTranslationCall(
  at: AtVenue,
  { taskId, model, target, statements, failed, usage }: MadeCall,
) {
  return at.tx.run(insertCall, {
    venueId: at.venueId,
    callId: newId(),
    taskId,
    model,
    targetLanguage: baseOf(target),
    statements,
    failure: failed,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    isEstimated: usage?.isEstimated ?? false,
    tookMs: usage?.ms ?? null,
    calledAt: at.now,
  });
}

/** The tokens that a task has used, in all its attempts. */
export async function tokensOfTask(at: ReadingAtVenue, taskId: string) {
  const sums = await at.tx.row(sumCallsOfTask, { venueId: at.venueId, taskId });
  return { input: sums.input_tokens, output: sums.output_tokens };
}

/** The tokens of a calendar month. */
export async function tokensOfMonth(at: ReadingAtVenue, month: { today: string; timezone: string }) {
  const sums = await at.tx.row(sumCallsOfMonth, { venueId: at.venueId, ...month });
  return { input: sums.input_tokens, output: sums.output_tokens };
}

export const eraseOldTranslationCalls = (at: AtVenue, until: Date, limit: number): Promise<number> =>
  at.tx.run(deleteOldCalls, { venueId: at.venueId, until, limit });
