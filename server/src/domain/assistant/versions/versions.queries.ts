import type { ConciergeVersion } from "@bellhop/contract/concierge";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { cursorAt } from "../../../platform/cursor.ts";
import { statement } from "../../../platform/db/index.ts";
import type { AssistantPart } from "../settings/settings.ts";

export type VersionRow = {
  version: number;
  built_at: Date;
  built_by: string | null;
  built_from: ConciergeVersion["from"];
  entries: number;
  languages: string[];
  is_live: boolean;
  contradictions: number;
  cursor_at: string;
};

/** The next version of the venue, whose row is locked. */
const next = "coalesce((select max(version) from concierges where venue_id = $1), 0) + 1";

export const insertVersion = statement<{ version: number }>(
  "insert concierge",
  `insert into concierges
     (venue_id, version, entries, entries_count, assistant, contradictions, languages, built_from, built_by, built_at)
   values ($1, ${next}, $2, $3, $4, $5, $6, $7, $8, $9) returning version`,
);

/** A version with the knowledge of another one and its own settings. */
export const insertVersionLike = statement<{ version: number }>(
  "insert concierge like",
  `insert into concierges
     (venue_id, version, entries, entries_count, assistant, contradictions, languages, built_from, built_by, built_at)
   select $1, ${next}, entries, entries_count, $3, contradictions, $4, $5, $6, $7
   from concierges where venue_id = $1 and version = $2 returning version`,
);

export type VersionContent = {
  entries: AnswerableEntry[];
  assistant: AssistantPart;
  /** Contradictions that it was built despite. */
  contradictions: Disagreement[];
};

export const findVersionContent = statement<VersionContent>(
  "find concierge",
  "select entries, assistant, contradictions from concierges where venue_id = $1 and version = $2",
);

/** The settings of the live version, without its entries. */
export const findLiveAssistant = statement<{ version: number; assistant: AssistantPart }>(
  "find live assistant",
  `select c.version, c.assistant from venues v
   join concierges c on c.venue_id = v.venue_id and c.version = v.live_concierge_version where v.venue_id = $1`,
);

/** The live version, if it has exactly this content. */
export const findLiveAlike = statement<{ version: number }>(
  "find live alike",
  `select c.version from venues v
   join concierges c on c.venue_id = v.venue_id and c.version = v.live_concierge_version
   where v.venue_id = $1 and c.assistant = $2 and ($3::jsonb is null or c.entries = $3)
     and ($4::jsonb is null or c.contradictions = $4)`,
);

const columns = `c.version, c.built_at, c.built_by, c.built_from,
  c.entries_count as entries, c.languages,
  c.version = v.live_concierge_version as is_live, jsonb_array_length(c.contradictions) as contradictions, ${cursorAt("c.built_at")}`;
const versions = `select ${columns} from concierges c join venues v on v.venue_id = c.venue_id where c.venue_id = $1`;

export const findVersion = statement<VersionRow>("find version", `${versions} and c.version = $2`);

/** Newest first; pages on by the version. */
export const listVersionRows = statement<VersionRow>(
  "list versions",
  `${versions} and ($2::int is null or c.version < $2) order by c.version desc limit $3`,
);

/** Versions beyond the newest `$2`, except the live one. */
export const deleteOldVersions = statement(
  "delete old concierges",
  `delete from concierges c where c.venue_id = $1
     and c.version <= (select max(version) - $2 from concierges where venue_id = $1)
     and c.version is distinct from (select live_concierge_version from venues where venue_id = $1)`,
);
