export type KnowledgeSection = "profile" | "policy" | "amenities" | "faq" | "upsells";

/** How an amenity stands: `absent` is what lets the assistant say no. */
export type Availability = "present" | "absent" | "paid" | "on_request";

export type EntryText = {
  title: string;
  /** A question this entry answers, as a guest would ask it. */
  question?: string;
  /** What the assistant may say, in the venue's own words. */
  text: string;
};

/** One thing the assistant may say. */
export type KnowledgeEntry = {
  entryId: string;
  section: KnowledgeSection;
  /** The canonical key of an amenity or a policy item: a topic of the lexicon, such as `parking` or `check_in`. */
  key?: string;
  availability?: Availability;
  /** By BCP 47 language. */
  texts: Record<string, EntryText>;
  /** In minor units. */
  price?: { amount: number; currency: string };
  /** For staff only: never retrieved, never said to a guest. */
  internal?: boolean;
  /** Which guests may be told; absent: everyone. */
  scope?: "everyone" | "in_house" | "before_arrival";
  /** The first and the last day of the venue on which it holds, `YYYY-MM-DD`. */
  validFrom?: string;
  validUntil?: string;
};

/** The entry's text in the wanted language, else in the venue's default language, else in whatever it has. */
export function textIn(
  entry: KnowledgeEntry,
  language: string,
  defaultLanguage?: string,
): EntryText & { language: string } {
  const has = Object.keys(entry.texts);
  const base = (tag: string) => tag.split("-")[0];
  const chosen =
    has.find((tag) => tag === language) ??
    has.find((tag) => base(tag) === base(language)) ??
    has.find((tag) => tag === defaultLanguage) ??
    has[0];
  const text = chosen === undefined ? undefined : entry.texts[chosen];
  if (chosen === undefined || text === undefined)
    throw new Error(`Knowledge entry ${entry.entryId} has no text`);
  return { ...text, language: chosen };
}
