export { type KnowledgeEntry, type KnowledgeSection, textIn } from "./entry.ts";
export { firstEntries } from "./first-entries.ts";
export { type KnowledgeRow, listKnowledge, markOfKnowledge } from "./knowledge.queries.ts";
export { type Aspect, isTopic, relatedTopics, type Topic } from "./lexicon/concepts.ts";
export { languagesWith, type Mention, mentionsIn } from "./lexicon/index.ts";
export { namesTopic, type Reading, readText, topicsIn } from "./reading.ts";
export { buildRetriever, type Found, type Retriever } from "./retriever.ts";
export { languagesOfStopWord } from "./stop-words.ts";
export { fold, type PlacedWord, type Word, wordsAt, wordsOf } from "./words.ts";
