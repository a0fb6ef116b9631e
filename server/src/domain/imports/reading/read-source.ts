import type { UnsupportedFormat } from "@bellhop/contract/unreadable";
import { jsonOrUndefined } from "../../../platform/json/json-or-undefined.ts";
import { decodeText } from "./decode-text.ts";
import { type ReadDocument, readingLimits, type Source, Unreadable } from "./document.ts";
import { readPdf } from "./read-pdf.ts";
import { readPlain } from "./read-plain.ts";
import { readTable, separatorOf } from "./read-table.ts";

/** Known formats that can't be read, by their first bytes. */
const unsupported: [number[], UnsupportedFormat][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], "old_office"],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], "rtf"],
  [[0x4d, 0x5a], "program"],
  [[0x7f, 0x45, 0x4c, 0x46], "program"],
  [[0x89, 0x50, 0x4e, 0x47], "picture"],
  [[0xff, 0xd8, 0xff], "picture"],
  [[0x47, 0x49, 0x46, 0x38], "picture"],
  [[0x1f, 0x8b], "archive"],
  [[0x37, 0x7a, 0xbc, 0xaf], "archive"],
  [[0x52, 0x61, 0x72, 0x21], "archive"],
];
const pdfMark = "%PDF-";
const zipMark = [0x50, 0x4b, 0x03, 0x04];

// Loaded for these formats only: each source is read by a new process, which takes half of its time to load code.
const forWord = () => import("./read-docx.ts");
const forPages = () => import("./read-html.ts");

/** Reads a source by its content; its name and content type are hints. Throws `Unreadable` with the reason. */
export async function readSource(source: Source): Promise<ReadDocument> {
  const { bytes } = source;
  if (bytes.length === 0) throw new Unreadable({ code: "empty" });
  if (bytes.length > readingLimits.bytes)
    throw new Unreadable({ code: "too_large", megabytes: readingLimits.bytes / (1024 * 1024) });
  const document = await readByContent(source);
  if (document.blocks.length > 0) return document;
  throw new Unreadable({ code: "no_visible_text", left_out: document.leftOut });
}

async function readByContent(source: Source): Promise<ReadDocument> {
  const { bytes } = source;
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  const isPdf = head.includes(pdfMark);
  const isZip = startsWith(bytes, zipMark);
  const endsAsZip = Buffer.from(bytes.subarray(-70_000)).includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (isPdf && (isZip || endsAsZip || /<(?:!doctype|html|script)/i.test(head)))
    throw new Unreadable({ code: "two_formats" });
  if (isPdf) return readPdf(bytes);
  if (isZip) return (await forWord()).readDocx(bytes);
  const known = unsupported.find(([mark]) => startsWith(bytes, mark));
  // Word keeps a document with a password in the container of its old format.
  if (known?.[1] === "old_office" && Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le")))
    throw new Unreadable({ code: "locked" });
  if (known) throw new Unreadable({ code: "unsupported_format", format: known[1] });
  return readText(source);
}

async function readText({ bytes, kind, name, contentType, styleSheets }: Source): Promise<ReadDocument> {
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const metaCharset = /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(
    Buffer.from(bytes.subarray(0, 2_048)).toString("latin1"),
  )?.[1];
  const text = decodeText(bytes, kind === "text" ? "utf-8" : (charset ?? metaCharset));
  const start = text.slice(0, 2_000).trimStart();
  if (isHtml(start) || (kind === "page" && /html/i.test(contentType)))
    return (await forPages()).readHtml(text, styleSheets);
  if (/^<\?xml|^<svg/i.test(start)) throw new Unreadable({ code: "unsupported_format", format: "xml" });
  if (/^[[{]/.test(start) && jsonOrUndefined(text) !== undefined)
    throw new Unreadable({ code: "unsupported_format", format: "json" });
  const separator = separatorOf(text, /\.(?:csv|tsv)$/i.test(name) || /csv/i.test(contentType));
  return separator ? readTable(text, separator) : readPlain(text);
}

/** The addresses of the style sheets that a page links to; none for other sources. */
export async function sheetsOf({ bytes, kind, contentType }: Source): Promise<string[]> {
  if (kind !== "page" || !/html|^$/i.test(contentType)) return [];
  return (await forPages()).linkedSheets(decodeText(bytes, /charset=["']?([\w-]+)/i.exec(contentType)?.[1]));
}

const isHtml = (start: string) =>
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|div|p|h1|main|article|section|table)\b/i.test(
    start,
  );

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
