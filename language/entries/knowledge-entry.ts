import type { Availability, Facts, Money, Offer, Scope, Section, Unit } from "@bellhop/contract/knowledge";

export type KnowledgeText = {
  /** Empty where the entry's key has a name of its own. */
  title: string;
  /** As a guest would ask it. */
  question?: string;
  /** What the assistant may say, in the venue's own words; empty where what is set says it all. */
  text: string;
  /** Where it is: "on the third floor". */
  place?: string;
};

/** One thing that a venue has written, as it is kept. What is absent is not set; what is not, stands in the contract. */
export type KnowledgeEntry = {
  entryId: string;
  section: Section;
  /** What it is about: one of the catalogue's keys, or one of the venue's own. */
  key?: string;
  availability?: Availability;
  facts?: Facts;
  /** By BCP 47 language. */
  texts: Record<string, KnowledgeText>;
  /** In minor units. */
  price?: Money;
  unit?: Unit;
  offer?: Offer;
  /** Absent: everyone. */
  scope?: Exclude<Scope, "everyone">;
  /** For staff only: guests never hear it. */
  internal?: true;
  /** The first and the last day of the venue on which it holds, `YYYY-MM-DD`. */
  validFrom?: string;
  validUntil?: string;
};
