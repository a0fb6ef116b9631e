import type { Section } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { change, statement } from "../../platform/db/index.ts";

export type SectionRow = { section: Section; version: number };

export const openSections = change<{ venueId: number; sections: readonly Section[] }>(
  "open sections",
  `insert into knowledge_sections (venue_id, section, version)
   select $venueId, section, 0 from unnest($sections::text[]) section order by section on conflict do nothing`,
);

/** Locks all sections, always in the same order, so that changes take turns and counts stay valid. */
export const selectSectionsForUpdate = change<{ venueId: number }, SectionRow>(
  "lock sections",
  "select section, version from knowledge_sections where venue_id = $venueId order by section for update",
);

export const selectSections = statement<{ venueId: number }, SectionRow>(
  "list sections",
  "select section, version from knowledge_sections where venue_id = $venueId",
);

export const setVersions = change<{ venueId: number; sections: Section[]; versions: number[] }>(
  "set versions",
  `update knowledge_sections s set version = changed.version
   from unnest($sections::text[], $versions::int[]) as changed (section, version)
   where s.venue_id = $venueId and s.section = changed.section`,
);

/**
 * Inserts a revision of each changed section. It continues the previous revision's step if the same member changed the
 * same entries (or only the order) after `$changedAfter` and the step began after `$begunAfter`.
 */
export const insertRevisions = change<{
  venueId: number;
  revisions: string;
  changedAt: Date;
  memberId: string | null;
  memberName: string | null;
  changedAfter: Date;
  begunAfter: Date;
}>(
  "insert revisions",
  `insert into knowledge_revisions (venue_id, section, version, begun_version, begun_at, changed_at, member_id,
     member_name, entry_ids, moved, stands_alone, order_before, order_behind)
   select $venueId, r.section, r.version, coalesce(p.begun_version, r.version), coalesce(p.begun_at, $changedAt),
   $changedAt, $memberId, $memberName,
     r.entry_ids, r.moved, r.stands_alone, r.order_before, r.order_behind
   from (
     -- Computed in a subquery: with a calculation in the join, PostgreSQL could not use the index.
     select *, version - 1 as previous_version
     from jsonb_to_recordset($revisions::jsonb) as r (section text, version int, entry_ids uuid[], moved boolean,
       stands_alone boolean, extends_last boolean, order_before uuid[], order_behind uuid) offset 0
   ) r
   left join knowledge_revisions p on p.venue_id = $venueId and p.section = r.section and p.version = r.previous_version
     and r.extends_last and not p.stands_alone and p.member_id = $memberId::uuid
     and p.entry_ids = r.entry_ids and p.moved = r.moved
     and p.changed_at > $changedAfter and p.begun_at > $begunAfter`,
);

/** Runs before the change itself: `before` is read from the entry. `after` is null for an entry that is deleted. */
export const insertChanges = change<{ venueId: number; changes: string }>(
  "insert changes",
  `insert into knowledge_changes (venue_id, section, version, entry_id, before, before_at, before_by, after)
   select $venueId, c.section, c.version, c.entry_id, k.entry, k.updated_at, k.updated_by, c.after
   from jsonb_to_recordset($changes::jsonb) as c (section text, version int, entry_id uuid, after jsonb)
   left join knowledge_entries k on k.venue_id = $venueId and k.entry_id = c.entry_id and k.section = c.section`,
);

export type StepRow = {
  version: number;
  begun_version: number;
  changed_at: Date;
  member_name: string | null;
  changes_count: number;
  moved: boolean;
};

const step = `distinct on (r.begun_version) r.version, r.begun_version, r.changed_at, r.member_name, r.moved,
     cardinality(r.entry_ids) as changes_count`;

/** The last revision of each step of a section, newest first; only steps that began before `$beforeVersion`. */
export const listSteps = statement<
  { venueId: number; section: Section; beforeVersion: string | null; limit: number },
  StepRow
