import type { InputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import type { getVenueStatistics, Statistics, StatisticsFigures } from "@bellhop/contract/statistics";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage } from "@bellhop/language/intents";
import { groupQuestions, readQuestionWords } from "@bellhop/language/retrieval";
import { listNamed } from "../../domain/knowledge/index.ts";
import {
  countGaps,
  daysIn,
  daysOf,
  figuresOf,
  findTitles,
  hoursOf,
  listGapTexts,
  type Numbers,
  questionsOf,
  readNumbers,
  venuesOf,
} from "../../domain/statistics/index.ts";
import { hasOpenTask } from "../../domain/tasks/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { Database, ReadingAtVenue } from "../../platform/at/index.ts";
import { eachOf } from "./each-of.ts";
import { type Period, withPeriod } from "./with-period.ts";

const questionsShown = 10;
const gapsShown = 5;

/** What happened in a period, and in the one before. */
export const viewStatistics = (
  venueId: number,
  input: InputOf<typeof getVenueStatistics>,
  who: { operator_id: string; venueIds: number[] },
  { db }: { db: Database },
): Promise<Statistics> => withPeriod(venueId, input, who, db, viewPeriod);

async function viewPeriod(period: Period): Promise<Statistics> {
  const { from, to, venueIds, isAll, live, atAll, atVenue } = period;
  const length = daysIn(from, to);
  const before = { from: addDays(from, -length), to: addDays(from, -1) };
  const numbers = await atAll((at) => readNumbers(at, { venueIds, from, to, before, live }));
  const venues = await eachOf(venueIds, (id) => atVenue(id, (at) => readVenue(at, period)));
  const questions = questionsOf(numbers, questionsShown);
  const names = await nameEntries(period, numbers, questions);
  const [first] = venues;
  const named = (isCurrent: boolean) => withNames(figuresOf(numbers, isCurrent), names);
  return {
    from,
    to,
    before: { ...before, figures: named(false) },
    timezone: isAll || !first ? null : first.timezone,
    figures: named(true),
    ...daysOf(numbers, { from, to, before }),
    hours: hoursOf(numbers),
    questions: questions.map(({ entry_id, conversations }) => ({
      entry_id,
      title: names.get(entry_id) ?? "",
      conversations,
    })),
    gaps: venues
      .flatMap(({ gaps }) => gaps)
      .toSorted((one, other) => other.guests - one.guests)
      .slice(0, gapsShown),
    gaps_count: countGaps(numbers),
    venues: isAll ? venuesOf(numbers, venues) : [],
    is_counting: period.isCounting || venues.some(({ isRecounting }) => isRecounting),
  };
}

/** What only a venue's own unit may read. */
async function readVenue(at: ReadingAtVenue, period: Period) {
  const [venue, gaps, isRecounting] = await Promise.all([
    findVenue(at),
    listGaps(at, period),
    hasOpenTask(at, "recount_statistics"),
  ]);
  return { venue_id: at.venueId, name: venue.name, timezone: venue.timezone, gaps, isRecounting };
}

/** The same question in other words and languages is one gap. */
async function groupGaps(at: ReadingAtVenue, period: { from: string; to: string }) {
  const [texts, { default_language }] = await Promise.all([listGapTexts(at, period), findVenue(at)]);
  const questions = texts.map(({ question, conversation_ids }) => {
    const language = detectLanguage(question, undefined, default_language);
    return { question, conversation_ids, language, words: readQuestionWords(question, baseOf(language)) };
  });
  return groupQuestions(questions, ({ words }) => words)
    .map((group) => ({ group, conversationIds: conversationsOf(group) }))
    .toSorted((one, other) => other.conversationIds.size - one.conversationIds.size);
}

const conversationsOf = (questions: readonly { conversation_ids: string[] }[]): Set<string> =>
  new Set(questions.flatMap(({ conversation_ids }) => conversation_ids));

async function listGaps(at: ReadingAtVenue, period: Period): Promise<Statistics["gaps"]> {
  return (await groupGaps(at, period))
    .flatMap(({ group, conversationIds }) => {
      const [most] = group;
      const [conversation_id] = conversationIds;
      if (!most || !conversation_id) return [];
      const languages = [...new Set(group.map(({ language }) => language))];
      return { question: most.question, guests: conversationIds.size, languages, conversation_id };
    })
    .slice(0, gapsShown);
}

/**
 * The most frequent gap that can be quoted: another guest used each of the words too, so that the words do not tell who
 * asked.
 */
export async function findSharedGap(
  at: ReadingAtVenue,
  period: { from: string; to: string },
): Promise<{ question: string; language: string; guests: number } | undefined> {
  for (const { group, conversationIds } of await groupGaps(at, period)) {
    const shared = group.find((one) => {
      const isAskedAgain = one.conversation_ids.length > 1;
      const others = group.filter(
        (other) => conversationsOf([one, other]).size > one.conversation_ids.length,
      );
      const known = new Set(others.flatMap(({ words }) => words.terms.flat()));
      const { terms } = one.words;
      return (
        isAskedAgain || (terms.length > 0 && terms.every((forms) => forms.some((form) => known.has(form))))
      );
    });
    if (shared) return { question: shared.question, language: shared.language, guests: conversationIds.size };
  }
  return undefined;
}

/** Titles as answers quote them; else of the entries as they are now. */
async function nameEntries(
  { from, to, live, venueIds, isAll, atVenue }: Period,
  { requests }: Numbers,
  questions: { entry_id: string; venue_id: number }[],
): Promise<Map<string, string>> {
  const unnamed = requests.filter(({ measure, words }) => measure === "extra" && words === "");
  const names = new Map<string, string>();
  const withQuestions = isAll ? new Set(questions.map(({ venue_id }) => venue_id)) : new Set(venueIds);
  const asking = unnamed.length > 0 ? venueIds : [...withQuestions];
  const found = await eachOf(asking, (id) =>
    atVenue(id, async (at) => {
      const ids = questions.map(({ entry_id }) => entry_id);
      const [titles, entries, { default_language }] = await Promise.all([
        findTitles(at, { from, to, live }, ids),
        listNamed(at, [...new Set([...ids, ...unnamed.map(({ key }) => key)])]),
        findVenue(at),
      ]);
      const current = entries.map(({ entry }): [string, string] => [
        entry.entryId,
        (entry.texts[default_language] ?? Object.values(entry.texts)[0])?.title ?? "",
      ]);
      return [...current, ...titles];
    }),
  );
  for (const [entryId, title] of found.flat()) if (title !== "") names.set(entryId, title);
  return names;
}

const withNames = (figures: StatisticsFigures, names: Map<string, string>): StatisticsFigures => ({
  ...figures,
  extras: figures.extras.map((extra) => ({
    ...extra,
    name: extra.name || (names.get(extra.entry_id) ?? ""),
  })),
});
