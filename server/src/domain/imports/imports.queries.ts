import type { ModelReading } from "@bellhop/contract/imports";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";
import type { Proposed } from "./proposing/proposed.ts";

export type ImportRow = {
  import_id: string;
  task_id: string;
  kind: "page" | "file" | "text";
  source: string;
  state: "reading" | "ready" | "refused";
  says: string;
  left_out: string[];
  model: ModelReading | null;
  open: number;
  taken: number;
  dismissed: number;
  asked_by: string;
  asked_at: Date;
};

/** An import whose task has ended otherwise, by a person or by failing, is refused for that reason. */
const columns = `i.import_id, i.task_id, i.kind, i.source, i.left_out, i.model, i.asked_by, i.asked_at,
  case when i.state = 'reading' and t.ended_at is not null then 'refused' else i.state end as state,
  case when i.state = 'reading' and t.ended_at is not null then t.says else i.says end as says,
  p.open, p.taken, p.dismissed`;
const of = `knowledge_imports i join tasks t using (venue_id, task_id)
  cross join lateral (
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'taken')::int as taken,
      count(*) filter (where state = 'dismissed')::int as dismissed
    from knowledge_proposals p where p.venue_id = i.venue_id and p.import_id = i.import_id) p`;

export const insertImport = statement(
  "insert import",
  `insert into knowledge_imports
     (venue_id, import_id, task_id, kind, source, bytes, state, says, left_out, asked_by, asked_at)
   values ($1, $2, $3, $4, $5, $6, 'reading', '', '[]', $7, $8)`,
);

/** Held, so that two who ask at once are counted one after the other. */
export const lockImports = statement(
  "lock imports",
  "select pg_advisory_xact_lock(hashtextextended('knowledge imports', $1))",
);

/** How many are being read, how many were asked for since (as tasks, which stay), and how many are kept. */
export const countImports = statement<{ reading: number; asked: number; kept: number }>(
  "count imports",
  `select
     (select count(*)::int from tasks where venue_id = $1 and kind = 'import_knowledge' and ended_at is null) as reading,
     (select count(*)::int from tasks where venue_id = $1 and kind = 'import_knowledge' and asked_at > $2) as asked,
     (select count(*)::int from knowledge_imports where venue_id = $1) as kept`,
);

/** The oldest imports beyond the newest ones go, where their task has ended and nothing of them waits to be decided. */
export const sweepImports = statement(
  "sweep imports",
  `delete from knowledge_imports i where venue_id = $1 and import_id in (
     select import_id from knowledge_imports where venue_id = $1 order by asked_at desc, import_id desc offset $2)
   and exists (select from tasks t where t.venue_id = $1 and t.task_id = i.task_id and t.ended_at is not null)
   and not exists (
     select from knowledge_proposals p where p.venue_id = $1 and p.import_id = i.import_id and p.state = 'open')`,
);

export const dropSource = statement(
  "drop source",
  "update knowledge_imports set bytes = null where venue_id = $1 and task_id = $2 and bytes is not null",
);

export const findUnread = statement<{
  import_id: string;
  kind: ImportRow["kind"];
  source: string;
  bytes: Buffer | null;
}>(
  "find unread import",
  "select import_id, kind, source, bytes from knowledge_imports where venue_id = $1 and task_id = $2 and state = 'reading'",
);

export const endImport = statement(
  "end import",
  `update knowledge_imports set state = $3, says = $4, left_out = $5, model = $6, bytes = null
   where venue_id = $1 and import_id = $2 and state = 'reading'`,
);

export const insertProposals = statement(
  "insert proposals",
  `insert into knowledge_proposals
     (venue_id, proposal_id, import_id, ordinal, section, entry_id, entry, confidence, fields, place, state)
   select $1, p.proposal_id, $2, p.ordinal, p.section, p.entry_id, p.entry, p.confidence, p.fields, p.place, 'open'
   from jsonb_to_recordset($3::jsonb) as p (proposal_id uuid, ordinal int, section text, entry_id uuid, entry jsonb,
     confidence real, fields jsonb, place text)`,
);

export const findImport = statement<ImportRow>(
  "find import",
  `select ${columns} from ${of} where i.venue_id = $1 and i.import_id = $2`,
);

/** Held, so that two people decide one after the other. */
export const lockImport = statement<{ import_id: string }>(
  "lock import",
  "select import_id from knowledge_imports where venue_id = $1 and import_id = $2 for update",
);

/** Newest first; pages on by (asked_at, id). */
export const listImportRows = statement<ImportRow & { cursor_at: string }>(
  "list imports",
  `select ${columns}, ${cursorAt("i.asked_at")} from ${of}
   where i.venue_id = $1 and ($2::timestamptz is null or (i.asked_at, i.import_id) < ($2::timestamptz, $3::uuid))
   order by i.asked_at desc, i.import_id desc limit $4`,
);

export type ProposalRow = {
  proposal_id: string;
  ordinal: number;
  section: Section;
  entry_id: string;
  entry: Omit<EntryChange, "entry_id">;
  confidence: number;
  fields: Proposed["fields"];
  place: string;
  state: "open" | "taken" | "dismissed";
};

const ofProposal = "proposal_id, ordinal, section, entry_id, entry, confidence, fields, place, state";

export const listProposalRows = statement<ProposalRow>(
  "list proposals",
  `select ${ofProposal} from knowledge_proposals where venue_id = $1 and import_id = $2 and ordinal >= $3
   order by ordinal limit $4`,
);

export const findProposals = statement<ProposalRow>(
  "find proposals",
  `select ${ofProposal} from knowledge_proposals where venue_id = $1 and import_id = $2 and proposal_id = any($3::uuid[])`,
);

export const decideProposalRows = statement(
  "decide proposals",
  `update knowledge_proposals set state = $4, decided_by = $5, decided_at = $6
   where venue_id = $1 and import_id = $2 and proposal_id = any($3::uuid[]) and state = 'open'`,
);
