import type { InputOf } from "@bellhop/contract/call";
import type { decideProposals } from "@bellhop/contract/imports";
import type { ChangedSection, EntryChange, Section } from "@bellhop/contract/knowledge";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import {
  listNamed,
  listSectionStates,
  restoreEntries,
  type SectionUpdates,
  saveKnowledge,
  type Writer,
} from "../knowledge/index.ts";
import {
  decideProposalRows,
  findProposals,
  lockImport,
  type ProposalRow,
  reopenProposalRows,
} from "./imports.queries.ts";

/**
 * Accepts proposals as the reviewer left them, dismisses others, and reopens decided ones, all or nothing. Proposals that
 * were accepted before are skipped; a dismissed one can't be accepted.
 */
export async function decide(
  at: AtVenue,
  by: NonNullable<Writer>,
  { import_id, versions = {}, take = [], dismiss = [], reopen = [] }: InputOf<typeof decideProposals>,
) {
  const locked = await at.tx.maybeRow(lockImport, { venueId: at.venueId, importId: import_id });
  if (!locked) throw refuse("not_found");
  const ids = [...take.map(({ proposal_id }) => proposal_id), ...dismiss, ...reopen].map((id) =>
    id.toLowerCase(),
  );
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
  const saved = await saveKnowledge(at, by, updatesOf(taken, versions), { nameOf: nameIn(taken) });
  const set = (state: string, of: string[], sectionVersion: number | null) =>
    at.tx.run(decideProposalRows, {
      venueId: at.venueId,
      importId: import_id,
      proposalIds: of,
      state,
      sectionVersion,
      decidedBy: by.name,
      decidedAt: at.now,
    });
  for (const { section, version } of saved) {
    const ofSection = taken.filter(({ row }) => row.section === section);
    await set(
      "taken",
      ofSection.map(({ row }) => row.proposal_id),
      version,
    );
  }
  await set("dismissed", dismissed, null);
  const reopened = reopen.flatMap((id) => found.get(id.toLowerCase()) ?? []);
  const restored = await restoreBefore(at, by, reopened);
  const proposalIds = reopened.map((row) => row.proposal_id);
  await at.tx.run(reopenProposalRows, { venueId: at.venueId, importId: import_id, proposalIds });
  return { sections: [...saved, ...restored] };
}

/** Restores the entries as they were before the proposals were accepted. Refused if someone has edited one since. */
async function restoreBefore(
  at: AtVenue,
  by: NonNullable<Writer>,
  rows: ProposalRow[],
): Promise<ChangedSection[]> {
  const taken = rows.filter(({ state }) => state === "taken");
  if (taken.length === 0) return [];
  const entries = await listNamed(
    at,
    taken.map(({ entry_id }) => entry_id),
  );
  const editedAt = new Map(entries.map(({ entry, updatedAt }) => [entry.entryId, updatedAt.getTime()]));
  const isAsAccepted = (row: ProposalRow) =>
    row.section_version !== null && editedAt.get(row.entry_id) === row.decided_at?.getTime();
  if (!taken.every(isAsAccepted)) throw refuse("wrong_state");

  const versions = new Map((await listSectionStates(at)).map((one) => [one.section, one.version]));
  const byVersion = Map.groupBy(taken, ({ section, section_version }) => `${section} ${section_version}`);
  const restored: ChangedSection[] = [];
  for (const group of byVersion.values()) {
    const [{ section, section_version }] = group as [ProposalRow];
    const changed = await restoreEntries(at, by, {
      section,
      version: versions.get(section) ?? 0,
      to_version: (section_version ?? 0) - 1,
      entry_ids: group.map(({ entry_id }) => entry_id),
    });
    versions.set(section, changed.version);
    restored.push(changed);
  }
  return restored;
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
