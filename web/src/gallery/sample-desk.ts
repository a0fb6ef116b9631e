import type { Section } from "@bellhop/contract/knowledge";
import type { Ask } from "../core/api/ask.ts";
import { makeSectionDesk, type SectionDesk } from "../features/knowledge/store/section-store.ts";
import { type DeskParts, type DeskState, makeDeskState } from "../features/knowledge/store/store-state.ts";

const partsOf = (section: Section, listed: readonly string[]): DeskParts => ({
  of: { venueId: 1, memberId: "nadia", section },
  ask: (() => Promise.reject(new Error("Nobody is asked"))) as Ask,
  order: () => listed,
  orderedAt: () => Number.POSITIVE_INFINITY,
  onList() {},
  onUnknown() {},
  onSaved() {},
});

/** A desk on which nobody has worked yet, and whose server is not there. */
export const sampleDesk = (section: Section): SectionDesk => makeSectionDesk(partsOf(section, []));

/** What lies on such a desk. */
export const sampleDeskState = (listed: readonly string[] = []): DeskState =>
  makeDeskState(partsOf("faq", listed));
