import type { Section } from "@bellhop/contract/knowledge";
import type { Ask } from "../../../core/api/ask.ts";
import { makeSectionStore, type SectionStore } from "./section-store.ts";
import { makeStoreState, type StoreParts, type StoreState } from "./store-state.ts";

const partsOf = (section: Section, listed: readonly string[]): StoreParts => ({
  of: { venueId: 1, memberId: "nadia", section },
  ask: (() => Promise.reject(new Error("Nobody is asked"))) as Ask,
  order: () => listed,
  orderedAt: () => Number.POSITIVE_INFINITY,
  onList() {},
  onUnknown() {},
  onSaved() {},
});

/** A store on which no one has worked yet, and whose server is not there. */
export const testStore = (section: Section): SectionStore => makeSectionStore(partsOf(section, []));

/** What lies on such a store. */
export const testStoreState = (listed: readonly string[] = []): StoreState =>
  makeStoreState(partsOf("faq", listed));
