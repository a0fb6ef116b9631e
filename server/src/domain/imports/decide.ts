import type { InputOf } from "@bellhop/contract/call";
import type { decideProposals } from "@bellhop/contract/imports";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { type SectionUpdates, saveKnowledge, type Writer } from "../knowledge/index.ts";
import { decideProposalRows, findProposals, lockImport, type ProposalRow } from "./imports.queries.ts";

/**
 * Accepts proposals as the reviewer left them, and dismisses others, all or nothing. Proposals that were accepted
 * before are skipped; a dismissed one can't be accepted.
 */
export async function decide(
  at: AtVenue,
  by: NonNullable<Writer>,
  { import_id, versions = {}, take = [], dismiss = [] }: InputOf<typeof decideProposals>,
) {
  const locked = await at.tx.maybeRow(lockImport, { venueId: at.venueId, importId: import_id });
  if (!locked) throw refuse("not_found");
  const ids = [...take.map(({ proposal_id }) => proposal_id), ...dismiss].map((id) => id.toLowerCase());
  const found = new Map(
    (await at.tx.rows(findProposals, { venueId: at.venueId, importId: import_id, proposalIds: ids })).map(
      (row) => [row.proposal_id, row],
    ),
  );
  if (ids.some((id) => !found.has(id))) throw refuse("not_found");
  if (new Set(ids).size !== ids.length) throw refuseField("take", "proposal_twice");

  const taken = take.flatMap(({ proposal_id, entry }, index): Taken[] => {
    const row = found.get(proposal_id.toLowerCase());
    if (row?.state === "dismissed") throw refuse("wrong_state");
    return row?.state === "open" ? [{ row, entry: asReviewed(row, entry, index), index }] : [];
  });
  const dismissed = dismiss.flatMap((id) => {
    const row = found.get(id.toLowerCase());
    if (row?.state === "taken") throw refuse("wrong_state");
    return row?.state === "open" ? [row.proposal_id] : [];
  });
  const sections = await saveKnowledge(at, by, updatesOf(taken, versions), nameIn(taken));
  const set = (state: string, of: string[]) =>
    at.tx.run(decideProposalRows, {
      venueId: at.venueId,
      importId: import_id,
      proposalIds: of,
      state,
      decidedBy: by.name,
      decidedAt: at.now,
    });
  await set(
    "taken",
    taken.map(({ row }) => row.proposal_id),
  );
  await set("dismissed", dismissed);
  return { sections };
}

type Taken = { row: ProposalRow; entry: EntryChange; index: number };

/** The reviewed entry; it must have the id of its proposal. */
function asReviewed(row: ProposalRow, entry: EntryChange, index: number): EntryChange {
  if (entry.entry_id.toLowerCase() !== row.entry_id)
    throw refuseField(`take.${index}.entry.entry_id`, "proposal_entry_mismatch");
  return entry;
}

function updatesOf(taken: Taken[], versions: Partial<Record<Section, number>>): SectionUpdates {
  const updates: SectionUpdates = {};
  for (const { row, entry } of taken) {
    const version = versions[row.section];
    if (version === undefined) throw refuseField(`versions.${row.section}`, "section_version_missing");
    const update = updates[row.section] ?? { version, entries: [] };
    update.entries?.push(entry);
    updates[row.section] = update;
  }
  return updates;
}

/** The path of the nth entry of a section in `take`, for error messages. */
function nameIn(taken: Taken[]) {
  return (section: Section, index: number) =>
    `take.${taken.filter(({ row }) => row.section === section)[index]?.index}.entry`;
}
