import { topicsIn } from "../lexicon/index.ts";
import { fold, hasIdeograph, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { knownLanguage } from "./acts/act-matchers.ts";
import { type HowAreYouWords, howAreYouWords } from "./how-are-you.words.ts";
import { intentWords } from "./intent.words.ts";

/** All languages: guests greet in another one than they write, and short texts say little about theirs. */
const matcherOf = (part: keyof HowAreYouWords) =>
  new PhraseMatcher(
    Object.values(howAreYouWords)
      .map((words) => words[part])
      .join(","),
  );
const asksAlways = matcherOf("asks");
const asksIfMarked = matcherOf("asksIfMarked");
const around = matcherOf("around");
const greetings = new PhraseMatcher(
  Object.values(intentWords)
    .map(({ greeting }) => greeting)
    .join(","),
);

/** A name or two, as in "Hi Marco, how are you?" */
const wordsBeside = 2;

/**
 * "Hello, how are you today?", in any language, and nothing else: "How is it going with my taxi?" and "¿Qué tal el
 * desayuno?" ask something else.
 */
export function asksHowWeAre(text: string, language: string): boolean {
  const folded = fold(text);
  const isMarked = hasQuestionMark(text);
  const asks = isMarked ? [asksAlways, asksIfMarked] : [asksAlways];
  if (asks.every((one) => one.find(folded) === undefined)) return false;
  const beside = [...asks, greetings, around].reduce((rest, one) => one.remove(rest), folded);
  const words = beside.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return true;
  return (
    isMarked && !hasIdeograph(text) && words.length <= wordsBeside && topicsIn(text, language).size === 0
  );
}

/** Thanks, and asks what the guest needs. */
export const howAreYouReply = (language: string): string => howAreYouWords[knownLanguage(language)].reply;
