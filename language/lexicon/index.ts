export { type Aspect, isTopic, related, relatedTopics, type Topic } from "./concepts.ts";
export { languagesWith, mentionsIn } from "./mentions.ts";
export { namesSubject } from "./names-subject.ts";
export { namesTopic, type Reading, readText, type Term, topicsIn } from "./read-text.ts";
