import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { decideProposals, Proposal, readImport } from "@bellhop/contract/imports";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";

/** A proposal with the version of its section at which it was shown beside what stands there. */
export type ShownProposal = Proposal & { version: number };

/** The proposals of an import's pages; each page was read at a moment of its own. */
export function shownOn(
  pages: readonly Pick<OutputOf<typeof readImport>, "items" | "versions">[],
): ShownProposal[] {
  return pages.flatMap(({ items, versions }) =>
    items.map((one) => ({ ...one, version: versions[one.section] })),
  );
}

/** A proposal that is taken, and the entry as the person leaves it. */
export type Taken = { proposal: ShownProposal; entry: EntryChange };

type Batch = Required<Pick<InputOf<typeof decideProposals>, "versions" | "take">>;

/**
 * Takes proposals, as many at once as a call may. Each section is named with the version that the person has seen, so
 * that what somebody else wrote meanwhile is not taken over unseen; what an earlier batch wrote is ours.
 */
export async function takeInBatches(
  taken: readonly Taken[],
  decide: (batch: Batch) => Promise<{ sections: { section: Section; version: number }[] }>,
): Promise<void> {
  const versions = versionsSeen(taken);
  for (let at = 0; at < taken.length; at += limits.entriesPerUpdateMost) {
    const batch = taken.slice(at, at + limits.entriesPerUpdateMost);
    const named = batch.map(({ proposal }) => [proposal.section, versions.get(proposal.section)]);
    const { sections } = await decide({
      versions: Object.fromEntries(named),
      take: batch.map(({ proposal, entry }) => ({ proposal_id: proposal.proposal_id, entry })),
    });
    for (const { section, version } of sections) versions.set(section, version);
  }
}

/** Of a section that was seen at several versions the oldest. */
function versionsSeen(taken: readonly Taken[]): Map<Section, number> {
  const versions = new Map<Section, number>();
  for (const { proposal } of taken) {
    const seen = versions.get(proposal.section);
    versions.set(proposal.section, seen === undefined ? proposal.version : Math.min(seen, proposal.version));
  }
  return versions;
}
