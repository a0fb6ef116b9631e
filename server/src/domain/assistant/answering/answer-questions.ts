import { answerThreshold, nothingFound } from "@bellhop/contract/confidence";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import {
  asksByWords,
  asksClearly,
  asksFurther,
  asksSurely,
  dietBeside,
  handOverText,
  isAbout,
  isDoubtful,
  isSubject,
  needsPersonProbability,
  onlyAsksToPay,
  onlyLacksDetail,
  ownWordsText,
  readIntent,
  restCharacters,
  restHandedOverText,
  splitQuestions,
  splitSentences,
  topicsLeft,
  withTopicBeside,
} from "@bellhop/language/intents";
import { analyzeText, type Topic, topicsIn } from "@bellhop/language/lexicon";
import { renderFields } from "@bellhop/language/rendering";
import { matchingSentences } from "@bellhop/language/retrieval";
import { endsWithQuestionMark, hasIdeograph, shorten } from "@bellhop/language/text";
import { quoteOf, type Statement, sayStatements, statementsOf } from "../statements/statements.ts";
import type { AnswerSource, Enquiry } from "./decision.ts";
import type { DraftAnswer } from "./draft-answer.ts";
import { foundInOwnEntries, sureBeside, toldBeside } from "./find-own-entries.ts";

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
  const { found, unanswered } = withoutBackground(
    searchEach(draft, questions, bestOfWhole(input, questions, texts)),
    input,
  );
  for (const { text, source } of found) {
    draft.sources.push(source);
    draft.say(text);
  }
  draft.open = [];
  if (unanswered.length === 0) return;
  const isHandedOver = (question: string) => draft.handedOver.some(({ about }) => about.includes(question));
  // If there is an answer, what does not clearly ask is chatter, and so is "do you have" without what.
  const isChatter = (question: string) =>
    draft.sources.length > 0 &&
    (!asksClearly(question, input.language) || saysNothing(question, input.language));
  const toHandOver = unanswered.filter(({ question }) => !isHandedOver(question) && !isChatter(question));
  const inContext = toHandOver.map((one) => ({ ...one, question: withContext(one.question, texts) }));
  if (toHandOver.length > 0) handOverUnanswered(draft, draft.sources.length > 0 ? inContext : toHandOver);
}

/** Courtesy and grammar only, such as "هل يوجد" or "vale gracias". */
function saysNothing(question: string, language: string): boolean {
  const { kind } = readIntent(question, language);
  if (kind === "thanks" || kind === "greeting" || kind === "empty") return true;
  // Arabic writes "and" as a part of the next word.
  const { topics, terms } = analyzeText(question.replace(/^\s*و(?=\p{L})/u, ""), baseOf(language));
  return topics.size + terms.length === 0;
}

const minWordsQuoted = 3;

/** A fragment such as "ma réservation ?" is repeated with the message around it. */
function withContext(question: string, texts: readonly string[]): string {
  const words = question.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const isFragment = !hasIdeograph(question) && words.length < minWordsQuoted;
  return (isFragment && texts.find((text) => text.includes(question))) || question;
}

/** `introduces`: the language that the text says the venue's own words are in. */
type Found = { entry: AnswerableEntry; text: string; source: AnswerSource; introduces?: string };
type Searched = { found: (Found & { question: string })[]; unanswered: Unanswered[] };

/**
 * "If we want breakfast and dinner, how much is that?": without an answer to the question, its background gets none.
 * "What a lovely old staircase, when was it built?": what only tells something gets none either.
 */
