import type { Section } from "@bellhop/contract/knowledge";
import { statement } from "../../platform/db/index.ts";
import type { WrittenEntry } from "./written-entry.ts";

export type EntryRow = { entry: WrittenEntry; ordinal: number; updated_at: Date; updated_by: string | null };

/** `$2`: of one section; null for all. */
export const listAllWritten = statement<EntryRow>(
  "list all written",
  `select entry, ordinal, updated_at, updated_by from knowledge_entries
   where venue_id = $1 and ($2::text is null or section = $2) order by section, ordinal, entry_id`,
);

export type VersionRow = { section: Section; version: number };
