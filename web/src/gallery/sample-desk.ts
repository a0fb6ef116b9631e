import type { Ask } from "../app/api/ask.ts";
import { type DeskState, makeDeskState } from "../knowledge/desk/desk-state.ts";

/** What lies on a desk on which nobody has worked yet. Nothing is kept, and nobody is asked. */
export function sampleDeskState(listed: readonly string[] = []): DeskState {
  return makeDeskState({
    of: { venueId: 1, memberId: "nadia", section: "faq" },
    ask: (() => Promise.reject(new Error("Nobody is asked"))) as Ask,
    order: () => listed,
    onList() {},
    onUnknown() {},
    onSaved() {},
  });
}
