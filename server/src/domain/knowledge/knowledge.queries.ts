import { statement } from "../../platform/db/index.ts";
import type { KnowledgeEntry } from "./entry.ts";

export type KnowledgeRow = { entry: KnowledgeEntry; updated_at: Date };

export const listKnowledge = statement<KnowledgeRow>(
  "list knowledge",
  "select entry, updated_at from knowledge_entries where venue_id = $1 order by section, ordinal, entry_id",
);

/** Another one whenever a row was written, whoever wrote it. */
export const markOfKnowledge = statement<{ mark: string }>(
  "mark of knowledge",
  `select coalesce(md5(string_agg(entry_id::text || xmin::text || ctid::text, ' ' order by entry_id)), '') as mark
   from knowledge_entries where venue_id = $1`,
);
