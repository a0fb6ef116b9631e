// The topics that guests ask about, their phrases in twelve languages, and the analysis of a text by them.

export { analyzeText, mentionsTopic, type Term, type TextAnalysis, topicsIn } from "./analyze-text.ts";
export { type Aspect, isTopic, nearnessOf, related, relatedTopics, type Topic } from "./concepts.ts";
export { findMentions, languagesOfWord } from "./find-mentions.ts";
export { mentionsSubject } from "./mentions-subject.ts";
export { isTypoOf } from "./spelling.ts";
