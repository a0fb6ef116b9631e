import { fold, PhraseMatcher } from "../../text/index.ts";
import type { ActMatchers } from "./act-matchers.ts";
import { matchersFor, prepare } from "./act-matchers.ts";

/** How a sentence is meant, if it asks nothing: thanks, praise, small talk, a complaint, or something told. */
export type Manner = "complaint" | "compliment" | "thanks" | "small_talk" | "statement";

/** Words that also join sentences: they ask only at the beginning. */
const joining = new Set(
  fold(
    "what when where which who how why que qui che chi cosa come como donde cuando cuanto quando dove quand comment ou quoi was wann wo wie wer ob warum welche welcher wat waar wanneer hoe wie welke что где когда как кто куда какой какая какие quem onde quanto qual quale any there hay ha tem есть vale preço is that it ne kim ما من ايه",
  ).split(" "),
);
const QUESTION = /[?？؟]/u;
const FRIENDLY = /[😍🥰❤💕😋🤤👏😘💖🙌🥹😊☺🤩💐🌹🌅]/u;

export function readManner(sentence: string, language: string): Manner | undefined {
  for (const matchers of matchersFor(sentence, language)) {
    const found = mannerIn(sentence, matchers);
    if (found) return found;
  }
  return undefined;
}

/** A wish to be left alone, or for a person, in the guest's own words. */
export function readOwnWords(sentence: string, language: string): "opt_out" | "wants_person" | undefined {
  if (asksToStop(sentence, language)) return "opt_out";
  for (const matchers of matchersFor(sentence, language)) {
    const text = prepare(sentence, matchers.language);
    const isHours =
      startsAsking(text, matchers) && /\d|quand|when|wann|quando|cuando|wanneer|когда|متي|kacta/u.test(text);
    if (matchers.has("person", text) && matchers.kindIn(text) === undefined && !isHours)
      return "wants_person";
  }
  return undefined;
}

const wordsOfStopping = 14;

/** True for "please don't send me any more messages". */
export function asksToStop(sentence: string, language: string): boolean {
  if (QUESTION.test(sentence) || sentence.split(/\s+/u).length > wordsOfStopping) return false;
  return matchersFor(sentence, language).some((matchers) =>
    matchers.has("optOut", prepare(sentence, matchers.language)),
  );
}

function mannerIn(sentence: string, matchers: ActMatchers): Manner | undefined {
  const text = prepare(sentence, matchers.language);
  if (complains(sentence, text, matchers)) return "complaint";
  const isPraise = matchers.has("compliment", text) || FRIENDLY.test(sentence);
  const isSmallTalk = matchers.has("smallTalk", text);
  const isThanks = matchers.has("thanks", text);
  if (QUESTION.test(sentence)) return howAreYou.find(text) && isShort(text) ? "small_talk" : undefined;
  if (matchers.has("serve", text) || matchers.has("knows", matchers.remove("smallTalk", text)))
    return undefined;
  if (beginsLikeQuestion(text)) return undefined;
  const isTold = matchers.has("telling", text);
  if (!asksFirmly(text, matchers) && !wishesThing(text, matchers)) {
    if (isThanks && !isTold && text.trim().split(/\s+/u).length <= 4) return "thanks";
    if (isPraise && !(isTold && hasNotice(text, matchers))) return "compliment";
    if (isThanks && !isTold) return "thanks";
    if (isSmallTalk && !isTold) return "small_talk";
  }
  const isFirstPerson = FIRST_PERSON.test(text) && !matchers.has("wish", text) && !matchers.has("may", text);
  if ((isTold || isFirstPerson) && !asksIn(text, matchers) && !wishesThing(text, matchers))
    return "statement";
  return undefined;
}

/** A question mark, or words that ask or wish for something. */
export function asksSomething(sentence: string, language: string): boolean {
  if (QUESTION.test(sentence)) return true;
  return matchersFor(sentence, language).some((matchers) => {
    const text = prepare(sentence, matchers.language);
    return (
      asksIn(text, matchers) ||
      matchers.has("knows", text) ||
      matchers.has("serve", text) ||
      wishesThing(text, matchers)
    );
  });
}

function complains(sentence: string, text: string, matchers: ActMatchers): boolean {
  const asks = QUESTION.test(sentence) && !/[?？؟]{2}/u.test(sentence);
  const isGrievance = matchers.has("grievance", text);
  if (isGrievance) {
    if (startsAsking(text, matchers)) return false;
    return !asks || (!isShort(text) && !asksFirmly(text, matchers));
  }
  if (asks || asksFirmly(text, matchers) || matchers.has("serve", text)) return false;
  return matchers.has("facility", text) && matchers.has("failing", text) && !matchers.has("compliment", text);
}

