import type { KnowledgeImport, ModelReading, PassageReason } from "@bellhop/contract/imports";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import type { Proposed } from "./proposing/proposed.ts";

export type ImportRow = Omit<KnowledgeImport, "characters" | "read_by" | "asked_at"> & {
  in_catalogue: number;
  in_own: number;
  in_left_out: number;
  asked_at: Date;
};

/** An import whose task was stopped or failed counts as refused, with the reason of the task. */
const columns = `i.import_id, i.task_id, i.kind, i.source, i.already_written, i.with_orders, i.left_out, i.model, i.asked_by, i.asked_at,
  case when i.state = 'reading' and t.ended_at is not null then 'refused' else i.state end as state,
  case when i.state <> 'ready' and t.ended_at is not null then t.message end as refusal,
  p.open, p.taken, p.dismissed, p.in_catalogue, p.in_own, p.in_left_out`;
const of = `knowledge_imports i join tasks t using (venue_id, task_id)
  cross join lateral (
    select count(*) filter (where state = 'open' and left_out is null)::int as open,
      count(*) filter (where state = 'taken')::int as taken,
      count(*) filter (where state = 'dismissed')::int as dismissed,
      coalesce(sum(length(passage)) filter (where not is_out and entry->>'key' is not null), 0)::int as in_catalogue,
      coalesce(sum(length(passage)) filter (where not is_out and entry->>'key' is null), 0)::int as in_own,
      coalesce(sum(length(passage)) filter (where is_out), 0)::int as in_left_out
    from (select *, state = 'dismissed' or (left_out is not null and state = 'open') as is_out
      from knowledge_proposals p where p.venue_id = i.venue_id and p.import_id = i.import_id) p) p`;

export const selectLastModelReading = statement<
  { venueId: number; since: Date },
  { model: ModelReading; asked_at: Date }
>(
  "find last model reading",
  `select model, asked_at from knowledge_imports
   where venue_id = $venueId and model is not null and asked_at > $since order by asked_at desc limit 1`,
);

export const insertImport = change<{
  venueId: number;
  importId: string;
  taskId: string;
  kind: ImportRow["kind"];
  source: string;
  bytes: Buffer | null;
  askedBy: string;
  askedAt: Date;
}>(
  "insert import",
  `insert into knowledge_imports
     (venue_id, import_id, task_id, kind, source, bytes, state, left_out, asked_by, asked_at)
   values ($venueId, $importId, $taskId, $kind, $source, $bytes, 'reading', '[]', $askedBy, $askedAt)`,
);

/** Serialises the starts of imports, so that the limits hold. */
export const lockImports = change<{ venueId: number }>(
  "lock imports",
  "select pg_advisory_xact_lock(hashtextextended('knowledge imports', $venueId))",
);

/** Counts running imports, imports started since `since` (by their tasks, which are kept longer), and kept imports. */
export const countImports = statement<
  { venueId: number; since: Date },
  { reading: number; asked: number; kept: number }
>(
  "count imports",
  `select
     (select count(*)::int from tasks
     where venue_id = $venueId and kind = 'import_knowledge' and ended_at is null) as reading,
     (select count(*)::int from tasks
     where venue_id = $venueId and kind = 'import_knowledge' and asked_at > $since) as asked,
     (select count(*)::int from knowledge_imports where venue_id = $venueId) as kept`,
);

/** Deletes imports beyond the newest `kept` ones whose task has ended and that have no open proposals. */
export const sweepImports = change<{ venueId: number; kept: number }>(
  "sweep imports",
  `delete from knowledge_imports i where venue_id = $venueId and import_id in (
     select import_id from knowledge_imports where venue_id = $venueId
     order by asked_at desc, import_id desc offset $kept)
   and exists (select from tasks t where t.venue_id = $venueId and t.task_id = i.task_id and t.ended_at is not null)
   and not exists (
     select from knowledge_proposals p
     where p.venue_id = $venueId and p.import_id = i.import_id and p.state = 'open' and p.left_out is null)`,
);

/** Deletes imports asked for before `$before` whose task has ended and that have no open proposals. */
export const sweepOldImports = change<{ venueId: number; before: Date; limit: number }>(
  "sweep old imports",
  `delete from knowledge_imports where venue_id = $venueId and import_id in (
     select import_id from knowledge_imports i where i.venue_id = $venueId and i.asked_at < $before
       and exists (select from tasks t where t.venue_id = $venueId and t.task_id = i.task_id and t.ended_at is not null)
       and not exists (
         select from knowledge_proposals p
         where p.venue_id = $venueId and p.import_id = i.import_id and p.state = 'open')
     order by i.asked_at limit $limit)`,
);

export const dropSource = change<{ venueId: number; taskId: string }>(
  "drop source",
  "update knowledge_imports set bytes = null where venue_id = $venueId and task_id = $taskId and bytes is not null",
);

export const findUnread = statement<
  { venueId: number; taskId: string },
  {
    import_id: string;
    kind: ImportRow["kind"];
    source: string;
    bytes: Buffer | null;
  }
>(
  "find unread import",
  `select import_id, kind, source, bytes from knowledge_imports
   where venue_id = $venueId and task_id = $taskId and state = 'reading'`,
);

