import type { Availability, Facts, Money, Offer, Scope, Section, Unit } from "@bellhop/contract/knowledge";

export type KnowledgeText = {
  /** Empty if the entry's key has a name in the catalogue. */
  title: string;
  question?: string;
  /** The venue's own words; empty if the fields suffice. */
  text: string;
  /** Location, such as "on the third floor". */
  place?: string;
};

/** An entry as the venue wrote it. Absent properties are not set; the contract defines defaults. */
export type KnowledgeEntry = {
  entryId: string;
  section: Section;
  /** A key of the catalogue, or one of the venue's own. */
  key?: string;
  availability?: Availability;
  facts?: Facts;
  /** By BCP 47 tag. */
  texts: Record<string, KnowledgeText>;
  /** In minor units. */
  price?: Money;
  unit?: Unit;
  offer?: Offer;
  /** Absent means everyone. */
  scope?: Exclude<Scope, "everyone">;
  /** For staff only. */
  internal?: true;
  /** First and last day in the venue's time zone, `YYYY-MM-DD`. */
  validFrom?: string;
  validUntil?: string;
};
