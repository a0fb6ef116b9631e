import type { ConciergeVersion, VersionChanges } from "@bellhop/contract/concierge";
import type { Section } from "@bellhop/contract/knowledge";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { cursorAt } from "../../../platform/cursor.ts";
import { change, statement } from "../../../platform/db/index.ts";
import { liveVersionOf } from "../../venues/index.ts";
import type { AssistantPart } from "../settings/settings.ts";

export type VersionRow = {
  version: number;
  built_at: Date;
  built_by: string | null;
  built_from: ConciergeVersion["from"];
  entries: number;
  languages: string[];
  is_live: boolean;
  can_restore_draft: boolean;
  contradictions: number;
  changes: VersionChanges | null;
  cursor_at: string;
};

/** The next version of the venue, whose row is locked. */
const next = "coalesce((select max(version) from concierges where venue_id = $venueId), 0) + 1";

export const insertVersion = change<
  {
    venueId: number;
    entries: string;
    entriesCount: number;
    assistant: string;
    contradictions: string;
    /** JSON of the versions of the sections it was built from. */
    sections: string | null;
    changes: string | null;
    languages: string[];
    builtFrom: VersionRow["built_from"];
    builtBy: string | null;
    builtAt: Date;
  },
  { version: number }
>(
  "insert version",
  `insert into concierges
     (venue_id, version, entries, entries_count, assistant, contradictions, sections, changes, languages, built_from, built_by,
      built_at)
   values ($venueId, ${next}, $entries, $entriesCount, $assistant, $contradictions, $sections, $changes, $languages, $builtFrom,
   $builtBy, $builtAt) returning version`,
);

/** A version with the knowledge of another one and its own settings. */
export const insertVersionLike = change<
  {
    venueId: number;
    version: number;
    assistant: string;
    changes: string | null;
    languages: string[];
    builtFrom: VersionRow["built_from"];
    builtBy: string | null;
    builtAt: Date;
  },
  { version: number }
>(
  "insert version like",
  `insert into concierges
     (venue_id, version, entries, entries_count, assistant, contradictions, sections, changes, languages, built_from, built_by,
      built_at)
   select $venueId, ${next}, entries, entries_count, $assistant, contradictions, sections, $changes::jsonb, $languages, $builtFrom, $builtBy,
   $builtAt
   from concierges where venue_id = $venueId and version = $version returning version`,
);

export type VersionContent = {
  entries: AnswerableEntry[];
  assistant: AssistantPart;
  /** Contradictions that it was built despite. */
  contradictions: Disagreement[];
};

export const findVersionSections = statement<
  { venueId: number; version: number },
  { sections: Partial<Record<Section, number>> | null }
>(
  "find sections of version",
  "select sections from concierges where venue_id = $venueId and version = $version",
);

export const findVersionContent = statement<{ venueId: number; version: number }, VersionContent>(
  "find version content",
  "select entries, assistant, contradictions from concierges where venue_id = $venueId and version = $version",
);

/** The settings of the live version, without its entries. */
export const findLiveAssistant = statement<
  { venueId: number },
  { version: number; assistant: AssistantPart }
>(
  "find live assistant",
  `select c.version, c.assistant from concierges c
   where c.venue_id = $venueId and c.version = ${liveVersionOf("$venueId")}`,
);

export const findLiveName = statement<{ venueId: number }, Pick<AssistantPart, "name">>(
  "find live name",
  `select c.assistant ->> 'name' as name from concierges c
   where c.venue_id = $venueId and c.version = ${liveVersionOf("$venueId")}`,
);

/** The live version, if it has exactly this content. */
export const findLiveAlike = statement<
  { venueId: number; assistant: string; entries: string | null; contradictions: string | null },
  { version: number }
>(
  "find live alike",
  `select c.version from concierges c
   where c.venue_id = $venueId and c.version = ${liveVersionOf("$venueId")} and c.assistant = $assistant and ($entries::jsonb is null or c.entries = $entries)
     and ($contradictions::jsonb is null or c.contradictions = $contradictions)`,
);

const columns = `c.version, c.built_at, c.built_by, c.built_from,
  c.entries_count as entries, c.languages, c.changes, c.sections is not null as can_restore_draft,
  c.version = ${liveVersionOf("$venueId")} as is_live, jsonb_array_length(c.contradictions) as contradictions, ${cursorAt("c.built_at")}`;
const versions = `select ${columns} from concierges c
   where c.venue_id = $venueId`;

export const findVersion = statement<{ venueId: number; version: number }, VersionRow>(
  "find version",
  `${versions} and c.version = $version`,
);

/** Newest first; pages on by the version. */
export const listVersionRows = statement<
  { venueId: number; belowVersion: string | null; limit: number },
  VersionRow
>(
  "list versions",
  `${versions} and ($belowVersion::int is null or c.version < $belowVersion) order by c.version desc limit $limit`,
);

/** Versions beyond the newest `$versionsKept`, except the live one. */
export const deleteOldVersions = change<{ venueId: number; versionsKept: number }>(
  "delete old versions",
  `delete from concierges c where c.venue_id = $venueId
     and c.version <= (select max(version) - $versionsKept from concierges where venue_id = $venueId)
     and c.version is distinct from ${liveVersionOf("$venueId")}`,
);
