import type { Section } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { statement } from "../../platform/db/index.ts";

export type SectionRow = { section: Section; version: number };

/** A venue that has written nothing yet has none of these rows. */
export const openSections = statement(
  "open sections",
  `insert into knowledge_sections (venue_id, section, version)
   select $1, section, 0 from unnest($2::text[]) section order by section on conflict do nothing`,
);

/** All of them and always in one order, so that changes take turns, and what is counted stays so. */
export const lockSections = statement<SectionRow>(
  "lock sections",
  "select section, version from knowledge_sections where venue_id = $1 order by section for update",
);

export const listSections = statement<SectionRow>(
  "list sections",
  "select section, version from knowledge_sections where venue_id = $1",
);

export const setVersions = statement(
  "set versions",
  `update knowledge_sections s set version = changed.version
   from unnest($2::text[], $3::int[]) as changed (section, version)
   where s.venue_id = $1 and s.section = changed.section`,
);

/**
 * A revision of each section that has changed. It goes on with the one before where that is the same member's, changed
 * the same entries (or only the order), and is younger than `$6`; a step begins anew at the latest after `$7`.
 */
export const insertRevisions = statement(
  "insert revisions",
  `insert into knowledge_revisions (venue_id, section, version, begun_version, begun_at, changed_at, member_id,
     member_name, entry_ids, moved, stands_alone, order_before, order_behind)
   select $1, r.section, r.version, coalesce(p.begun_version, r.version), coalesce(p.begun_at, $3), $3, $4, $5,
     r.entry_ids, r.moved, r.stands_alone, r.order_before, r.order_behind
   from jsonb_to_recordset($2::jsonb) as r (section text, version int, entry_ids uuid[], moved boolean,
     stands_alone boolean, goes_on boolean, order_before uuid[], order_behind uuid)
   left join knowledge_revisions p on p.venue_id = $1 and p.section = r.section and p.version = r.version - 1
     and r.goes_on and not p.stands_alone and p.member_id = $4::uuid
     and p.entry_ids = r.entry_ids and p.moved = r.moved
     and p.changed_at > $6 and p.begun_at > $7`,
);

/** What is about to be changed, as it still is and as it will be; `after` null: it goes. */
export const insertChanges = statement(
  "insert changes",
  `insert into knowledge_changes (venue_id, section, version, entry_id, before, before_at, before_by, after)
   select $1, c.section, c.version, c.entry_id, k.entry, k.updated_at, k.updated_by, c.after
   from jsonb_to_recordset($2::jsonb) as c (section text, version int, entry_id uuid, after jsonb)
   left join knowledge_entries k on k.venue_id = $1 and k.entry_id = c.entry_id and k.section = c.section`,
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

/** The last revision of each step of a section, newest first; `$3`: of those that began before. */
export const listSteps = statement<StepRow>(
  "list steps",
  `select ${step} from knowledge_revisions r
   where r.venue_id = $1 and r.section = $2 and ($3::int is null or r.begun_version < $3)
   order by r.begun_version desc, r.version desc limit $4`,
);

/** The same of one entry. */
export const listStepsOfEntry = statement<StepRow>(
  "list steps of entry",
  `select ${step} from knowledge_changes c
   join knowledge_revisions r on r.venue_id = c.venue_id and r.section = c.section and r.version = c.version
   where c.venue_id = $1 and c.section = $2 and c.entry_id = $5 and ($3::int is null or r.begun_version < $3)
   order by r.begun_version desc, r.version desc limit $4`,
);

/** In whatever section it is, or was. */
export const isEntryKnown = statement<{ known: boolean }>(
  "is entry known",
  `select exists (select from knowledge_entries where venue_id = $1 and entry_id = $2)
     or exists (select from knowledge_changes where venue_id = $1 and section = any ($3::text[]) and entry_id = $2) as known`,
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
 * What steps have changed, of each at most so many entries (`$5`), or the one that is asked for (`$6`): all revisions
 * of a step change the same entries, so the first one has what was before, and the last one what became of it.
 */
export const listChangesOfSteps = statement<ChangeRow>(
  "list changes of steps",
  `select step.version, changed.entry_id, changed.before, changed.before_at, changed.before_by,
     (select became.after from knowledge_changes became
      where became.venue_id = $1 and became.section = $2 and became.version = step.version
        and became.entry_id = changed.entry_id) as after
   from unnest($3::int[], $4::int[]) as step (begun_version, version)
   cross join lateral (
     select c.entry_id, c.before, c.before_at, c.before_by from knowledge_changes c
     where c.venue_id = $1 and c.section = $2 and c.version = step.begun_version
       and ($6::uuid is null or c.entry_id = $6)
     order by c.entry_id limit $5
   ) changed
   order by step.version desc, changed.entry_id`,
);

export type FormerRow = {
  entry_id: string;
  former: KnowledgeEntry | null;
};

/**
 * Each entry that has changed since a version, as it was at it; null where it was not there. Which change was its first
 * the index tells: of all the others since then nothing is read.
 */
export const listFormer = statement<FormerRow>(
  "list former entries",
  `select c.entry_id, c.before as former
   from (
     select entry_id, min(version) as version from knowledge_changes
     where venue_id = $1 and section = $2 and version > $3 and ($4::uuid[] is null or entry_id = any ($4))
     group by entry_id
   ) first
   join knowledge_changes c on c.venue_id = $1 and c.section = $2 and c.version = first.version
     and c.entry_id = first.entry_id`,
);

/** How the order has changed since a version, the latest first. */
export const listFormerOrders = statement<{ order_before: string[]; order_behind: string | null }>(
  "list former orders",
  `select order_before, order_behind from knowledge_revisions
   where venue_id = $1 and section = $2 and version > $3 and order_before is not null order by version desc`,
);
