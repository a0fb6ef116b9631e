export { completenessOf } from "./completeness.ts";
export { type Concierges, openConcierges } from "./concierges.ts";
export { type KnowledgeEntry, type KnowledgeSection, textIn } from "./entry.ts";
export { firstEntries } from "./first-entries.ts";
export {
  countGuestEntries,
  insertConcierge,
  insertKnowledgeEntry,
  type KnowledgeRow,
  listKnowledge,
} from "./knowledge.queries.ts";
export { languagesWith } from "./lexicon/index.ts";
export { namesTopic, topicsIn } from "./reading.ts";
export { buildRetriever, type Found, type Retriever } from "./retriever.ts";
export { languagesOfStopWord } from "./stop-words.ts";
export { fold, type Word, wordsOf } from "./words.ts";
