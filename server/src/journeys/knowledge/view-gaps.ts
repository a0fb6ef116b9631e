import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { Gap, GapQuestion, listGaps } from "@bellhop/contract/gaps";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { cleanQuestion, detectLanguage } from "@bellhop/language/intents";
import { groupQuestions, type QuestionWords, readQuestionWords } from "@bellhop/language/retrieval";
import { listStaffReplies, listWrongAnswers } from "../../domain/messages/index.ts";
import { listUnansweredHandOvers } from "../../domain/questions/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";

const dayMs = 86_400_000;

/** What guests asked that nothing answers, or that was answered wrongly, grouped; most guests first. */
export async function viewGaps(
  venueId: number,
  { days, cursor, limit = limits.pageItems }: InputOf<typeof listGaps>,
  { db }: Pick<Services, "db">,
): Promise<OutputOf<typeof listGaps>> {
  const from = decodeOffset(cursor);
  const { venue, questions } = await db.readAtVenue(venueId, async (at) => ({
    venue: await findVenue(at),
    questions: await readQuestions(at, days),
  }));
  const words = new Map<GapQuestion, QuestionWords>();
  await forEachInSlices(questions, (one) => {
    words.set(one, readQuestionWords(one.text, baseOf(one.language)));
  });
  const groups = groupQuestions(questions, (one) => words.get(one) ?? { topics: [], terms: [] });
  const gaps = groups
    .map((group) => toGap(group, venue))
    // Stable: of those with as many guests, the one that was asked last comes first.
    .toSorted((one, other) => other.guests - one.guests);
  return { ...pageAtOffset(gaps, from, limit), total: gaps.length };
}

/** Newest first. */
async function readQuestions(at: ReadingAtVenue, days: number): Promise<GapQuestion[]> {
  const since = new Date(at.now.getTime() - days * dayMs);
  const [venue, unanswered, wrong] = await Promise.all([
    findVenue(at),
    listUnansweredHandOvers(at, since, limits.gapQuestions),
    listWrongAnswers(at, since, limits.gapQuestions),
  ]);
  const candidates = [
    ...unanswered.map((one) => ({
      id: one.hand_over_id,
      conversationId: one.conversation_id,
      text: one.about,
      after: one.handed_over_at,
      replyId: one.settled_with,
      cause: "unanswered" as const,
    })),
    ...wrong.flatMap((one) =>
      one.question === null
        ? []
        : {
            id: one.message_id,
            conversationId: one.conversation_id,
            text: one.question,
            after: one.answered_at,
            replyId: null,
            cause: "wrong" as const,
          },
    ),
  ]
    .toSorted((one, other) => other.after.getTime() - one.after.getTime())
    .slice(0, limits.gapQuestions);
  const replies = await listStaffReplies(at, candidates);
  const languageOf = (text: string) => detectLanguage(text, undefined, venue.default_language);
  return candidates.map(({ id, conversationId, text, after, cause }, index) => {
    const reply = replies[index];
    return {
      question_id: id,
      conversation_id: conversationId,
      text,
      language: languageOf(text),
      asked_at: after.toISOString(),
      cause,
      reply: reply ? { text: reply.text, language: languageOf(reply.text), by: reply.member_name } : null,
    };
  });
}

/** `questions`: newest first. */
function toGap(questions: readonly GapQuestion[], { default_language, languages }: Venue): Gap {
  const preferred = [default_language, ...languages].map(baseOf);
  const replies = questions.flatMap(({ reply }) => reply ?? []);
  const draft = firstIn(preferred, replies);
  const shown = firstIn([...(draft ? [baseOf(draft.language)] : []), ...preferred], questions);
  const newest = questions.slice(0, limits.questionsOfGap);
  return {
    question: shown ? cleanQuestion(shown.text, shown.language) : "",
    language: shown?.language ?? default_language,
    question_ids: questions.map(({ question_id }) => question_id),
    guests: new Set(questions.map(({ conversation_id }) => conversation_id)).size,
    languages: [...new Set(questions.map(({ language }) => language))],
    last_asked_at: questions[0]?.asked_at ?? "",
    wrong: questions.filter(({ cause }) => cause === "wrong").length,
    questions: newest,
    draft: draft ? { ...draft, replies: replies.length } : null,
  };
}

/** The first one in the first of these languages that there is one in; otherwise the first one. */
function firstIn<One extends { language: string }>(
  preferred: readonly string[],
  all: readonly One[],
): One | undefined {
  for (const language of preferred) {
    const found = all.find((one) => baseOf(one.language) === language);
    if (found) return found;
  }
  return all[0];
}
