import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import type { LeftOut } from "@bellhop/contract/unreadable";
import type { Evidence } from "./evidence.ts";

/** An entry as the source describes it, not yet compared with what the venue has. */
export type Proposed = {
  section: Section;
  entry: Omit<EntryChange, "entry_id">;
  evidence: Evidence;
  /** From 0 to 1. */
  confidence: number;
  /** For each field, how certain it is and the words it was read from. */
  fields: { field: string; confidence: number; quote: string }[];
  place: string;
  /** The labelled words that it was read from; none for questions and picks of a model. */
  said?: { label: string; text: string; language: string }[];
  /** True if the source text addresses an assistant, even if the entry no longer shows that. */
  givesOrders?: boolean;
};

export type Values = Pick<EntryChange, "facts" | "price" | "unit" | "availability">;

/** A text about an entry, and how the source ties it to the entry. */
export type Said = {
  section: Section;
  key: string | null;
  label: string;
  text: string;
  /** The label and the text as the source writes them. */
  whole?: string;
  language: string;
  place: string;
  evidence: Evidence;
};

/** The settings of the venue that decide how a text is read. */
export type ReadFor = { languages: string[]; currency: string };

/** `withOrders`: how many of the proposals have words that address an assistant instead of guests. */
export type Read = { proposed: Proposed[]; leftOut: LeftOut[]; withOrders: number };

export const quoteCharacters = 300;
export const cut = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
