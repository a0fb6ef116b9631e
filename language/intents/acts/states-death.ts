import { cached, fold, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { commaPieces } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { deathWords, lifelessThings } from "./death.words.ts";
import { withoutLookAlikes } from "./find-look-alikes.ts";

type Matchers = Record<keyof (typeof deathWords)["en"], PhraseMatcher>;

/** By language: "man" and "die" mean something else in the next one. */
const languages = cached((): Matchers[] =>
  Object.values(deathWords).map(
    (words) =>
      Object.fromEntries(
        Object.entries(words).map(([name, list]) => [name, new PhraseMatcher(list)]),
      ) as Matchers,
  ),
);

const YEAR = /(?<!\d)(?:19\d\d|20[0-3]\d)(?!\d)/u;
const things = new PhraseMatcher(lifelessThings);

const anyDeath = new PhraseMatcher(
  Object.values(deathWords)
    .flatMap(({ died, gone }) => [died, gone])
    .join(","),
);

/**
 * True if a message tells that someone died lately, or beside the guest. Guests also tell of deaths in the past, and of
 * those for which they cancel: such messages must name the bed or the room.
 */
export function statesDeath(message: string): boolean {
  if (anyDeath.find(fold(message)) === undefined) return false;
  const text = fold(withoutLookAlikes(message, message) === undefined ? message : plainOf(message));
  return languages("").some((words) => isDeath(text, words));
}

/** Sentence by sentence, because what is left of a message has no punctuation. */
const plainOf = (message: string): string =>
  splitSentences(message)
    .map((sentence) => commaPieces(sentence).map((piece) => withoutLookAlikes(piece, message) ?? piece).join(", "))
    .join(". ");

function isDeath(text: string, words: Matchers): boolean {
  const has = (name: keyof Matchers, within: string) => words[name].find(within) !== undefined;
  const died = (within: string) =>
    has("died", within) || (has("gone", within) && (has("asleep", within) || has("body", text)));
  if (!died(text)) return false;
  return splitSentences(text).some((sentence) => {
    if (has("longAgo", sentence) || YEAR.test(sentence)) return false;
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