export const endImport = change<{
  venueId: number;
  importId: string;
  state: "ready" | "refused";
  alreadyWritten: number;
  withOrders: number;
  leftOut: string;
  model: ModelReading | null;
}>(
  "end import",
  `update knowledge_imports set state = $state, already_written = $alreadyWritten, with_orders = $withOrders,
     left_out = $leftOut, model = $model, bytes = null
   where venue_id = $venueId and import_id = $importId and state = 'reading'`,
);

export const insertProposals = change<{ venueId: number; importId: string; proposals: string }>(
  "insert proposals",
  `insert into knowledge_proposals
     (venue_id, proposal_id, import_id, ordinal, section, entry_id, entry, confidence, fields, place, state,
      passage, left_out, earlier)
   select $venueId, p.proposal_id, $importId, p.ordinal, p.section, p.entry_id, p.entry, 1, p.fields, p.place, p.state,
     p.passage, p.left_out, p.earlier
   from jsonb_to_recordset($proposals::jsonb) as p (proposal_id uuid, ordinal int, section text, entry_id uuid,
     entry jsonb, fields jsonb, place text, state text, passage text, left_out text, earlier jsonb)`,
);

export const findImport = statement<{ venueId: number; importId: string }, ImportRow>(
  "find import",
  `select ${columns} from ${of} where i.venue_id = $venueId and i.import_id = $importId`,
);

/** Serialises decisions about one import. */
export const lockImport = change<{ venueId: number; importId: string }, { import_id: string }>(
  "lock import",
  "select import_id from knowledge_imports where venue_id = $venueId and import_id = $importId for update",
);

/** Newest first, paged by (asked_at, id). */
export const listImportRows = statement<
  { venueId: number; cursorAt: string | null; cursorId: string | null; limit: number },
  ImportRow & { cursor_at: string }
>(
  "list imports",
  `select ${columns}, ${cursorAt("i.asked_at")} from ${of}
   where i.venue_id = $venueId and ($cursorAt::timestamptz is null or (i.asked_at,
   i.import_id) < ($cursorAt::timestamptz, $cursorId::uuid))
   order by i.asked_at desc, i.import_id desc limit $limit`,
);

export type ProposalRow = Pick<Proposed, "section" | "entry" | "fields" | "place"> & {
  proposal_id: string;
  ordinal: number;
  entry_id: string;
  /** Null in imports from before passages were kept. */
  passage: string | null;
  left_out: PassageReason | null;
  /** As an earlier import of the source proposed it. */
  earlier: Proposed["entry"] | null;
  state: "open" | "taken" | "dismissed";
  /** The version that accepting it made of its section; null in other states. */
  section_version: number | null;
  decided_at: Date | null;
};

const ofProposal =
  "proposal_id, ordinal, section, entry_id, entry, fields, place, state, section_version, decided_at, passage, left_out, earlier";

export const listProposalRows = statement<
  { venueId: number; importId: string; fromOrdinal: number; limit: number },
  ProposalRow
>(
  "list proposals",
  `select ${ofProposal} from knowledge_proposals
   where venue_id = $venueId and import_id = $importId and ordinal >= $fromOrdinal and state <> 'written'
   order by ordinal limit $limit`,
);

export type EarlierRow = Pick<ProposalRow, "entry_id" | "section" | "entry"> & { passage: string };

/** What earlier imports of a source added or found written, the newest import first. */
export const listEarlierRows = statement<{ venueId: number; importId: string; limit: number }, EarlierRow>(
  "list earlier passages",
  `select p.entry_id, p.section, p.entry, p.passage
   from knowledge_imports this
   join knowledge_imports i on i.venue_id = this.venue_id and i.kind = this.kind and i.source = this.source
     and i.import_id <> this.import_id
   join knowledge_proposals p on p.venue_id = i.venue_id and p.import_id = i.import_id
   where this.venue_id = $venueId and this.import_id = $importId and p.state in ('taken', 'written')
     and p.passage is not null
   order by i.asked_at desc, i.import_id, p.ordinal limit $limit`,
);

export const findProposals = statement<
  { venueId: number; importId: string; proposalIds: string[] },
  ProposalRow
>(
  "find proposals",
  `select ${ofProposal} from knowledge_proposals
   where venue_id = $venueId and import_id = $importId and proposal_id = any($proposalIds::uuid[])`,
);

export const decideProposalRows = change<{
  venueId: number;
  importId: string;
  proposalIds: string[];
  state: string;
  sectionVersion: number | null;
  decidedBy: string;
  decidedAt: Date;
}>(
  "decide proposals",
  `update knowledge_proposals set state = $state, decided_by = $decidedBy, decided_at = $decidedAt,
     section_version = $sectionVersion
   where venue_id = $venueId and import_id = $importId and proposal_id = any($proposalIds::uuid[])
     and state = 'open'`,
);

export const reopenProposalRows = change<{ venueId: number; importId: string; proposalIds: string[] }>(
  "reopen proposals",
  `update knowledge_proposals set state = 'open', decided_by = null, decided_at = null, section_version = null
   where venue_id = $venueId and import_id = $importId and proposal_id = any($proposalIds::uuid[])`,
);
