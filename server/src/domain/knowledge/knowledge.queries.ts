import { statement } from "../../platform/db/index.ts";
import type { KnowledgeEntry } from "./entry.ts";

export const insertKnowledgeEntry = statement(
  "insert knowledge entry",
  `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, updated_at) values ($1, $2, $3, $4, $5, $6)`,
);

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
