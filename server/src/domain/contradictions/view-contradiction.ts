import type { ContradictionSide, Contradiction as OnTheWire } from "@bellhop/contract/contradictions";
import type { Contradiction, MadeSentence, Side } from "@bellhop/language/claims";

/** What using a side writes into the other entry. */
export type Made = { use: number; sentences: MadeSentence[] };

/** A contradiction as the API tells it. */
export function viewContradiction(
  found: Contradiction,
  dismissedBy: string | null,
  makes?: readonly Made[],
): OnTheWire {
  return {
    contradiction_id: found.contradictionId,
    about: found.about,
    kind: found.kind,
    sides: found.sides.map(viewSide),
    dismissed_by: dismissedBy,
    can_use: makes?.map(({ use }) => use) ?? [...found.canUse],
    makes: [...(makes ?? [])],
  };
}

function viewSide(side: Side): ContradictionSide {
  const { entryId, section, key, title, titles, value } = side;
  const [first] = side.places;
  const { field, language, quote, mark } = first;
  return { entry_id: entryId, section, key, title, titles, language, field, quote, mark, value };
}
