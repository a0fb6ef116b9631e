import type { Section } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { statement } from "../../platform/db/index.ts";

/** An entry with where it stands in its section, and who wrote it when; null: the product. */
export type KnowledgeRow = {
  entry: KnowledgeEntry;
  ordinal: number;
  updatedAt: Date;
  updatedBy: string | null;
};

/** An entry as it stands, without its place. */
export type EntryRow = Omit<KnowledgeRow, "ordinal">;

const columns = `entry, updated_at as "updatedAt", updated_by as "updatedBy"`;

/** `$2`: of one section; null for all. */
export const listAllWritten = statement<KnowledgeRow>(
  "list all written",
  `select ${columns}, ordinal from knowledge_entries
   where venue_id = $1 and ($2::text is null or section = $2) order by section, ordinal, entry_id`,
);

export const listNamedEntries = statement<EntryRow>(
  "list named entries",
  `select ${columns} from knowledge_entries where venue_id = $1 and entry_id = any ($2::uuid[])`,
);

/** A page of a section, of those ids (`$3`) and with all of those words (`$4`), where they are asked for. */
const narrowed = `venue_id = $1 and section = $2 and ($3::uuid[] is null or entry_id = any ($3))
     and ($4::text[] is null or (cardinality($4) > 0
       and not exists (select from unnest($4) word where strpos(folded, word) = 0)))`;

export const listEntriesInOrder = statement<KnowledgeRow>(
  "list entries in order",
  `select ${columns}, ordinal from knowledge_entries
   where ${narrowed} and ($5::int is null or (ordinal, entry_id) > ($5, $6::uuid))
   order by ordinal, entry_id limit $7`,
);

export const countEntries = statement<{ entries: number }>(
  "count entries",
  `select count(*)::int as entries from knowledge_entries where ${narrowed}`,
);

export type SectionCount = { section: Section; entries: number; last: number };

export const countSections = statement<SectionCount>(
  "count sections",
  `select section, count(*)::int as entries, max(ordinal) as last
   from knowledge_entries where venue_id = $1 group by section`,
);

/** The ids of whole sections, in their order. */
export const listOrders = statement<{ section: Section; ids: string[] }>(
  "list orders",
  `select section, array_agg(entry_id order by ordinal, entry_id) as ids
   from knowledge_entries where venue_id = $1 and section = any ($2::text[]) group by section`,
);

export const deleteEntries = statement(
  "delete entries",
  "delete from knowledge_entries where venue_id = $1 and entry_id = any ($2::uuid[])",
);

/** An entry that is there keeps its place. */
export const putEntries = statement(
  "put entries",
  `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, folded, updated_at, updated_by)
   select $1, entry_id, section, ordinal, entry, folded, $3, $4
   from jsonb_to_recordset($2::jsonb) as put (entry_id uuid, section text, ordinal int, entry jsonb, folded text)
   on conflict (venue_id, entry_id) do update
     set entry = excluded.entry, folded = excluded.folded, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
);

export const setOrdinals = statement(
  "set ordinals",
  `update knowledge_entries k set ordinal = placed.ordinal
   from unnest($2::uuid[], $3::int[]) as placed (entry_id, ordinal)
   where k.venue_id = $1 and k.entry_id = placed.entry_id and k.ordinal <> placed.ordinal`,
);
