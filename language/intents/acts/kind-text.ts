import { asksHowWeAre, howAreYouReply } from "../how-are-you.ts";
import { piecesOf } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { knownLanguage } from "./act-matchers.ts";
import { actOf } from "./read-act.ts";
import { actWords } from "./words/index.ts";

/** A short friendly reply to thanks, a compliment or small talk; undefined if silence is better. */
export function kindText({ language, text }: { language: string; text: string }): string | undefined {
  const sentences = splitSentences(text);
  const acts = [...sentences, ...piecesOf(text)].map((part) => actOf(part, language));
  const { says } = actWords[knownLanguage(language)];
  if (acts.includes("compliment")) return says.compliment;
  if ([text, ...sentences].some((part) => asksHowWeAre(part, language))) return howAreYouReply(language);
  if (acts.includes("thanks")) return says.thanks;
  if (acts.includes("small_talk")) return says.smallTalk;
  return undefined;
}