function withoutBackground({ found, unanswered }: Searched, { language }: Enquiry): Searched {
  const isMarked = [...found, ...unanswered].some(({ question }) => endsWithQuestionMark(question));
  const asksIn = isMarked ? asksByWords : asksSurely;
  const asks = ({ question }: { question: string }) => asksIn(question, language);
  if (![...found, ...unanswered].some(asks)) return { found, unanswered };
  const isOpen = unanswered.some(asks);
  const best = Math.max(0, ...found.map(({ source }) => source.score));
  const isBackground = ({ question, source }: Searched["found"][number]) => {
    const isFragment = !hasIdeograph(question) && question.split(/\s+/u).length < minWordsAsked;
    if (isFragment) return isOpen && !endsWithQuestionMark(question);
    return !asksIn(question, language) || (source.score < sureBeside && (isOpen || best >= sureBeside));
  };
  const background = found
    .filter(isBackground)
    .map(({ question }) => ({ question, confidence: nothingFound }));
  return {
    found: found.filter((one) => !isBackground(one)),
    unanswered: isOpen ? [...background, ...unanswered] : unanswered,
  };
}

const minWordsAsked = 3;

function searchEach(draft: DraftAnswer, questions: readonly string[], bestOfAll?: AnswerableEntry): Searched {
  const { input } = draft;
  const answers: Searched["found"] = [];
  const { language, threshold = answerThreshold, isContested, backAt } = input;
  const unanswered: Unanswered[] = [];
  /** Languages of the venue's own words that were introduced in this message. */
  const introduced = new Set<string>();
  const lastLine = between + restHandedOverText({ language, backAt, rest: "x".repeat(restCharacters) });
  let room = limits.messageCharacters - noticeCharacters - lastLine.length - draft.length;
  for (const [i, question] of questions.entries()) {
    const history = [...input.history, ...questions.slice(0, i)];
    const alone = findWithDetail(question, history, input);
    const isOfOther =
      onlyAsksToPay(question, language) && withTopicBeside(question, draft.messages, language) !== undefined;
    const isOpen = isOfOther || isUnsure(alone, question, input);
    const further = isOpen ? lastEntryAsked(input, question, answers.at(-1)?.entry) : undefined;
    const isFurther = further !== undefined;
    const found =
      (isOpen &&
        !isFurther &&
        (foundInContext(draft, question) ?? foundInOwnEntries(alone, question, input))) ||
      alone;
    const best = isFurther ? { entry: further } : found.ranked[0];
    const leave = (confidence: number, more: { isContested?: true } = {}) =>
      unanswered.push({ question, confidence, ...more });
    const isSure =
      best && (found.confidence >= threshold || namesOnly(best.entry, question, found.confidence, input));
    if (!best || (!isFurther && (!isSure || (isOfOther && found === alone)))) {
      leave(best ? found.confidence : 0);
    } else if (
      !isFurther &&
      !found.isOwnQuestion &&
      mayMissQuestion(draft, question, best.entry, {
        wasFoundAlone: found === alone,
        isFirst: answers.length === 0,
        bestOfAll,
      })
    ) {
      leave(Math.max(nothingFound, threshold / 2));
    } else if (isContested?.(best.entry.entryId, question)) {
      leave(found.confidence, { isContested: true });
    } else {
      const isWhole = isFurther || found.isOwnQuestion;
      const others = isWhole
        ? []
        : (toldBeside(found, question, input) ?? othersAsked(draft, question, found.ranked, answers));
      if (!others) {
        leave(Math.max(nothingFound, threshold / 2));
        continue;
      }
      for (const entry of [best.entry, ...others]) {
        if (answers.some(({ source }) => source.entryId === entry.entryId)) continue;
        const answer = answerFrom(entry, {
          question,
          score: isFurther ? threshold : found.confidence,
          input,
          introduced,
        });
        // An entry that is too long alone is cut; one that is too long beside others is left to staff.
        if (answers.length === 0) {
          answer.text = shorten(answer.text, room);
          answer.source.quote = shorten(answer.source.quote, room);
        }
        if (answers.length >= maxAnswers || answer.text.length > room) {
          leave(found.confidence);
          continue;
        }
        answers.push({ ...answer, question });
        if (answer.introduces) introduced.add(answer.introduces);
        room -= answer.text.length + between.length;
        draft.confidence = Math.min(draft.confidence, answer.source.score);
      }
    }
  }
  return { found: answers, unanswered };
}

