import { cached, PhraseMatcher } from "../../text/index.ts";
import { deathWords } from "./death.words.ts";

export type DeathMatchers = Record<keyof (typeof deathWords)["en"], PhraseMatcher>;

const compiled = cached((): DeathMatchers[] =>
  Object.values(deathWords).map(
    (words) =>
      Object.fromEntries(
        Object.entries(words).map(([name, list]) => [name, new PhraseMatcher(list)]),
      ) as DeathMatchers,
  ),
);

/** By language: "man" and "die" mean something else in the next one. */
export const deathMatchers = (): DeathMatchers[] => compiled("");

const YEAR = /(?<!\d)(?:19\d\d|20[0-3]\d)(?!\d)/u;
export const isLongAgo = (folded: string, words: DeathMatchers): boolean =>
  words.longAgo.find(folded) !== undefined || YEAR.test(folded);

const anyDeath = new PhraseMatcher(
  Object.values(deathWords)
    .flatMap(({ died, gone }) => [died, gone])
    .join(","),
);
/** A cheap check for words of any language. */
export const mayTellDeath = (folded: string): boolean => anyDeath.find(folded) !== undefined;
