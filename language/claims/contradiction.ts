import type { Section } from "@bellhop/contract/knowledge";
import type { Topic } from "../lexicon/index.ts";
import type { Value } from "./value.ts";

/** The aspect of a claim; `is` means that it exists or is allowed. */
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

/** A topic, or "offer" for something that the lexicon has no topic for. */
export type About = Topic | "offer";

/** The part of a contradiction that a published version of the assistant stores. */
export type Disagreement = { about: About; aspect: ClaimAspect; entryIds: readonly string[] };

/** The position of a value: in a text, or in a structured field. */
export type Place = {
  /** `text`, `question`, `title`, or a structured field such as `facts.from`, `price` or `availability`. */
  field: string;
  language: string | null;
  quote: string;
  mark: { from: number; to: number };
  /** Offsets in the whole text; null for structured fields. */
  at: { from: number; to: number } | null;
};

export type Side = {
  entryId: string | null;
  otherText: string | null;
  section: Section | null;
  key: string | null;
  title: string;
  titles: Record<string, string>;
  says: Value;
  value: string;
  /** All places with this value; the first one is shown. */
  places: readonly [Place, ...Place[]];
};

export type Contradiction = Disagreement & {
  /** A hash of both sides' statements: stable until one of them changes. */
  contradictionId: string;
  kind: "time" | "price" | "yes_no" | "number";
  sides: readonly [Side, Side];
  /** The indexes of the sides whose value can replace the other one. */
  canUse: readonly number[];
};