>(
  "list steps",
  `select ${step} from knowledge_revisions r
   where r.venue_id = $venueId and r.section = $section
     and ($beforeVersion::int is null or r.begun_version < $beforeVersion)
   order by r.begun_version desc, r.version desc limit $limit`,
);

/** As `listSteps`, but only the steps that changed this entry. */
export const listStepsOfEntry = statement<
  { venueId: number; section: Section; beforeVersion: string | null; limit: number; entryId: string },
  StepRow
>(
  "list steps of entry",
  `select ${step} from knowledge_changes c
   join knowledge_revisions r on r.venue_id = c.venue_id and r.section = c.section and r.version = c.version
   where c.venue_id = $venueId and c.section = $section and c.entry_id = $entryId
     and ($beforeVersion::int is null or r.begun_version < $beforeVersion)
   order by r.begun_version desc, r.version desc limit $limit`,
);

/** In any section, now or before. */
export const isEntryKnown = statement<
  { venueId: number; entryId: string; sections: readonly Section[] },
  { known: boolean }
>(
  "is entry known",
  `select exists (select from knowledge_entries where venue_id = $venueId and entry_id = $entryId)
     or exists (select from knowledge_changes
     where venue_id = $venueId and section = any ($sections::text[]) and entry_id = $entryId) as known`,
);

export type ChangeRow = {
  version: number;
  entry_id: string;
  before: KnowledgeEntry | null;
  before_at: Date | null;
  before_by: string | null;
  after: KnowledgeEntry | null;
};

/**
 * The changes of steps, at most `$limit` entries of each, or only of `$entryId`. All revisions of a step change the same
 * entries, so the first one has the entry before the step, and the last one has the entry after it.
 */
export const listChangesOfSteps = statement<
  {
    venueId: number;
    section: Section;
    begunVersions: number[];
    versions: number[];
    limit: number;
    entryId: string | null;
  },
  ChangeRow
>(
  "list changes of steps",
  `select step.version, changed.entry_id, changed.before, changed.before_at, changed.before_by,
     (select became.after from knowledge_changes became
      where became.venue_id = $venueId and became.section = $section and became.version = step.version
        and became.entry_id = changed.entry_id) as after
   from unnest($begunVersions::int[], $versions::int[]) as step (begun_version, version)
   cross join lateral (
     select c.entry_id, c.before, c.before_at, c.before_by from knowledge_changes c
     where c.venue_id = $venueId and c.section = $section and c.version = step.begun_version
       and ($entryId::uuid is null or c.entry_id = $entryId)
     order by c.entry_id limit $limit
   ) changed
   order by step.version desc, changed.entry_id`,
);

export type FormerRow = {
  entry_id: string;
  former: KnowledgeEntry | null;
};

/**
 * Each entry that has changed since a version, as it was at that version; null if it did not exist. The first change of
 * each entry is found in the index; later changes are not read.
 */
export const listFormer = statement<
  { venueId: number; section: Section; sinceVersion: number; entryIds: string[] | null },
  FormerRow
>(
  "list former entries",
  `select c.entry_id, c.before as former
   from (
     select entry_id, min(version) as version from knowledge_changes
     where venue_id = $venueId and section = $section and version > $sinceVersion
       and ($entryIds::uuid[] is null or entry_id = any ($entryIds))
     group by entry_id
   ) first
   join knowledge_changes c on c.venue_id = $venueId and c.section = $section and c.version = first.version
     and c.entry_id = first.entry_id`,
);

/** The changes of the order since a version, newest first. */
export const listFormerOrders = statement<
  { venueId: number; section: Section; sinceVersion: number },
  { order_before: string[]; order_behind: string | null }
>(
  "list former orders",
  `select order_before, order_behind from knowledge_revisions
   where venue_id = $venueId and section = $section and version > $sinceVersion
     and order_before is not null order by version desc`,
);
