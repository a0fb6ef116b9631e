import type { PassageReason } from "@bellhop/contract/imports";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import type { LeftOut } from "@bellhop/contract/unreadable";

/** The entry that a passage becomes, not yet compared with what the venue has. */
export type Proposed = {
  section: Section;
  entry: Omit<EntryChange, "entry_id">;
  /** Why the passage is no entry unless someone adds it; null for an entry. */
  leftOut: PassageReason | null;
  /** For each value, the words it was read from. */
  fields: { field: string; quote: string }[];
  place: string;
  /** The passage's words in the source. */
  passage: string;
};

/** The settings of the venue that decide how a text is read. */
export type ReadFor = { languages: string[]; currency: string };

export type Read = { proposed: Proposed[]; leftOut: LeftOut[] };

export const quoteCharacters = 300;
export const cut = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
