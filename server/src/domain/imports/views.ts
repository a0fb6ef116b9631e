import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  KnowledgeImport,
  listImports,
  Proposal,
  ReadingModel,
  readImport,
} from "@bellhop/contract/imports";
import type { Entry } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, decodeTimeCursor, encodeOffset, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { listNamed, listSectionStates, toEntry } from "../knowledge/index.ts";
import {
  findImport,
  type ImportRow,
  listImportRows,
  listProposalRows,
  type ProposalRow,
} from "./imports.queries.ts";
import { changeOf, changesNothing } from "./matching.ts";

/** A page of the venue's imports, newest first. */
export async function viewImports(
  at: ReadingAtVenue,
  { cursor, limit = limits.pageItems }: InputOf<typeof listImports>,
  model: ReadingModel | undefined,
) {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const rows = await at.tx.rows(listImportRows, {
    venueId: at.venueId,
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.import_id);
  const told = model ? { name: model.name, host: model.host } : null;
  return {
    items: shown.map(({ cursor_at: _cursor, ...row }) => toImport(row)),
    next_cursor: next,
    model: told,
  };
}

/** An import with a page of its proposals in source order, each with the entry that it would change. */
export async function viewImport(
  at: ReadingAtVenue,
  { import_id, cursor, limit = limits.pageItems }: InputOf<typeof readImport>,
) {
  const row = await at.tx.maybeRow(findImport, { venueId: at.venueId, importId: import_id });
  if (!row) throw refuse("not_found");
  // Proposals are numbered without gaps, so the number of the first one identifies a page.
  const place = decodeOffset(cursor);
  const rows = await at.tx.rows(listProposalRows, {
    venueId: at.venueId,
    importId: import_id,
    fromOrdinal: place,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  // Read the versions before the entries: if an entry changes in between, its version is outdated and accepting fails.
  const states = await listSectionStates(at);
  const current = await currentOf(at, shown);
  return {
    import: toImport(row),
    versions: Object.fromEntries(states.map(({ section, version }) => [section, version])) as Versions,
    items: shown.map((one) => toProposal(one, current.get(one.entry_id))),
    next_cursor: rows.length > limit ? encodeOffset(place + limit) : null,
  };
}

type Versions = OutputOf<typeof readImport>["versions"];

async function currentOf(at: ReadingAtVenue, rows: ProposalRow[]) {
  const written = await listNamed(
    at,
    rows.map(({ entry_id }) => entry_id),
  );
  return new Map(written.map((row) => [row.entry.entryId, toEntry(row)]));
}

function toImport({ in_catalogue, in_own, in_left_out, asked_at, ...row }: ImportRow): KnowledgeImport {
  return {
    ...row,
    characters: { catalogue: in_catalogue, own: in_own, left_out: in_left_out },
    read_by: row.model && row.model.parts_read > 0 ? "model" : "rules",
    asked_at: asked_at.toISOString(),
  };
}

/** A proposal that was accepted no longer changes its entry. */
function toProposal(row: ProposalRow, standing: Entry | undefined): Proposal {
  const current = standing?.section === row.section ? standing : undefined;
  const isAsImported = current && row.earlier && changesNothing(changeOf(current, row.earlier));
  return {
    proposal_id: row.proposal_id,
    section: row.section,
    entry:
      current && row.state !== "taken"
        ? changeOf(current, row.entry, isAsImported ? row.earlier : null)
        : { ...row.entry, entry_id: row.entry_id },
    current: current ?? null,
    since_import: row.earlier && (isAsImported ? "unchanged" : "edited"),
    left_out: row.left_out,
    passage: row.passage ?? "",
    fields: row.fields,
    place: row.place,
    state: row.state,
  };
}
