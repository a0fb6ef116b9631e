export { analyzeText, mentionsTopic, type Term, type TextAnalysis, topicsIn } from "./analyze-text.ts";
export { type Aspect, isTopic, related, relatedTopics, type Topic } from "./concepts.ts";
export { findMentions, languagesOfWord } from "./find-mentions.ts";
export { mentionsSubject } from "./mentions-subject.ts";
