// The two forms of a knowledge entry: as the venue wrote it, and as the assistant may use it.

export { type AnswerableEntry, textIn } from "./answerable-entry.ts";
export { applyChange, normalizeEntry, type Untidied } from "./apply-change.ts";
export { contentHash, jsonInOrder } from "./content-hash.ts";
export { isAnswered } from "./is-answered.ts";
export type { KnowledgeEntry, KnowledgeText } from "./knowledge-entry.ts";
export { titleIn } from "./title-in.ts";
