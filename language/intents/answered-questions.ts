import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import type { RequestKind } from "@bellhop/contract/request-kinds";
import { detectLanguage } from "../detection/index.ts";
import { topicsIn } from "../lexicon/index.ts";
import {
  contentOfIdeographs,
  countWords,
  endsWithQuestionMark,
  fold,
  isStopWord,
  PhraseMatcher,
  stem,
  tokenize,
} from "../text/index.ts";
import { matchersFor, prepare } from "./acts/act-matchers.ts";
import { commaPieces } from "./pieces.ts";
import { promiseWords } from "./promise.words.ts";
import { splitSentences } from "./split-sentences.ts";

/** What a guest waits for. */
export type OpenItem = {
  reason: HandOverReason;
  /** The guest's words. */
  about: string;
  what?: RequestKind | null | undefined;
};

/** These need no more than that staff have written since. */
const isOnlyTold = ({ reason }: OpenItem) => reason === "statement" || reason === "reply";

/** A reply that only asks back answers nothing: "For how many people?" */
export const onlyAsks = (reply: string): boolean => {
  const sentences = splitSentences(reply).filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence));
  return sentences.length > 0 && sentences.every((one) => endsWithQuestionMark(one) || isCourtesy(one));
};

/** A reply that only says that someone looks into it answers nothing yet: "I will check." */
const onlyPromises = (reply: string): boolean => {
  const pieces = splitSentences(reply)
    .flatMap(commaPieces)
    .filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece));
  const addsNothing = (piece: string) =>
    promises(piece) || isCourtesy(piece) || (isApology(piece) && countWords(piece) <= wordsOfApology);
  return pieces.some(promises) && pieces.every(addsNothing);
};
const promises = (piece: string): boolean => {
  const folded = fold(piece);
  if (asksToDo.test(folded)) return false;
  return promise.find(folded) !== undefined && countWords(promise.remove(folded)) <= wordsBesidePromise;
};
/** "I'll ask housekeeping to bring them" says what is done. */
const asksToDo = /\bask (?:\p{L}+ ){1,3}to (?!see\b|check\b|confirm\b|find\b|look\b)\p{L}/u;
/** "I will check with the kitchen and tell you": more says something else. */
const wordsBesidePromise = 8;
const wordsOfApology = 6;

/**
 * The open items that a reply of staff answers. A single one is answered by any reply that does not only ask or
 * promise. Of several, those that the reply quotes or speaks of; an apology answers a complaint, and yes, no or a time
 * what else was asked. None if that is not clear: a guest who still waits must stay visible. An emergency is never
 * answered by a reply.
 */
export function answeredBy<Item extends OpenItem>(reply: string, open: readonly Item[], quoted = ""): Item[] {
  const items = open.filter(({ reason }) => reason !== "emergency");
  if (items.length === 0 || onlyAsks(reply) || onlyPromises(reply)) return [];
  if (open.length === 1) return items;
  const isQuoted = ({ about }: Item) => quoted !== "" && (about.includes(quoted) || quoted.includes(about));
  if (items.some(isQuoted)) return items.filter(isQuoted);
  const told = items.filter(isOnlyTold);
  const questions = items.filter((item) => !isOnlyTold(item));
  const subject = subjectOf(reply);
  const related = questions.filter((item) => {
    const others = questions
      .filter((other) => other !== item)
      .map(({ about, what }) => subjectOf(about, what));
    return isRelated(subject, subjectOf(item.about, item.what), others);
  });
  return [...told, ...(related.length > 0 ? related : meant(reply, questions))];
}

/** What a reply without a word about it can only mean. */
function meant<Item extends OpenItem>(reply: string, questions: readonly Item[]): Item[] {
  const complaints = questions.filter(({ reason }) => reason === "complaint");
  const others = questions.filter(({ reason }) => reason !== "complaint");
  if (isApology(reply)) return complaints.length === 1 ? complaints : [];
  return others.length === 1 && isYesNoOrTime(reply) ? others : [];
}

type Subject = { topics: ReadonlySet<string>; kinds: ReadonlySet<string>; words: ReadonlySet<string> };

function subjectOf(text: string, what?: RequestKind | null): Subject {
  const language = detectLanguage(text);
  const kinds = matchersFor(text, language).map((one) => one.kindIn(prepare(text, one.language)));
  const words = tokenize(text).flatMap(({ text: word, script }) =>
    script === "ideographs"
      ? contentOfIdeographs(word)
      : word.length >= shortestWord && !isStopWord(word, language)
        ? [stem(word, language)]
        : [],
  );
  return {
    topics: topicsIn(text, language),
    kinds: new Set([...kinds, what].filter((kind) => kind != null)),
    words: new Set(words),
  };
}
const shortestWord = 4;

/** A word that several items share, such as "room", tells none of them apart. */
const isRelated = (reply: Subject, item: Subject, others: readonly Subject[]): boolean =>
  (["topics", "kinds", "words"] as const).some((name) =>
    [...item[name]].some(
      (found) => reply[name].has(found) && !others.some((other) => (other[name] as Set<string>).has(found)),
    ),
  );

const promise = new PhraseMatcher(Object.values(promiseWords).join(","));

const apology = new PhraseMatcher(
  "sorry, apolog*, regret*, entschuldig*, tut uns … leid, tut mir … leid, verzeih*, desole*, desolee*, excus*, pardon, navres, siento, sentimos, lamento, lamentamos, disculp*, perdon*, scusa*, scusi, scusate, dispiace, spiacenti, desculp*, pedimos desculpa, spijt, excuses, excuus, ozur, uzgunuz, uzgunum, kusura, извин*, простите, сожале*, приносим, نعتذر, اعتذر, اسف*, عذرا, 抱歉, 对不起, 不好意思, 申し訳, すみません, ご迷惑",
);
const isApology = (text: string) => apology.find(fold(text)) !== undefined;

const isYesNoOrTime = (reply: string): boolean =>
  /\d/u.test(reply) ||
  matchersFor(reply, detectLanguage(reply)).some((one) => one.begins("yesNo", prepare(reply, one.language)));

const courtesy = new PhraseMatcher(
  "hello, hi, dear, good morning, good afternoon, good evening, thanks, thank you, of course, sure, gladly, with pleasure, hallo, guten tag, guten morgen, guten abend, danke, gern*, bonjour, bonsoir, merci, bien sur, hola, buenos dias, buenas tardes, gracias, claro, buongiorno, buonasera, grazie, certo, ola, bom dia, boa tarde, obrigad*, goedendag, goedemorgen, bedankt, dank u, merhaba, tesekkur*, tabii, здравствуйте, добрый день, спасибо, конечно, مرحبا, شكرا, 您好, 你好, 谢谢, こんにちは, ありがとうございます",
);
const isCourtesy = (sentence: string) => !/[\p{L}\p{N}]{3}/u.test(courtesy.remove(fold(sentence)));
