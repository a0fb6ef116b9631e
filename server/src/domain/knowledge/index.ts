export { type Concierges, openConcierges } from "./concierges.ts";
export type { KnowledgeEntry } from "./entry.ts";
export { insertConcierge, insertKnowledgeEntry } from "./knowledge.queries.ts";
export { buildRetriever, type Found, type Retriever } from "./retriever.ts";
