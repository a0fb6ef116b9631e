import { baseOf } from "@bellhop/contract/values";
import { type Aspect, analyzeText, mentionsTopic } from "../lexicon/index.ts";
import { endsWithQuestionMark, hasIdeograph } from "../text/index.ts";
import { askProbability, asksFrom, asksSomething } from "./acts/read-act.ts";
import { commaPieces, partsAtAnd } from "./pieces.ts";
import { splitSentences } from "./split-sentences.ts";

/** Splits messages into questions. Statements beside a question are left out. */
export function splitQuestions(messages: readonly string[], language: string): string[] {
  const told = messages.filter((message) => /[\p{L}\p{N}]/u.test(message));
  const questions = told.flatMap((message) => questionsIn(message, language));
  return questions.length > 0 ? questions : told.slice(-1).map((message) => message.trim());
}

/** True if a part of the text asks, by a question mark or by its words. */
export function asksClearly(text: string, language: string): boolean {
  return spansOf(text, language).some((span) => asksSomething(span.text, language));
}

type Span = { text: string; asks: number };

function questionsIn(message: string, language: string): string[] {
  return joinedByTopic(spansOf(message, language), language);
}

function spansOf(message: string, language: string): Span[] {
  return splitSentences(message).flatMap((sentence) => {
    const spans = commaPieces(sentence).flatMap((piece) => spansOfPiece(piece, language));
    const last = spans.at(-1);
    // The question mark may belong to words before a tag such as "please".
    if (last && endsWithQuestionMark(sentence) && spans.every(({ asks }) => asks < asksFrom)) last.asks = 1;
    return spans;
  });
}

function spansOfPiece(piece: string, language: string): Span[] {
  const spans: Span[] = [];
  for (const text of partsAtAnd(piece, language)) {
    const span = { text, asks: askProbability(text, language) };
    const last = spans.at(-1);
    if (last && (span.asks < asksFrom || last.asks < asksFrom)) {
      last.text += ` ${text}`;
      last.asks = askProbability(last.text, language);
    } else spans.push(span);
  }
  return spans.flatMap((span) => {
    const windows = windowsOf(span.text, language);
    return windows.length > 0 ? windows : [span];
  });
}

/** Voice notes have no commas: in a long part, the most question-like windows of words become separate spans. */
function windowsOf(piece: string, language: string): Span[] {
  const isIdeographs = hasIdeograph(piece);
  const words = isIdeographs ? [...piece] : piece.split(/\s+/u);
  const [size, step] = isIdeographs ? [18, 3] : [9, 2];
  if (words.length < size * windowsOfLongPiece) return [];
  const join = (from: number, to: number) => words.slice(from, to).join(isIdeographs ? "" : " ");
  const windows = Array.from({ length: Math.ceil((words.length - size) / step) + 1 }, (_, i) => {
    const from = Math.min(i * step, words.length - size);
    return { from, to: from + size, asks: askProbability(join(from, from + size), language) };
  });
  const asking = windows.filter(({ asks }) => asks >= windowAsksFrom);
  const spans: { from: number; to: number; asks: number }[] = [];
  for (const window of asking) {
    const last = spans.at(-1);
    const isOne = last && window.from < last.to && window.to - last.from <= size * 2;
    if (isOne) Object.assign(last, { to: window.to, asks: Math.max(last.asks, window.asks) });
    else if (!last || window.from >= last.to) spans.push({ ...window });
  }
  return spans.map(({ from, to, asks }) => ({ text: join(from, to), asks }));
}

/** A part with this many windows is long. */
const windowsOfLongPiece = 1.7;
/** Higher than `asksFrom`: among many windows, some look like a question by chance. */
const windowAsksFrom = 0.65;

/** A question for only one of these topics refers to something named before. */
const askedOfSomething: ReadonlySet<Aspect> = new Set([
  "price",
  "time",
  "place",
  "distance",
  "included",
  "reserve",
  "weekend",
  "daily",
]);

/**
 * The spans that ask. "When is it ready?" belongs to the question before it, and "the garage, how high is it" is one
 * question; "Do you have a helipad?" stands alone.
 */
function joinedByTopic(spans: readonly Span[], language: string): string[] {
  const joined: string[] = [];
  for (const [at, { text, asks }] of spans.entries()) {
    if (asks < asksFrom) continue;
    const before = spans[at - 1];
    const isOfBefore =
      before &&
      before.asks < asksFrom &&
      mentionsTopic(before.text, language) &&
      (!mentionsTopic(text, language) || OF_THAT.test(text));
    if (joined.length > 0 && (needsContext(text, language) || OF_HIM.test(text)))
      joined[joined.length - 1] = `${joined.at(-1)} ${text}`;
    else joined.push(isOfBefore ? `${before.text} ${text}` : text);
  }
  return joined;
}

/** "I only vape, is that ok on the balcony?" */
const OF_THAT =
  /^(?:(?:is|would|was) (?:that|this)|(?:is|ist|wär|wäre|geht|ginge) (?:das|dat|des)|c'est|ça|est-ce que (?:c'est|ça)|(?:è|va) (?:un problema|possibile|bene)|(?:es|está) (?:posible|bien)|(?:isso|tem problema|é possível)|это )(?!\p{L})/iu;
/** "Can he come to dinner with us?", about the dog or the child in the question before. */
const OF_HIM =
  /^(?:(?:can|may|could|does|must|is) (?:he|she|they)|(?:darf|kann|muss) (?:er|sie|es)|(?:peut|doit)-(?:il|elle)|(?:il|elle) peut|(?:può|possono) (?:venire|stare|entrare|dormire|mangiare)|puede (?:venir|entrar|quedarse|dormir|comer)|(?:(?:ele|ela) )?pode (?:vir|entrar|ficar|dormir|comer)|(?:mag|kan|moet) (?:hij|ze|het)|(?:ему|ей|с ним|с ней) )(?!\p{L})/iu;

function needsContext(question: string, language: string): boolean {
  const { topics, aspects, terms } = analyzeText(question, baseOf(language));
  if (topics.size > 0) return false;
  return terms.length === 0 || (terms.length === 1 && [...aspects].some((one) => askedOfSomething.has(one)));
}
