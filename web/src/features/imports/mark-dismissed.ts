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
  const items = read.pages.flatMap((page) => page.items).filter(({ proposal_id }) => ids.has(proposal_id));
  const lengthOf = (isOfCatalogue: boolean) =>
    items
      .filter(({ entry, current }) => Boolean(entry.key ?? current?.key) === isOfCatalogue)
      .reduce((sum, { passage }) => sum + passage.length, 0);
  const [catalogue, own] = [lengthOf(true), lengthOf(false)];
  return {
    ...read,
    pages: read.pages.map((page) => ({
      ...page,
      import: {
        ...page.import,
        open: page.import.open - ids.size,
        dismissed: page.import.dismissed + ids.size,
        characters: {
          catalogue: page.import.characters.catalogue - catalogue,
          own: page.import.characters.own - own,
          left_out: page.import.characters.left_out + catalogue + own,
        },
      },
      items: page.items.map((one) =>
        ids.has(one.proposal_id) ? { ...one, state: "dismissed" as const } : one,
      ),
    })),
  };
}
