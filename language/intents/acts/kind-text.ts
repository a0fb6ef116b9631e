import { splitSentences } from "../split-sentences.ts";
import { knownLanguage } from "./act-matchers.ts";
import { readManner } from "./read-manner.ts";
import { actWords } from "./words/index.ts";

/** A short kind word for thanks, a compliment or small talk; undefined where silence is better. */
export function kindText({ language, text }: { language: string; text: string }): string | undefined {
  const manners = splitSentences(text).map((sentence) => readManner(sentence, language));
  const { says } = actWords[knownLanguage(language)];
  if (manners.includes("compliment")) return says.compliment;
  if (manners.includes("thanks")) return says.thanks;
  if (manners.includes("small_talk")) return says.smallTalk;
  return undefined;
}