/**
 * The entries about what else a question names: "a sauna or a hot tub?" needs both. Undefined if one of them is not to be
 * answered: half an answer would read as the whole.
 */
function othersAsked(
  { input, messages }: DraftAnswer,
  question: string,
  [best, ...ranked]: ReturnType<Enquiry["retriever"]["find"]>["ranked"],
  answers: readonly Found[],
): AnswerableEntry[] | undefined {
  if (!best) return [];
  const { language, venueName, isContested, retriever, isEligible } = input;
  const isTold = (topic: Topic, entries: readonly AnswerableEntry[]) =>
    entries.some((entry) => isSubject(topic, entry));
  const told = answers.map(({ entry }) => entry);
  const others: AnswerableEntry[] = [];
  const beside = dietBeside(messages.join(" "), best.entry, language);
  const context = { language, ...(isEligible && { isEligible }), isWhole: true };
  const candidates = beside.length > 0 ? retriever.find(messages.join(" "), context).ranked : [];
  for (const topic of new Set([...topicsLeft(question, best.entry, language), ...beside])) {
    if (isTold(topic, [...told, ...others])) continue;
    const other = [...ranked, ...candidates].find(({ entry }) => isSubject(topic, entry))?.entry;
    if (!other || isDoubtful(question, other, { language, venueName })) return undefined;
    if (isContested?.(other.entryId, question)) return undefined;
    others.push(other);
  }
  return others;
}

type FoundHow = { wasFoundAlone: boolean; isFirst: boolean; bestOfAll: AnswerableEntry | undefined };

/** True if an entry that was found for a question may be about something else. */
function mayMissQuestion(
  draft: DraftAnswer,
  question: string,
  entry: AnswerableEntry,
  { wasFoundAlone, isFirst, bestOfAll }: FoundHow,
): boolean {
  if (!isFirst && !isAbout(question, entry, draft.input.language)) return true;
  if (!wasFoundAlone) return false;
  const isOther = bestOfAll && bestOfAll !== entry && !isToldBeside(draft, entry, bestOfAll);
  return isOther || isDoubtful(question, entry, draft.input);
}

/** True for an entry about what the guests can't eat, if the other one is about a meal. */
const isToldBeside = ({ input, messages }: DraftAnswer, entry: AnswerableEntry, other: AnswerableEntry) =>
  dietBeside(messages.join(" "), entry, input.language).some((topic) => isSubject(topic, other));

/** Finds entries for a question. A best entry that only lacks the detail gives way to the next one, if that is sure. */
function findWithDetail(question: string, history: readonly string[], input: Enquiry) {
  const { retriever, language, isEligible = () => true } = input;
  const find = (not?: AnswerableEntry) =>
    retriever.find(question, { history, language, isEligible: (one) => one !== not && isEligible(one) });
  const first = find();
  const best = first.ranked[0]?.entry;
  if (!best || first.isOwnQuestion || !onlyLacksDetail(question, best, input)) return first;
  const next = find(best);
  const other = next.ranked[0]?.entry;
  const isSure = next.confidence >= sureBeside && other && !isDoubtful(question, other, input);
  return isSure && saysTogether(question, other, input) ? next : first;
}

/** An entry about much may have the price of one thing and a rule for another: a sentence must be about both. */
function saysTogether(question: string, entry: AnswerableEntry, input: Enquiry): boolean {
  const topics = [...topicsIn(question, baseOf(input.language))];
  if (topics.length === 0 || entry.price || topics.some((topic) => isSubject(topic, entry))) return true;
  return Object.entries(entry.texts).some(([language, said]) =>
    splitSentences(said.text).some((text) => {
      const isAboutIt = topics.some((topic) => topicsIn(text, baseOf(language)).has(topic));
      return (
        isAboutIt && !onlyLacksDetail(question, { ...entry, texts: { [language]: { ...said, text } } }, input)
      );
    }),
  );
}

