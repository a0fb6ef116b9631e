import { tabStorage } from "../../core/storage/guarded-storage.ts";
import type { ShownProposal } from "./accept-in-batches.ts";
import { type Review, unreviewed } from "./proposal-fields.ts";

/** A person's unfinished review of an import, stored for the tab. */
export type Reviews = ReturnType<typeof reviewsOf>;

export function reviewsOf(memberId: string, importId: string) {
  const name = `bellhop.review.${memberId}.${importId}`;
  const kept = new Map(read(name));
  const keep = () => {
    const all = [...kept].map(([id, { values, leftOut }]) => [id, { values, leftOut: [...leftOut] }]);
    tabStorage.write(name, all.length === 0 ? null : JSON.stringify(all));
  };
  return {
    kept: (proposalId: string): Review | undefined => kept.get(proposalId),
    of: (proposal: ShownProposal): Review => kept.get(proposal.proposal_id) ?? unreviewed(proposal),
    write(proposalId: string, review: Review) {
      kept.set(proposalId, review);
      keep();
    },
    forget(proposals: readonly ShownProposal[]) {
      for (const { proposal_id } of proposals) kept.delete(proposal_id);
      keep();
    },
  };
}

function read(name: string): [string, Review][] {
  try {
    const all: [string, { values: Review["values"]; leftOut: string[] }][] = JSON.parse(
      tabStorage.read(name) ?? "[]",
    );
    return all.map(([id, { values, leftOut }]) => [id, { values, leftOut: new Set(leftOut) }]);
  } catch (damaged) {
    console.warn("The stored review is damaged and was dropped:", damaged);
    return [];
  }
}
