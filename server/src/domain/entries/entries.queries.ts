import type { Section } from "@bellhop/contract/knowledge";
import { statement } from "../../platform/db/index.ts";
import type { WrittenEntry, WrittenRow } from "./written-entry.ts";

/** An entry as it stands, without its place. */
export type EntryRow = Omit<WrittenRow, "ordinal">;

const columns = `entry, updated_at as "updatedAt", updated_by as "updatedBy"`;

/** `$section`: null for all sections. */
export const listAllWritten = statement<{ venueId: number; section: Section | null }, WrittenRow>(
  "list all written",
  `select ${columns}, ordinal from knowledge_entries
   where venue_id = $venueId and ($section::text is null or section = $section) order by section, ordinal, entry_id`,
);

export const listNamedEntries = statement<{ venueId: number; entryIds: readonly string[] }, EntryRow>(
  "list named entries",
  `select ${columns} from knowledge_entries where venue_id = $venueId and entry_id = any ($entryIds::uuid[])`,
);

/** The entries of a section; optionally only those with one of `$entryIds` that contain all of `$words`. */
const narrowed = `venue_id = $venueId and section = $section
   and ($entryIds::uuid[] is null or entry_id = any ($entryIds))
     and ($words::text[] is null or (cardinality($words) > 0
       and not exists (select from unnest($words) word where strpos(coalesce(folded, ''), word) = 0)))`;

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
  WrittenRow
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

export const deleteEntries = statement<{ venueId: number; entryIds: string[] }>(
  "delete entries",
  "delete from knowledge_entries where venue_id = $venueId and entry_id = any ($entryIds::uuid[])",
);

/** An entry that is there keeps its place. */
export const putEntries = statement<{
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

export const setOrdinals = statement<{ venueId: number; entryIds: string[]; ordinals: number[] }>(
  "set ordinals",
  `update knowledge_entries k set ordinal = placed.ordinal
   from unnest($entryIds::uuid[], $ordinals::int[]) as placed (entry_id, ordinal)
   where k.venue_id = $venueId and k.entry_id = placed.entry_id and k.ordinal <> placed.ordinal`,
);

/** Entries of an older version, for this unit to write what they are searched by. */
export const lockUnfolded = statement<{ venueId: number; limit: number }, { entry: WrittenEntry }>(
  "lock unfolded entries",
  `select entry from knowledge_entries where venue_id = $venueId and folded is null
   order by entry_id limit $limit for no key update`,
);

export const areUnfolded = statement<{ venueId: number }, { some: boolean }>(
  "are unfolded entries",
  "select exists (select from knowledge_entries where venue_id = $venueId and folded is null) as some",
);

export const setFolded = statement<{ venueId: number; entryIds: string[]; folded: string[] }>(
  "set folded",
  `update knowledge_entries k set folded = written.folded
   from unnest($entryIds::uuid[], $folded::text[]) as written (entry_id, folded)
   where k.venue_id = $venueId and k.entry_id = written.entry_id`,
);
