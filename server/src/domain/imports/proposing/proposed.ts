import type { EntryChange, Section } from "@bellhop/contract/knowledge";

/** An entry as a source says it, before anybody has looked at what the venue has. */
export type Proposed = {
  section: Section;
  entry: Omit<EntryChange, "entry_id">;
  /** From 0 to 1. */
  confidence: number;
  /** Field by field: how sure, and the words that it was read from. */
  fields: { field: string; confidence: number; quote: string }[];
  place: string;
  /** What it was read from speaks to an assistant, whatever of that its words still say. */
  givesOrders?: boolean;
};

/** What the venue is, as far as it decides how a text is read. */
export type ReadFor = { languages: string[]; currency: string };

/** What was read, and what a person should know of it. */
export type Read = { proposed: Proposed[]; leftOut: string[]; warnings: string[] };

export const quoteCharacters = 300;
export const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
