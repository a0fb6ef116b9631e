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

const forGuests = "not coalesce((k.entry ->> 'internal')::boolean, false)";

export const countGuestEntries = statement<{ entries: number }>(
  "count guest entries",
  `select count(*)::int as entries from knowledge_entries k where k.venue_id = $1 and ${forGuests}`,
);

/** Freezes the entries that guests may hear as a new version of the concierge. */
export const insertConcierge = statement<{ version: number }>(
  "insert concierge",
  `insert into concierges (venue_id, version, entries, built_at)
   select $1, coalesce((select max(version) from concierges where venue_id = $1), 0) + 1,
     coalesce((select jsonb_agg(k.entry order by k.section, k.ordinal) from knowledge_entries k
               where k.venue_id = $1 and ${forGuests}), '[]'), $2
   returning version`,
);

export const findConcierge = statement<{ entries: KnowledgeEntry[] }>(
  "find concierge",
  "select entries from concierges where venue_id = $1 and version = $2",
);
