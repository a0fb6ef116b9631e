import type { Availability, Facts, Money, Scope, Section, Unit } from "@bellhop/contract/knowledge";

/** What is read of an entry that the venue has written. */
export type ReadEntry = {
  entryId: string;
  section: Section;
  key?: string | null;
  availability?: Availability | null;
  facts?: Facts;
  price?: Money | null;
  unit?: Unit | null;
  scope?: Scope;
  internal?: boolean;
  /** The first and the last day on which it holds, of the venue. */
  validFrom?: string | null;
  validUntil?: string | null;
  texts: Record<string, { title: string; question?: string | null; text: string; place?: string | null }>;
};

/** A text of the venue's that goes out beside its entries, such as the assistant's greeting. */
export type OtherText = { name: string; title: string; language: string; text: string };