const howAreYou = new PhraseMatcher(
  "how are you, how are u, how s it going, how is it going, how are things, how was your, como estas, como estan, como estais, que tal, como va, comment allez vous, comment ca va, ca va, vous allez bien, wie geht es, wie gehts, wie geht s, alles gut, come va, come state, come sta, tutto bene, como esta, como estao, tudo bem, tudo bom, como vai, hoe gaat het, hoe is het, alles goed, nasilsiniz, nasilsin, naber, ne haber, как дела, как ваши дела, как у вас дела, как вы, как поживаете, كيف حالك*, كيف حالكم, كيف الحال, كيفكم, كيفك, شلونك*, شخبار*, ازيك*, عاملين ايه, اخباركم, 你好吗, 您好吗, 最近怎么样, お元気ですか, 元気ですか",
);
/** Begins with "I" or "we". */
const FIRST_PERSON = /^\s*(?:i|we|ich|wir|ik|wij|je|j|on|nous|io|noi|yo|nosotros|eu|nos|я|мы|biz|ben)[\s'’]/u;

const WHY =
  /(?<!\p{L})(?:why|warum|wieso|perche|pourquoi|por que|waarom|почему|neden|niye|لماذا|ليش|ليه)(?!\p{L})|为什么|なぜ/u;

/** "Is it noisy at night?" asks, although it names what others complain about. */
export function onlyAsks(sentence: string, language: string): boolean {
  if (!/[^?？؟][?？؟]\s*$/u.test(sentence)) return false;
  return matchersFor(sentence, language).some((matchers) => {
    const text = prepare(sentence, matchers.language);
    return !WHY.test(text) && isShort(text) && (asksFirmly(text, matchers) || beginsLikeQuestion(text));
  });
}

const isShort = (text: string) => text.split(/\s+/u).length <= 8;

/** "We will arrive …" is worth telling staff, also if it is told happily. */
function hasNotice(text: string, matchers: ActMatchers): boolean {
  return /\d/u.test(text) && matchers.has("telling", text);
}

const wishesThing = (text: string, matchers: ActMatchers) =>
  (matchers.has("wish", text) || matchers.has("please", text) || matchers.has("may", text)) &&
  matchers.kindIn(text) !== undefined;

/** Asks by a word that does nothing else, or at the beginning. */
export function asksFirmly(text: string, matchers: ActMatchers): boolean {
  return startsAsking(text, matchers) || matchers.has("asks", withoutJoining(text.replace(COPULA, " ")));
}

/** Asks by any word, also by one that begins a clause. */
export function asksIn(text: string, matchers: ActMatchers): boolean {
  const clauses = text.split(/[,;:.!،；，。]| - /u);
  return clauses.some((clause) => asksFirmly(clause, matchers));
}

/** Asks at the beginning of a sentence only. */
const COPULA =
  /(?<!\p{L})(?:es la|es el|e il|e la|e o|e a|is the|is it|is that|are the|ist das|ist der|ist die|ist es|sind die|il est|elle est|is de|is het)(?!\p{L})/gu;
const AUXILIARY =
  /^\s*(?:is|are|do|does|did|can|could|would|has|was|were|may|should|ist|sind|hat|haben|habt|kann|konnen|gibt|darf|muss|gilt|zijn|heeft|hebben|kan|kun|mag|moet|هل)\s/u;

/** "Are towels included": a question without a question mark. */
export const beginsLikeQuestion = (text: string): boolean => AUXILIARY.test(text);

const withoutJoining = (text: string) =>
  text
    .split(/(?<![\p{L}\p{M}])|(?![\p{L}\p{M}])/u)
    .filter((word) => !joining.has(word))
    .join("");

function startsAsking(text: string, matchers: ActMatchers): boolean {
  const words = matchers.remove("smallTalk", text).trim().split(/\s+/u);
  const skipped = words.findIndex((word) => !connecting.has(word));
  const start = words.slice(Math.max(skipped, 0), Math.max(skipped, 0) + 3);
  const [first = ""] = start;
  if (joining.has(first)) return !matchers.has("compliment", text) && matchers.has("asks", first);
  return matchers.begins("asks", start.join(" "));
}

const connecting = new Set(
  "and so also but ok und also aber e ma et mais y pero en maar ve ama и а но و ok oh hi hey hello hallo hola ciao bonjour ola oi".split(
    " ",
  ),
);
