import { answerThreshold, nothingFound } from "@bellhop/contract/confidence";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import {
  asksClearly,
  handOverText,
  isDoubtful,
  ownWordsText,
  restCharacters,
  restHandedOverText,
  splitQuestions,
} from "@bellhop/language/intents";
import { renderFields } from "@bellhop/language/rendering";
import { shorten } from "@bellhop/language/text";
import type { AnswerSource, Asked } from "./decision.ts";
import type { DraftAnswer } from "./draft-answer.ts";

const maxAnswers = 4;
/** A guest who writes more at once did not write questions that entries answer, and searching takes long. */
const maxQuestions = 12;
/** Left free in a message for the notice above the first one. */
export const noticeCharacters = 600;
const between = "\n\n";

type Unanswered = { question: string; confidence: number; isContested?: true };

/** Answers each question from an entry; staff get the others. */
export function answerQuestions(draft: DraftAnswer): void {
  const { input } = draft;
  const messages = [...new Set(draft.open.map(({ message }) => message))];
  const texts = messages.map((message) =>
    draft.open
      .filter((part) => part.message === message)
      .map(({ text }) => text)
      .join(" "),
  );
  if (!draft.has("question")) return;
  const questions = splitQuestions(texts, input.language);
  if (questions.length > maxQuestions) {
    draft.handOverRest("unsure");
    return;
  }
  const { found, unanswered } = searchEach(draft, questions);
  for (const { text, source } of found) {
    draft.sources.push(source);
    draft.say(text);
  }
  draft.open = [];
  if (unanswered.length === 0) return;
  const isHandedOver = (question: string) => draft.handedOver.some(({ about }) => about.includes(question));
  // If there is an answer, sentences that do not clearly ask are chatter.
  const isChatter = (question: string) => draft.sources.length > 0 && !asksClearly(question, input.language);
  const toHandOver = unanswered.filter(({ question }) => !isHandedOver(question) && !isChatter(question));
  if (toHandOver.length > 0) handOverUnanswered(draft, toHandOver);
}

/** `introduces`: the language that the text says the venue's own words are in. */
type Found = { text: string; source: AnswerSource; introduces?: string };

function searchEach(
  draft: DraftAnswer,
  questions: readonly string[],
): { found: Found[]; unanswered: Unanswered[] } {
  const { input } = draft;
  const answers: Found[] = [];
  const { retriever, language, threshold = answerThreshold, isEligible, isContested, backAt } = input;
  const unanswered: Unanswered[] = [];
  /** Languages of the venue's own words that were introduced in this message. */
  const introduced = new Set<string>();
  const lastLine = between + restHandedOverText({ language, backAt, rest: "x".repeat(restCharacters) });
  let room = limits.messageCharacters - noticeCharacters - lastLine.length - draft.length;
  for (const [i, question] of questions.entries()) {
    const history = [...input.history, ...questions.slice(0, i)];
    const found = retriever.find(question, { history, language, ...(isEligible && { isEligible }) });
    const best = found.ranked[0];
    const leave = (confidence: number, more: { isContested?: true } = {}) =>
      unanswered.push({ question, confidence, ...more });
    if (!best || found.confidence < threshold) {
      leave(best ? found.confidence : 0);
    } else if (!found.isOwnQuestion && isDoubtful(question, best.entry, input)) {
      leave(Math.max(nothingFound, threshold / 2));
    } else if (isContested?.(best.entry.entryId, question)) {
      leave(found.confidence, { isContested: true });
    } else if (!answers.some(({ source }) => source.entryId === best.entry.entryId)) {
      const answer = answerFrom(best.entry, found.confidence, input, introduced);
      // An entry that is too long alone is cut; one that is too long beside others is left to staff.
      if (answers.length === 0) {
        answer.text = shorten(answer.text, room);
        answer.source.quote = shorten(answer.source.quote, room);
      }
      if (answers.length >= maxAnswers || answer.text.length > room) {
        leave(found.confidence);
        continue;
      }
      answers.push(answer);
      if (answer.introduces) introduced.add(answer.introduces);
      room -= answer.text.length + between.length;
      draft.confidence = Math.min(draft.confidence, found.confidence);
    }
  }
  return { found: answers, unanswered };
}

function handOverUnanswered(draft: DraftAnswer, unanswered: readonly Unanswered[]): void {
  const { language, backAt } = draft.input;
  const about = unanswered.map(({ question }) => question).join(" ");
  const isSure = draft.sources.length > 0 || unanswered.every(({ confidence }) => confidence < nothingFound);
  const isDisputed = unanswered.some(({ isContested }) => isContested);
  const reason = isDisputed ? "entries_disagree" : isSure ? "no_entry" : "unsure";
  if (draft.sources.length > 0 || draft.handedOver.length > 0) draft.handOverBeside({ reason, about });
  else draft.handOver({ reason, about }, handOverText({ language, reason, backAt }));
}

/**
 * The venue's text in the guest's language. Without one: its fields in the guest's language, then its own words, below
 * the language that they are in, unless a text in it stands above.
 */
function answerFrom(
  entry: AnswerableEntry,
  score: number,
  { language, defaultLanguage }: Asked,
  introduced: ReadonlySet<string>,
): Found {
  const { title, text, language: writtenIn } = textIn(entry, language, defaultLanguage);
  const source = { entryId: entry.entryId, title, section: entry.section, quote: text, score };
  if (baseOf(writtenIn) === baseOf(language)) return { text, source };
  const fields = renderFields(entry, language);
  if (renderFields(entry, writtenIn) === text) return { text: fields || text, source };
  if (introduced.has(writtenIn)) return { text: [fields, text].filter(Boolean).join(between), source };
  const ownWords = `${ownWordsText({ language, writtenIn })}\n${text}`;
  return { text: [fields, ownWords].filter(Boolean).join(between), source, introduces: writtenIn };
}