/** What the guest's messages say beside a question may name its topic. */
function foundInContext(
  { input, messages }: DraftAnswer,
  question: string,
): ReturnType<Enquiry["retriever"]["find"]> | undefined {
  const { retriever, language, isEligible } = input;
  const text = withTopicBeside(question, messages, language);
  if (text === undefined) return undefined;
  return [false, true]
    .map((isWhole) => retriever.find(text, { language, isWhole, ...(isEligible && { isEligible }) }))
    .find((found) => !isUnsure(found, text, input));
}

/** The entry that was told last, if a question asks for more about it. */
function lastEntryAsked(
  { lastToGuest, quotedIn, language, isEligible, isContested, venueName }: Enquiry,
  question: string,
  before: AnswerableEntry | undefined,
): AnswerableEntry | undefined {
  const isAsked = (entry: AnswerableEntry) =>
    asksFurther(question, language, entry) &&
    (isEligible?.(entry) ?? true) &&
    !isContested?.(entry.entryId, question) &&
    !isDoubtful(question, entry, { language, venueName });
  if (before) return isAsked(before) ? before : undefined;
  if (lastToGuest?.author !== "assistant" || !quotedIn) return undefined;
  const told = quotedIn(lastToGuest.text).filter(isAsked);
  return told.length === 1 ? told[0] : undefined;
}

/** From this length on a text may be searched for by a part of it. */
const minCharactersDivided = 60;

/**
 * The entry that fits a long text best as a whole, if a part of it is searched for. A part that leads to another entry
 * may lack the word that matters: "… our bikes on the train next week … is there a place to keep them".
 */
function bestOfWhole(
  { retriever, history, language, isEligible }: Enquiry,
  [question = "", ...others]: readonly string[],
  [text = "", ...otherTexts]: readonly string[],
): AnswerableEntry | undefined {
  if (others.length + otherTexts.length > 0 || question === text) return undefined;
  if (text.length < minCharactersDivided && !hasIdeograph(text)) return undefined;
  const context = { history, language, ...(isEligible && { isEligible }), isWhole: true };
  return retriever.find(text, context).ranked[0]?.entry;
}

/** True if a question alone leads to no answer. */
function isUnsure(
  { ranked, confidence, isOwnQuestion }: ReturnType<Enquiry["retriever"]["find"]>,
  question: string,
  input: Enquiry,
): boolean {
  const [best] = ranked;
  const isSure = confidence >= (input.threshold ?? answerThreshold);
  if (!best || !(isSure || namesOnly(best.entry, question, confidence, input))) return true;
  return !isOwnQuestion && isDoubtful(question, best.entry, input);
}

/** The only topic of the question is the entry's own: unknown words weigh less then. */
function namesOnly(
  { key }: AnswerableEntry,
  question: string,
  confidence: number,
  { language, threshold = answerThreshold }: Enquiry,
): boolean {
  if (key === undefined || confidence < threshold - nearlySure) return false;
  // "Will there be a cot?" may ask for one.
  if (needsPersonProbability(question, language) >= mayRequest) return false;
  const topics: ReadonlySet<string> = analyzeText(question, baseOf(language)).topics;
  return topics.size === 1 && topics.has(key);
}
const [nearlySure, mayRequest] = [0.15, 0.15];

function handOverUnanswered(draft: DraftAnswer, unanswered: readonly Unanswered[]): void {
  const { language, backAt } = draft.input;
  const about = [...new Set(unanswered.map(({ question }) => question))].join(" ");
  const isSure = draft.sources.length > 0 || unanswered.every(({ confidence }) => confidence < nothingFound);
  const isDisputed = unanswered.some(({ isContested }) => isContested);
  const reason = isDisputed ? "entries_disagree" : isSure ? "no_entry" : "unsure";
  if (draft.sources.length > 0 || draft.handedOver.length > 0) draft.handOverBeside({ reason, about });
  else draft.handOver({ reason, about }, handOverText({ language, reason, backAt }));
}

