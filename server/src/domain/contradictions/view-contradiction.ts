import type { ContradictionSide, Contradiction as OnTheWire } from "@bellhop/contract/contradictions";
import type { Contradiction, Side } from "@bellhop/language/claims";

/** A contradiction as the API tells it. */
export function viewContradiction(found: Contradiction, dismissedBy: string | null): OnTheWire {
  return {
    contradiction_id: found.contradictionId,
    about: found.about,
    kind: found.kind,
    sides: found.sides.map(viewSide),
    dismissed_by: dismissedBy,
    can_use: [...found.canUse],
  };
}

function viewSide(side: Side): ContradictionSide {
  const { entryId, section, key, title, titles, value } = side;
  const [first] = side.places;
  const { field, language, quote, mark } = first;
  return { entry_id: entryId, section, key, title, titles, language, field, quote, mark, value };
}
