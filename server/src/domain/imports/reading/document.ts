import type { PassageReason } from "@bellhop/contract/imports";
import { limits } from "@bellhop/contract/limits";
import type { LeftOut, UnreadableReason } from "@bellhop/contract/unreadable";

/** A piece of a source, with its visible text only. `place` says where it stands: "page 3", "row 12", headings. */
export type Block =
  | { kind: "heading"; level: number; text: string; place: string }
  | { kind: "paragraph" | "item"; text: string; place: string }
  /** A table row. `header` holds the column names, if the table has any. */
  | { kind: "row"; cells: string[]; header: string[] | null; place: string }
  /** A new part of the source begins: earlier headings from this level on no longer apply, or none of them. */
  | { kind: "end"; level?: number; place: string };

/** The words of a block in one line. */
export const wordsOfBlock = (block: Block): string =>
  block.kind === "row" ? block.cells.join(" ") : block.kind === "end" ? "" : block.text;

/** The content of a source in any format. */
export type ReadDocument = {
  /** The title of a page; "" for other sources. */
  title: string;
  blocks: Block[];
  leftOut: LeftOut[];
  /** Text that the readers left out but that a person may add, in the order of the source. */
  omitted: Omitted[];
};

/** Why a reader left text out. */
export type OmittedReason = Exclude<PassageReason, "title" | "orders">;
export type Omitted = { text: string; reason: OmittedReason; place: string };

/** Bytes to read, with hints from their sender. */
export type Source = {
  bytes: Uint8Array;
  kind: "page" | "file" | "text";
  /** The file name, or the last part of a page's address. */
  name: string;
  /** The server's content type with its charset; may be empty. */
  contentType: string;
  /** The style sheets that a page links to, in order. */
  styleSheets?: string[];
};

export const readingLimits = {
  bytes: limits.importFileBytes,
  pdfPages: 300,
  blocks: 20_000,
  blockCharacters: 20_000,
  tableColumns: 100,
  tableRows: 10_000,
  cellCharacters: 10_000,
  omittedPassages: 2_000,
  omittedCharacters: 200_000,
  htmlElements: 150_000,
  styleRules: 8_000,
  zipEntries: 2_000,
  xmlBytes: 40 * 1024 * 1024,
  xmlDepth: 256,
} as const;

/** A source can't be read. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason.code);
    this.reason = reason;
  }
}
