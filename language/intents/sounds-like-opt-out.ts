import { PhraseMatcher } from "../text/index.ts";
import { SENDS, tellsWhyNoMessages } from "./ends-contact.ts";
import { noOptOutWords } from "./no-opt-out.words.ts";

const settled = new PhraseMatcher(noOptOutWords.settled);
const noNeed = new PhraseMatcher(noOptOutWords.noNeed);
const screens = new PhraseMatcher(noOptOutWords.screens);
const things = new PhraseMatcher(`${noOptOutWords.things},${noOptOutWords.people}`);
const enough = new PhraseMatcher(noOptOutWords.enough);
const messages = new PhraseMatcher(noOptOutWords.messages);
const missing = new PhraseMatcher(noOptOutWords.missing);
const written = new PhraseMatcher(noOptOutWords.written);
const forNow = new PhraseMatcher(noOptOutWords.forNow);
const forGood = new PhraseMatcher(noOptOutWords.forGood);
const about = new PhraseMatcher(noOptOutWords.about);
const tongues = new PhraseMatcher(noOptOutWords.tongues);
const calls = new PhraseMatcher(noOptOutWords.calls);
const when = new PhraseMatcher(noOptOutWords.when);
const elsewhere = new PhraseMatcher(noOptOutWords.elsewhere);
const asksFor = new PhraseMatcher(noOptOutWords.asksForMessage);

/** A wish for messages. */
const WRITE = /writ|schreib|ecri[rv]|escrib|scriv|escrev|schrijf|yaz|пиши|اكتب|写|書/u;
const NOT =
  /(?<!\p{L})(?:no|not|never|don t|stop|only|nicht|nie|kein\p{L}*|aufhoren|nur|ne|n|plus|jamais|arretez|seulement|mas|nunca|solo|non|piu|mai|nao|mais|niet|niets|nooit|geen|alleen|artik|sadece|не|больше|только|لا|فقط)(?!\p{L})|別|别|不|勿|ない|ません|mayin|meyin/u;
/** What a screen shows. */
const NOTICES = /notific|benachricht|melding|avis|bildirim|уведомл|اشعار|通知/u;

/** "I don't want to wait any more, send me a message" refuses something else. */
export const asksForMessage = (pieces: readonly string[]): boolean =>
  pieces.some((piece) => asksFor.find(piece) !== undefined && !NOT.test(piece));

/**
 * Whether a sentence that could end all messages is about something else: a matter that is settled, the television, a
 * thing for the room, or messages that do not arrive. A wish in one word, such as STOP, never comes here. All texts are
 * folded. `isWish` tells whether words ask for an end of the messages.
 */
export function soundsLikeOptOut(
  { sentence, pieces, text }: { sentence: string; pieces: readonly string[]; text: string },
  isWish: (words: string) => boolean,
): boolean {
  const has = (words: PhraseMatcher, within = sentence) => words.find(within) !== undefined;
  // "Stop sending me messages, I see them on TV" is a wish.
  const isWishBeside = (words: PhraseMatcher) =>
    pieces.some((piece) => !has(words, piece) && !NOTICES.test(piece) && isWish(piece));
  const wishes = pieces.filter(isWish);
  const isOfCalls = (piece: string) => has(calls, piece) && !has(messages, piece);
  // "I'd rather get no more calls, write to me"
  if (
    wishes.length > 0 &&
    wishes.every(isOfCalls) &&
    pieces.some((piece) => !isWish(piece) && WRITE.test(piece))
  )
    return true;
  if (has(screens)) return !isWishBeside(screens);
  if (has(missing)) return !isWishBeside(missing) && !isWish(missing.remove(sentence));
  const isOneMatter = (piece: string) => has(noNeed, piece) && (has(about, piece) || has(when, sentence));
  if (has(noNeed) && (has(settled, text) || pieces.some(isOneMatter)))
    return !has(elsewhere, text) && !tellsWhyNoMessages(text);
  if ((has(written) && !has(messages)) || has(tongues)) return true;
  if (pieces.some((piece) => isWish(piece) && has(forNow, forGood.remove(piece)))) return true;
  if (!SENDS.test(sentence) || !has(things) || has(messages)) return false;
  // "Please don't send me anything any more, flowers, food or whatever" is a wish; "we have enough towels" tells why.
  return !isWishBeside(things) || has(enough);
}
