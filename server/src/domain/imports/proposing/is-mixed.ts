import { topicsOf } from "./which-entry.ts";

/** More further topics than a text about one thing names. */
const maxFurtherTopics = 3;

/** "…, because of the wildlife. SMOKING – beach only." */
const innerLabel = /[.;]\s+\p{Lu}{4,}(?:\s\p{Lu}+)*\s*[:–—]\s/u;

/** True if a text is hardly about this topic alone: it has no words, a label within, or many other topics. */
export const isMixed = (text: string, topic: string, language: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  innerLabel.test(text) ||
  topicsOf(text, language).filter((other) => other !== topic).length > maxFurtherTopics;
