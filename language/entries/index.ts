export { type AnswerableEntry, textIn } from "./answerable-entry.ts";
export { applyChange, tidied, type Untidied } from "./apply-change.ts";
export { contentHash, jsonInOrder } from "./content-hash.ts";
export type { KnowledgeEntry, KnowledgeText } from "./knowledge-entry.ts";
export { titleIn } from "./title-in.ts";
