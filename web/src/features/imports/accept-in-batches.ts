import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { decideProposals, Proposal, readImport } from "@bellhop/contract/imports";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";

/** With the section's version at which it was shown. */
export type ShownProposal = Proposal & { version: number };

/** Pages may have been read at different versions. */
export function proposalsOf(
  pages: readonly Pick<OutputOf<typeof readImport>, "items" | "versions">[],
): ShownProposal[] {
  return pages.flatMap(({ items, versions }) =>
    items.map((one) => ({ ...one, version: versions[one.section] })),
  );
}

export type Taken = { proposal: ShownProposal; entry: EntryChange };

type Batch = Required<Pick<InputOf<typeof decideProposals>, "versions" | "take">>;

/**
 * Accepts suggestions in batches of the call's limit. Each section is sent with the version that the person
 * has seen, so that another person's edit is not overwritten unseen; versions of earlier batches count as
 * seen.
 */
export async function acceptInBatches(
  taken: readonly Taken[],
  decide: (batch: Batch) => Promise<{ sections: { section: Section; version: number }[] }>,
): Promise<void> {
  const versions = versionsSeen(taken);
  for (let at = 0; at < taken.length; at += limits.maxEntriesPerUpdate) {
    const batch = taken.slice(at, at + limits.maxEntriesPerUpdate);
    const named = batch.map(({ proposal }) => [proposal.section, versions.get(proposal.section)]);
    const { sections } = await decide({
      versions: Object.fromEntries(named),
      take: batch.map(({ proposal, entry }) => ({ proposal_id: proposal.proposal_id, entry })),
    });
    for (const { section, version } of sections) versions.set(section, version);
  }
}

/** The oldest version at which a section was seen. */
function versionsSeen(taken: readonly Taken[]): Map<Section, number> {
  const versions = new Map<Section, number>();
  for (const { proposal } of taken) {
    const seen = versions.get(proposal.section);
    versions.set(proposal.section, seen === undefined ? proposal.version : Math.min(seen, proposal.version));
  }
  return versions;
}
