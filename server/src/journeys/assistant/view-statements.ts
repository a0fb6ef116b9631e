import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type {
  correctStatement,
  listStatements,
  StatementFilter,
  StatementTranslation,
  TranslatedStatement,
} from "@bellhop/contract/statements";
import { baseOf } from "@bellhop/contract/values";
import { shorten } from "@bellhop/language/text";
import {
  correctTranslation,
  microsOf,
  type OpenVersion,
  type Place,
  pageOfTranslations,
  placeOf,
  type Statement,
  statementsToWrite,
  type TranslationRow,
  tokensOfMonth,
  translationStateOf,
} from "../../domain/assistant/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { hasRole, type Member } from "../../domain/members/index.ts";
import { settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { decodeOffset, encodeOffset } from "../../platform/cursor.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { findModel } from "./find-model.ts";
import { openLiveVersion } from "./open-draft.ts";
import { renewTranslatedDrafts } from "./renew-drafts.ts";

/**
 * One page of the live version's sentences in the languages that the venue has not written, and of those that lack a
 * subject, in the order of its entries.
 */
export async function viewStatements(
  venueId: number,
  { language, state, cursor, limit = limits.pageItems }: InputOf<typeof listStatements>,
  services: Services,
  { role }: Pick<Member, "role">,
): Promise<OutputOf<typeof listStatements>> {
  const offset = decodeOffset(cursor);
  const { venue, model, tokens } = await services.db.readAtVenue(venueId, async (at) => {
    const { venue: found, today } = await venueToday(at);
    const month = { today, timezone: found.timezone };
    return { venue: found, model: await findModel(at, services), tokens: await tokensOfMonth(at, month) };
  });
  const price = hasRole(role, "manager") ? model?.settings.price : undefined;
  const live = await openLiveVersion(venue, services);
  const languages = live?.assistant.languages ?? [];
  const statements = live ? await statementsToWriteOf(live) : [];
  const { counts, shown } = await services.db.readAtVenue(venueId, (at) =>
    pageOfTranslations(
      at,
      statements.map(({ place }) => place),
      { language, state, offset, limit: limit + 1 },
    ),
  );
  const items = shown
    .slice(0, limit)
    .flatMap(({ nth, translation }) => toStatement(statements[nth], translation) ?? []);
  return {
    items,
    next_cursor: shown.length > limit ? encodeOffset(offset + limit) : null,
    languages: languages
      .map((one) => ({ language: one, ...countsOf(counts, one) }))
      .filter((one) => one.all > 0),
    tokens: tokens.input + tokens.output,
    cost: price
      ? { currency: price.currency, micros: Math.round(microsOf(price, tokens.input, tokens.output)) }
      : null,
    has_model: model !== undefined,
    enabled: settingsOf(venue).readings.translates,
    is_live: live !== undefined,
  };
}

type StatementToWrite = { of: Statement; target: string; place: Place };

/** By entry and language. The statements themselves are kept with the version. */
async function statementsToWriteOf({
  entries,
  assistant: { languages, defaultLanguage },
}: OpenVersion): Promise<StatementToWrite[]> {
  const all: StatementToWrite[] = [];
  await forEachInSlices(entries.values(), (entry) => {
    for (const target of languages)
      for (const of of statementsToWrite(entry, target, defaultLanguage))
        all.push({ of, target, place: placeOf(of, target) });
  });
  return all;
}

function toStatement(
  statement: StatementToWrite | undefined,
  translation: TranslationRow | null,
): TranslatedStatement | undefined {
  if (!statement) return undefined;
  const { of, target } = statement;
  return {
    statement_id: of.id,
    entry_id: of.entryId,
    section: of.section,
    title: of.title,
    source: { text: of.text, language: of.language },
    language: target,
    translation: translation && toTranslation(translation),
  };
}

type Counts = Awaited<ReturnType<typeof pageOfTranslations>>["counts"];

function countsOf(counts: Counts, language: string) {
  const own = counts.filter((one) => one.language === baseOf(language));
  const count = (filter: StatementFilter) => own.find(({ state }) => state === filter)?.count ?? 0;
  return {
    all: own.reduce((sum, one) => sum + one.count, 0),
    refused: count("refused"),
    unusable: own.find(({ state }) => state === "refused")?.unusable ?? 0,
    machine: count("machine"),
    corrected: count("corrected"),
    own_words: count("own_words"),
    missing: count("missing"),
    own: own
      .filter(({ state }) => state !== "machine" && state !== "corrected")
      .reduce((sum, one) => sum + one.own, 0),
  };
}

function toTranslation(row: TranslationRow): StatementTranslation {
  const state = translationStateOf(row);
  const text = state === "own_words" ? null : (row.corrected_text ?? row.machine_text);
  return {
    translation_id: row.translation_id,
    version: row.revision,
    state,
    text,
    generated: text !== null && text === row.machine_text && text !== row.source_text,
    findings: row.corrected_findings ?? row.machine_findings,
    machine: { text: row.machine_text, model: row.model, findings: row.machine_findings },
    decided:
      row.corrected_by !== null && row.corrected_at !== null
        ? { by: row.corrected_by, at: row.corrected_at.toISOString() }
        : null,
  };
}

const namedCharacters = 80;

/** A manager decides what guests get instead of a sentence. */
export async function managerCorrectsStatement(
  at: AtVenue,
  by: Actor,
  { translation_id: id, version, choice }: InputOf<typeof correctStatement>,
): Promise<StatementTranslation> {
  const { before, after } = await correctTranslation(at, id, { version, choice, by: by.name });
  await renewTranslatedDrafts(at, after.target_language);
  const auditedOf = (row: TranslationRow) => ({
    state: translationStateOf(row),
    decided_at: row.corrected_at?.toISOString() ?? null,
  });
  const subject = { id, name: shorten(after.source_text, namedCharacters) };
  await recordChange(at, by, {
    kind: "statement_corrected",
    subject,
    before: auditedOf(before),
    after: auditedOf(after),
  });
  return toTranslation(after);
}
