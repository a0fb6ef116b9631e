import { PhraseMatcher } from "../text/index.ts";
import { endOfContactWords, otherMatters } from "./ends-contact.words.ts";
import { noOptOutWords } from "./no-opt-out.words.ts";

const listOf = (name: keyof (typeof endOfContactWords)["en"]) =>
  Object.values(endOfContactWords)
    .map((words) => words[name])
    .join(",");
const contact = new PhraseMatcher(listOf("contact"));
const messages = new PhraseMatcher(listOf("messages"));
const refuses = new PhraseMatcher(listOf("refuses"));
const forbids = new PhraseMatcher(listOf("forbids"));
const anything = new PhraseMatcher(otherMatters.anything);
const spares = new PhraseMatcher(listOf("spares"));
const ever = new PhraseMatcher(listOf("ever"));
const removes = new PhraseMatcher(listOf("removes"));
const own = new PhraseMatcher(listOf("own"));
const lists = new PhraseMatcher(listOf("lists"));
const reasons = new PhraseMatcher(listOf("reasons"));
const noNeed = new PhraseMatcher(noOptOutWords.noNeed);
const toOthers = new PhraseMatcher(noOptOutWords.toOthers);
const otherLists = new PhraseMatcher(otherMatters.lists);
const about = new PhraseMatcher(noOptOutWords.about);
const ownWriting = new PhraseMatcher(otherMatters.ownWriting);
/** Refusals of what the venue does. Others may be about what the guest does. */
const OF_VENUE =
  /you|refrain|appreciate|grateful|wenn|absehen|que|merci|priere|rogaria|che|dat|чтобы|прошу|просим|просьба|если|ارجو|نرجو|رجاء|يرجي|تمني|希望/u;
const calls = new PhraseMatcher(noOptOutWords.calls);

/** Verbs that may be about things as well as messages. Writing and calling never are. */
export const SENDS =
  /send|schick|stuur|sturen|bring|envi|envo|mand|inviat|gonder|yolla|присыл|отправ|принос|رسل|بعث|تبعت|发|發|送/u;

/** True if a folded text tells why a guest needs no messages: booked elsewhere, does not come, or has left. */
export const tellsWhyNoMessages = (folded: string): boolean => reasons.find(folded) !== undefined;

/** "Don't message my wife" is no wish about the guest's own messages. */
export const isToOthers = (piece: string): boolean =>
  toOthers.find(piece) !== undefined && own.find(piece) === undefined;

/** A cheap check, for a folded message. */
export const mayEndContact = (folded: string): boolean =>
  contact.find(folded) !== undefined ||
  messages.find(folded) !== undefined ||
  lists.find(folded) !== undefined ||
  forbids.find(folded) !== undefined;

/**
 * Whether a part of a message ends contact by its structure, without any usual phrase: "no need to write" with a reason
 * elsewhere in the message, "I'd rather not hear from you again", or "take my number off your list". Texts are folded.
 */
export function endsContact(piece: string, hasReason: boolean): boolean {
  const has = (words: PhraseMatcher) => words.find(piece) !== undefined;
  if (/\d/u.test(piece) || has(otherLists) || isToOthers(piece)) return false;
  if (has(removes) && has(own) && has(lists)) return true;
  if (has(about)) return false;
  const names = has(contact) || has(messages);
  if (
    hasReason &&
    ((names && has(noNeed)) || (has(forbids) && (names || has(anything) || !SENDS.test(piece))))
  )
    return true;
  if (has(messages) && has(spares) && (has(ever) || hasReason)) return true;
  const refusal = refuses.find(piece);
  if (refusal === undefined || !has(ever)) return false;
  if (has(messages)) return true;
  const wish = OF_VENUE.test(refusal) ? piece : ownWriting.remove(piece);
  return contact.find(wish) !== undefined && !has(calls);
}
