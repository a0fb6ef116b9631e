import type { OutputOf } from "@bellhop/contract/call";
import type { Proposal, readImport } from "@bellhop/contract/imports";
import type { InfiniteData } from "@tanstack/react-query";

export type ImportPages = InfiniteData<OutputOf<typeof readImport>>;

/** The cached import with these suggestions dismissed. */
export function markDismissed(
  read: ImportPages,
  dismissed: readonly Pick<Proposal, "proposal_id">[],
): ImportPages {
  const ids = new Set(dismissed.map(({ proposal_id }) => proposal_id));
  return {
    ...read,
    pages: read.pages.map((page) => ({
      ...page,
      import: {
        ...page.import,
        open: page.import.open - ids.size,
        dismissed: page.import.dismissed + ids.size,
      },
      items: page.items.map((one) =>
        ids.has(one.proposal_id) ? { ...one, state: "dismissed" as const } : one,
      ),
    })),
  };
}
