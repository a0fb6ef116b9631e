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
  foreignStatements,
  keyOf,
  listTranslations,
  microsOf,
  type OpenVersion,
  type TranslationRow,
  tokensOfMonth,
  translationStateOf,
} from "../../domain/assistant/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { hasRole, type Member } from "../../domain/members/index.ts";
import { settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { findModel } from "./find-model.ts";
import { openLiveVersion } from "./open-draft.ts";

/** One page of the live version's sentences in the languages that the venue has not written, in the order of its entries. */
export async function viewStatements(
  venueId: number,
  { language, state, cursor, limit = limits.pageItems }: InputOf<typeof listStatements>,
  services: Services,
  { role }: Pick<Member, "role">,
): Promise<OutputOf<typeof listStatements>> {
  const from = decodeOffset(cursor);
  const { venue, model, tokens } = await services.db.readAtVenue(venueId, async (at) => {
    const { venue: found, today } = await venueToday(at);
    const month = { today, timezone: found.timezone };
    return { venue: found, model: await findModel(at, services), tokens: await tokensOfMonth(at, month) };
  });
  const price = hasRole(role, "manager") ? model?.settings.price : undefined;
  const live = await openLiveVersion(venue, services);
  const languages = live?.assistant.languages ?? [];
  const rows = await services.db.readAtVenue(venueId, (at) => listTranslations(at, languages));
  const all = live ? await statementsIn(live, rows) : [];
  const shown = all.filter(
    (one) =>
      (language === undefined || baseOf(one.language) === baseOf(language)) &&
      (state === undefined || filterOf(one) === state),
  );
  const counted = languages.map((one) => ({ language: one, ...countsOf(all, one) }));
  return {
    ...pageAtOffset(shown, from, limit),
    languages: counted.filter((one) => one.all > 0),
    tokens: tokens.input + tokens.output,
    cost: price
      ? { currency: price.currency, micros: Math.round(microsOf(price, tokens.input, tokens.output)) }
      : null,
    has_model: model !== undefined,
    enabled: settingsOf(venue).readings.translates,
    is_live: live !== undefined,
  };
}

async function statementsIn(
  { entries, assistant: { languages, defaultLanguage } }: OpenVersion,
  rows: readonly TranslationRow[],
): Promise<TranslatedStatement[]> {
  const stored = new Map(
    rows.map((row) => [
      `${row.target_language}\n${keyOf({ text: row.source_text, language: row.source_language })}`,
      row,
    ]),
  );
  const all: TranslatedStatement[] = [];
  await forEachInSlices(entries.values(), (entry) => {
    for (const language of languages)
      for (const one of foreignStatements(entry, language, defaultLanguage)) {
        const row = stored.get(`${baseOf(language)}\n${keyOf(one)}`);
        all.push({
          statement_id: one.id,
          entry_id: one.entryId,
          section: one.section,
          title: one.title,
          source: { text: one.text, language: one.language },
          language,
          translation: row ? toTranslation(row) : null,
        });
      }
  });
  return all;
}

function filterOf({ translation }: TranslatedStatement): StatementFilter {
  if (!translation) return "missing";
  return translation.state === "holds" ? "machine" : translation.state;
}

function countsOf(all: readonly TranslatedStatement[], language: string) {
  const own = all.filter((one) => one.language === language);
  const count = (filter: StatementFilter) => own.filter((one) => filterOf(one) === filter).length;
  return {
    all: own.length,
    refused: count("refused"),
    unusable: own.filter(({ translation: of }) => of?.state === "refused" && of.machine.text === null).length,
    machine: count("machine"),
    corrected: count("corrected"),
    own_words: count("own_words"),
    missing: count("missing"),
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
    generated: text !== null && text === row.machine_text,
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
