import type { Section } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { change, statement } from "../../platform/db/index.ts";

/** `updatedBy` is null for entries that the product wrote. */
export type KnowledgeRow = {
  entry: KnowledgeEntry;
  ordinal: number;
  updatedAt: Date;
  updatedBy: string | null;
};

export type EntryRow = Omit<KnowledgeRow, "ordinal">;

const columns = `entry, updated_at as "updatedAt", updated_by as "updatedBy"`;

/** `$section`: of one section; null for all. */
export const selectAllEntries = statement<{ venueId: number; section: Section | null }, KnowledgeRow>(
  "list all written",
  `select ${columns}, ordinal from knowledge_entries
   where venue_id = $venueId and ($section::text is null or section = $section) order by section, ordinal, entry_id`,
);

export const listNamedEntries = statement<{ venueId: number; entryIds: readonly string[] }, EntryRow>(
  "list named entries",
  `select ${columns} from knowledge_entries where venue_id = $venueId and entry_id = any ($entryIds::uuid[])`,
);

/** A page of a section, optionally filtered by ids and words. */
const narrowed = `venue_id = $venueId and section = $section
   and ($entryIds::uuid[] is null or entry_id = any ($entryIds))
     and ($words::text[] is null or (cardinality($words) > 0
       and not exists (select from unnest($words) word where strpos(folded, word) = 0)))`;

export const listEntriesInOrder = statement<
  {
    venueId: number;
    section: Section;
    entryIds: string[] | null;
    words: string[] | null;
    afterOrdinal: string | null;
    afterId: string | null;
    limit: number;
  },
  KnowledgeRow
>(
  "list entries in order",
  `select ${columns}, ordinal from knowledge_entries
   where ${narrowed} and ($afterOrdinal::int is null or (ordinal, entry_id) > ($afterOrdinal, $afterId::uuid))
   order by ordinal, entry_id limit $limit`,
);

export const countEntries = statement<
  { venueId: number; section: Section; entryIds: string[] | null; words: string[] | null },
  { entries: number }
>("count entries", `select count(*)::int as entries from knowledge_entries where ${narrowed}`);

export type SectionCount = { section: Section; entries: number; last: number };

export const countSections = statement<{ venueId: number }, SectionCount>(
  "count sections",
  `select section, count(*)::int as entries, max(ordinal) as last
   from knowledge_entries where venue_id = $venueId group by section`,
);

/** The ids of whole sections, in their order. */
export const listOrders = statement<
  { venueId: number; sections: Section[] },
  { section: Section; ids: string[] }
>(
  "list orders",
  `select section, array_agg(entry_id order by ordinal, entry_id) as ids
   from knowledge_entries where venue_id = $venueId and section = any ($sections::text[]) group by section`,
);

export const deleteEntries = change<{ venueId: number; entryIds: string[] }>(
  "delete entries",
  "delete from knowledge_entries where venue_id = $venueId and entry_id = any ($entryIds::uuid[])",
);

/** An entry that is there keeps its place. */
export const putEntries = change<{
  venueId: number;
  entries: string;
  updatedAt: Date;
  updatedBy: string | null;
}>(
  "put entries",
  `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, folded, updated_at, updated_by)
   select $venueId, entry_id, section, ordinal, entry, folded, $updatedAt, $updatedBy
   from jsonb_to_recordset($entries::jsonb) as put (entry_id uuid, section text, ordinal int, entry jsonb,
   folded text)
   on conflict (venue_id, entry_id) do update
     set entry = excluded.entry, folded = excluded.folded, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
);

export const setOrdinals = change<{ venueId: number; entryIds: string[]; ordinals: number[] }>(
  "set ordinals",
  `update knowledge_entries k set ordinal = placed.ordinal
   from unnest($entryIds::uuid[], $ordinals::int[]) as placed (entry_id, ordinal)
   where k.venue_id = $venueId and k.entry_id = placed.entry_id and k.ordinal <> placed.ordinal`,
);
