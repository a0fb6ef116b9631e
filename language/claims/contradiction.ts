import type { Section } from "@bellhop/contract/knowledge";
import type { Topic } from "../lexicon/index.ts";
import type { Value } from "./value.ts";

/** What of a topic something is said about; `is`: that there is one, or that guests may. */
export type ClaimAspect =
  | "from"
  | "until"
  | "at"
  | "all_day"
  | "deadline"
  | "price"
  | "is"
  | "age"
  | "count"
  | "height"
  | "notice"
  | "share";

/** A topic, or what the lexicon has none for: what a venue sells by a name of its own, or is asked for by its words. */
export type About = Topic | "offer";

/** What is contested, and by which entries: as much of a contradiction as a version of the concierge keeps. */
export type Disagreement = { about: About; aspect: ClaimAspect; entryIds: readonly string[] };

/** Where a side's value stands: in the words of a language, or in what is set. */
export type Place = {
  /** `text`, `question`, `title`, or what is set, such as `facts.from`, `price`, `availability`. */
  field: string;
  language: string | null;
  quote: string;
  /** Where in the quote the value stands, in UTF-16 units. */
  mark: { from: number; to: number };
  /** Where in the whole text it stands; of what is set, nothing. */
  at: { from: number; to: number } | null;
};

export type Side = {
  /** Null for a text that is no entry, called by its name. */
  entryId: string | null;
  otherText: string | null;
  section: Section | null;
  /** Of the catalogue. */
  key: string | null;
  /** In the language of the place that is shown, where it has one there. */
  title: string;
  /** What the venue calls it, by language. */
  titles: Record<string, string>;
  says: Value;
  /** The same as it is shown: `07:00`, `9.00 EUR`, `yes`. */
  value: string;
  /** Everywhere it says so; the first is the one to show. */
  places: readonly [Place, ...Place[]];
};

export type Contradiction = Disagreement & {
  /** Made from what both sides say, so it is the same as long as they say it. */
  contradictionId: string;
  kind: "time" | "price" | "yes_no" | "number";
  sides: readonly [Side, Side];
  /** Which sides' values the other one can be given. */
  canUse: readonly number[];
};
