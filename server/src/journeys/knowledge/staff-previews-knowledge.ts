import { isDeepStrictEqual } from "node:util";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { fetchInfoData, PreviewedEntry } from "@bellhop/contract/info-data";
import { section as sections } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { detectLanguage } from "@bellhop/language/intents";
import {
  draftAssistant,
  isContested,
  isForAudience,
  type OpenVersion,
  thresholdOf,
} from "../../domain/assistant/index.ts";
import { settingsOf, venueToday } from "../../domain/venues/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import { foldedText, wordsToFind } from "../../platform/search-terms.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { openDraft, openLiveVersion } from "../assistant/open-draft.ts";
import { findOpenContradictions } from "./find-contradictions.ts";

type PreviewInput = InputOf<typeof fetchInfoData>;
/** `score` is null without a question. */
type Listed = { entry: AnswerableEntry; score: number | null };

/**
 * Staff see the entries of the draft or of the live version as the assistant uses them, and which of them answer a
 * question.
 */
export async function staffPreviewsKnowledge(
  venueId: number,
  {
    of = "draft",
    question,
    stay = "in_house",
    search,
    section,
    cursor,
    limit = limits.pageItems,
  }: PreviewInput,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<OutputOf<typeof fetchInfoData>> {
  const from = decodeOffset(cursor);
  const { venue, today } = await services.db.readAtVenue(venueId, venueToday);
  const live = await openLiveVersion(venue, services);
  const seen = of === "live" ? live : await openDraft(venueId, services);
  const language = detectLanguage(question ?? "", undefined, venue.default_language);
  const threshold = thresholdOf(seen ?? { assistant: draftAssistant(settingsOf(venue)) });
  const audience = { isInHouse: stay === "in_house", today };
  const found =
    question && seen
      ? seen.retriever.find(question, { language, isEligible: (entry) => isForAudience(entry, audience) })
      : undefined;
  const best = found && found.confidence >= threshold ? found.ranked[0]?.entry.entryId : undefined;
  const isDisputed = async (entryId: string, text: string) => {
    const contested =
      of === "live" ? (live?.contested ?? []) : await findOpenContradictions(venueId, services);
    return isContested({ contested }, entryId, text, language);
  };
  const listed = question ? (found?.ranked ?? []) : seen ? inOrder(seen) : [];
  const words = wordsToFind(search) ?? [];
  const all: Listed[] = [];
  await forEachInSlices(listed, (one) => {
    if ((section === undefined || one.entry.section === section) && hasWords(one.entry, words)) all.push(one);
  });
  const { items, next_cursor } = pageAtOffset(all, from, limit);
  const languages = [venue.default_language, ...venue.languages];
  return {
    items: items.map((item) => toEntry(item, languages, live)),
    next_cursor,
    total: all.length,
    live_version: venue.live_concierge_version,
    confidence: question ? (found?.confidence ?? 0) : null,
    threshold,
    contested: question !== undefined && best !== undefined && (await isDisputed(best, question)),
  };
}

/** Section by section. */
function inOrder({ entries }: OpenVersion): Listed[] {
  const bySection = Map.groupBy(entries.values(), (entry) => entry.section);
  return sections.options.flatMap((section) =>
    (bySection.get(section) ?? []).map((entry) => ({ entry, score: null })),
  );
}

/** The searchable words of each entry, folded once. */
const foldedWords = new WeakMap<AnswerableEntry, string>();

function hasWords(entry: AnswerableEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const known = foldedWords.get(entry) ?? foldEntry(entry);
  foldedWords.set(entry, known);
  return words.every((word) => known.includes(word));
}

function foldEntry({ texts }: AnswerableEntry): string {
  return foldedText(...Object.values(texts).flatMap(({ title, question, text }) => [title, question, text]));
}

function toEntry({ entry, score }: Listed, languages: readonly string[], live?: OpenVersion): PreviewedEntry {
  const texts = Object.entries(entry.texts).map(
    ([language, { title, question, text }]) =>
      [language, { title, question: question ?? null, text }] as const,
  );
  const has = new Set(texts.map(([language]) => language));
  return {
    entry_id: entry.entryId,
    section: entry.section,
    key: entry.key ?? null,
    texts: Object.fromEntries(texts),
    languages: [...new Set([...languages.filter((language) => has.has(language)), ...has])],
    size: texts.reduce(
      (sum, [, { title, question, text }]) => sum + title.length + (question ?? "").length + text.length,
      0,
    ),
    scope: entry.scope ?? "everyone",
    valid_from: entry.validFrom ?? null,
    valid_until: entry.validUntil ?? null,
    internal: entry.internal ?? false,
    is_live: isDeepStrictEqual(live?.entries.get(entry.entryId), entry),
    score,
  };
}