/**
 * The venue's text in the guest's language; of a long one that has no topic, the sentences that match. Without one: its
 * fields in the guest's language, then its own words, below the language that they are in, unless a text in it stands
 * above.
 */
function answerFrom(
  entry: AnswerableEntry,
  {
    question,
    score,
    input,
    introduced,
  }: {
    question: string;
    score: number;
    input: Enquiry;
    introduced: ReadonlySet<string>;
  },
): Found {
  const { language, defaultLanguage } = input;
  const told = textIn(entry, language, defaultLanguage);
  const { title, language: writtenIn } = told;
  const whole = withTitleSaid(told);
  const text = entry.key
    ? whole
    : matchingSentences({ question, language }, { title, text: whole, language: writtenIn });
  const source = { entryId: entry.entryId, title, section: entry.section, quote: text, score };
  if (baseOf(writtenIn) === baseOf(language)) return withSubjects({ entry, text, source }, input);
  const translated = translatedAnswer(entry, text, input);
  if (translated) return { entry, text: translated.text, source: { ...source, ...translated.quoted } };
  const fields = renderFields(entry, language);
  if (renderFields(entry, writtenIn) === whole) return { entry, text: fields || text, source };
  if (introduced.has(writtenIn)) return { entry, text: [fields, text].filter(Boolean).join(between), source };
  const ownWords = `${ownWordsText({ language, writtenIn })}\n${text}`;
  return { entry, text: [fields, ownWords].filter(Boolean).join(between), source, introduces: writtenIn };
}

/** A title of whole sentences says something too: "Keys are left in the box. A lost key costs 50 €." */
const withTitleSaid = ({ title, text }: { title: string; text: string }): string =>
  splitSentences(title).length > 1 && !text.includes(title) ? `${title}\n${text}` : text;

/** The text with the subjects that staff have approved. */
function withSubjects(
  { entry, text, source }: Found,
  { language, defaultLanguage, translations }: Enquiry,
): Found {
  const named = statementsOf(entry, language, defaultLanguage, translations).filter(
    ({ original }) => original !== undefined,
  );
  let isGenerated = false;
  const completed = named.reduce((whole, one) => {
    const words = one.original?.split(/\s+/u).map(RegExp.escape).join("\\s+") ?? "";
    return whole.replace(new RegExp(words, "u"), () => {
      isGenerated ||= one.isGenerated === true;
      return one.text;
    });
  }, text);
  if (completed === text) return { entry, text, source };
  return { entry, text: completed, source: { ...source, quote: completed, original: text, isGenerated } };
}

/** The statements of a text, as far as they are translated in the guest's language; undefined if none is. */
function translatedAnswer(
  entry: AnswerableEntry,
  chosen: string,
  { language, defaultLanguage, translations }: Enquiry,
): { text: string; quoted: ReturnType<typeof quoteOf> } | undefined {
  const all = statementsOf(entry, language, defaultLanguage, translations);
  const isOwn = (one: Statement) => one.original !== undefined || baseOf(one.language) !== baseOf(language);
  // What is rendered from fields is in the guest's language already, and belongs to each answer.
  const parts = all.filter((one) => !isOwn(one) || sharesSentence(one.original ?? one.text, chosen));
  const own = parts.filter(isOwn);
  if (!own.some(({ original }) => original !== undefined)) return undefined;
  return { text: sayStatements(parts, language), quoted: quoteOf(own) };
}

const sharesSentence = (statement: string, text: string): boolean =>
  text.includes(statement) || splitSentences(statement).some((sentence) => text.includes(sentence));
