import type { Contradiction } from "@bellhop/language/claims";
import { type LruCache, openLruCache } from "../../platform/lru-cache.ts";
import type { completenessOf, SectionRow } from "../knowledge/index.ts";

/** The result of checking all of a venue's knowledge; valid until an entry or a setting it depends on changes. */
export type KnowledgeCheck = {
  contradictions: readonly Contradiction[];
  completeness: ReturnType<typeof completenessOf>;
  /** The sections as they were read. */
  versions: readonly SectionRow[];
};

/** The check results in this process, by venue. */
export type KnowledgeChecks = LruCache<KnowledgeCheck>;

/** Venues whose members are writing. */
const maxVenues = 30;

/** Keeps the check results of the most recently used venues in memory. */
export const openKnowledgeChecks = (): KnowledgeChecks => openLruCache(maxVenues);
