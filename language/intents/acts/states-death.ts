import { fold, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { commaPieces } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { lifelessThings } from "./death.words.ts";
import { type DeathMatchers, deathMatchers, isLongAgo, mayTellDeath } from "./death-matchers.ts";
import { withoutLookAlikes } from "./find-look-alikes.ts";

const things = new PhraseMatcher(lifelessThings);

/**
 * True if a message tells that someone died lately, or beside the guest. Guests also tell of deaths in the past, and of
 * those for which they cancel: such messages must name the bed or the room.
 */
export function statesDeath(message: string): boolean {
  if (!mayTellDeath(fold(message))) return false;
  const text = fold(withoutLookAlikes(message, message) === undefined ? message : plainOf(message));
  return deathMatchers().some((words) => isDeath(text, words));
}

/** Sentence by sentence, because what is left of a message has no punctuation. */
const plainOf = (message: string): string =>
  splitSentences(message)
    .map((sentence) =>
      commaPieces(sentence)
        .map((piece) => withoutLookAlikes(piece, message) ?? piece)
        .join(", "),
    )
    .join(". ");

function isDeath(text: string, words: DeathMatchers): boolean {
  const has = (name: keyof DeathMatchers, within: string) => words[name].find(within) !== undefined;
  const died = (within: string) =>
    has("died", within) || (has("gone", within) && (has("asleep", within) || has("body", text)));
  if (!died(text)) return false;
  return splitSentences(text).some((sentence) => {
    if (isLongAgo(sentence, words)) return false;
    const isElsewhere = has("elsewhere", text);
    const isLately = has("lately", sentence) && (!isElsewhere || has("body", text));
    const needsHelp = (has("body", text) || has("asks", text)) && !isElsewhere;
    return commaPieces(sentence).some(
      (piece) =>
        died(piece) &&
        has("people", piece) &&
        !hasQuestionMark(piece) &&
        things.find(piece) === undefined &&
        (isLately || needsHelp || (has("place", piece) && !has("elsewhere", sentence))),
    );
  });
}
