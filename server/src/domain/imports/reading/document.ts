import { limits } from "@bellhop/contract/limits";

/** A piece of a source in its order, with what its readers see and nothing else. */
export type Block =
  | { kind: "heading"; level: number; text: string; place: string }
  | { kind: "paragraph" | "item"; text: string; place: string }
  /** Of a table; `header` are the cells of its first row, where that names the columns. */
  | { kind: "row"; cells: string[]; header: string[] | null; place: string }
  /** Another part of the source begins: what was said before is over. */
  | { kind: "end"; place: string };

/** What a source holds, whatever its format was. */
export type ReadDocument = {
  /** Of its author, where there is one: a page's. */
  title: string;
  blocks: Block[];
  /** What was left out and why, in sentences. */
  leftOut: string[];
};

/** Bytes to read, and what is said of them by whoever sent them. */
export type Source = {
  bytes: Uint8Array;
  kind: "page" | "file" | "text";
  /** A file's, or the last part of a page's address: a hint at most. */
  name: string;
  /** As a server says; a hint, and its charset. */
  contentType: string;
  /** Style sheets that a page links to, in their order. */
  styleSheets?: string[];
};

/** So much of a source is read. */
export const readingLimits = {
  bytes: limits.importFileBytes,
  pdfPages: 300,
  blocks: 20_000,
  blockCharacters: 20_000,
  tableColumns: 100,
  tableRows: 10_000,
  cellCharacters: 10_000,
  htmlElements: 150_000,
  styleRules: 8_000,
  zipEntries: 2_000,
  xmlBytes: 40 * 1024 * 1024,
  xmlDepth: 256,
} as const;

/** Why a source cannot be read, in a sentence for whoever gave it. */
export class Unreadable extends Error {}
