import { PhraseMatcher } from "../text/index.ts";
import { noOptOutWords } from "./no-opt-out.words.ts";

const settled = new PhraseMatcher(noOptOutWords.settled);
const noNeed = new PhraseMatcher(noOptOutWords.noNeed);
const screens = new PhraseMatcher(noOptOutWords.screens);
const things = new PhraseMatcher(noOptOutWords.things);
const messages = new PhraseMatcher(noOptOutWords.messages);
const missing = new PhraseMatcher(noOptOutWords.missing);

/** Verbs that may be about things as well as messages. Writing and calling never are. */
const SENDS =
  /send|schick|stuur|sturen|bring|envi|envo|mand|inviat|gonder|yolla|присыл|отправ|принос|رسل|بعث|تبعت|发|發|送/u;

/**
 * Whether a sentence that could end all messages is about something else: a matter that is settled, the television, what
 * is brought to the room, or messages that do not arrive. A wish in one word, such as STOP, is never tested. `sentence` is a part of `text`; both are folded.
 */
export function soundsLikeOptOut(sentence: string, text: string): boolean {
  const has = (words: PhraseMatcher, within = sentence) => words.find(within) !== undefined;
  if (has(screens) || has(missing)) return true;
  if (has(noNeed) && has(settled, text)) return true;
  return SENDS.test(sentence) && has(things) && !has(messages);
}
