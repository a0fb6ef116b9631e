import type { ContradictionSide, Contradiction as OnTheWire } from "@bellhop/contract/contradictions";
import type { Contradiction, Side } from "./contradiction.ts";

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

function viewSide({ entryId, section, title, value, places: [first] }: Side): ContradictionSide {
  const { field, language, quote, mark } = first;
  return { entry_id: entryId, section, title, language, field, quote, mark, value };
}
