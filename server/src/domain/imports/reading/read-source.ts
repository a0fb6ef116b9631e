import { decodeText } from "./decode-text.ts";
import { type ReadDocument, readingLimits, type Source, Unreadable } from "./document.ts";
import { readDocx } from "./read-docx.ts";
import { linkedSheets, readHtml } from "./read-html.ts";
import { readPdf } from "./read-pdf.ts";
import { readPlain } from "./read-plain.ts";
import { readTable, separatorOf } from "./read-table.ts";

const canBeRead = "PDF, DOCX, CSV, HTML and plain text can be read.";

/** Known formats that can't be read, by their first bytes. */
const unsupported: [number[], string][] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    "This is a file of an old Word or Excel, or one that is locked with a password. Save it as DOCX, PDF or CSV.",
  ],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], `This is an RTF file. Save it as DOCX or PDF. ${canBeRead}`],
  [[0x4d, 0x5a], `This is a program. ${canBeRead}`],
  [[0x7f, 0x45, 0x4c, 0x46], `This is a program. ${canBeRead}`],
  [[0x89, 0x50, 0x4e, 0x47], `This is a picture. ${canBeRead}`],
  [[0xff, 0xd8, 0xff], `This is a picture. ${canBeRead}`],
  [[0x47, 0x49, 0x46, 0x38], `This is a picture. ${canBeRead}`],
  [[0x1f, 0x8b], `This is a packed file. Unpack it first. ${canBeRead}`],
  [[0x37, 0x7a, 0xbc, 0xaf], `This is a packed file. Unpack it first. ${canBeRead}`],
  [[0x52, 0x61, 0x72, 0x21], `This is a packed file. Unpack it first. ${canBeRead}`],
];
const pdfMark = "%PDF-";
const zipMark = [0x50, 0x4b, 0x03, 0x04];

/** Reads a source by its content; its name and content type are hints. Throws `Unreadable` with the reason. */
export async function readSource(source: Source): Promise<ReadDocument> {
  const { bytes } = source;
  if (bytes.length === 0) throw new Unreadable("There is nothing in it.");
  if (bytes.length > readingLimits.bytes) throw new Unreadable("This file is larger than 10 MB.");
  const document = await readByContent(source);
  if (document.blocks.length > 0) return document;
  const why = document.leftOut.length > 0 ? ` Left out: ${document.leftOut.join(" ")}` : "";
  throw new Unreadable(`There is no visible text in it.${why}`);
}

async function readByContent(source: Source): Promise<ReadDocument> {
  const { bytes } = source;
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  const isPdf = head.includes(pdfMark);
  const isZip = startsWith(bytes, zipMark);
  const endsAsZip = Buffer.from(bytes.subarray(-70_000)).includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (isPdf && (isZip || endsAsZip || /<(?:!doctype|html|script)/i.test(head)))
    throw new Unreadable("This file is a PDF and something else at once. It was not opened.");
  if (isPdf) return readPdf(bytes);
  if (isZip) return readDocx(bytes);
  const known = unsupported.find(([mark]) => startsWith(bytes, mark));
  if (known) throw new Unreadable(known[1]);
  return readText(source);
}

function readText({ bytes, kind, name, contentType, styleSheets }: Source): ReadDocument {
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const metaCharset = /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(
    Buffer.from(bytes.subarray(0, 2_048)).toString("latin1"),
  )?.[1];
  const text = decodeText(bytes, kind === "text" ? "utf-8" : (charset ?? metaCharset));
  const start = text.slice(0, 2_000).trimStart();
  if (isHtml(start) || (kind === "page" && /html/i.test(contentType))) return readHtml(text, styleSheets);
  if (/^<\?xml|^<svg/i.test(start)) throw new Unreadable(`This is a file of XML. ${canBeRead}`);
  if (/^[[{]/.test(start) && isJson(text))
    throw new Unreadable(
      "This is a JSON file. Import an export of your knowledge on the page where you exported it.",
    );
  const separator = separatorOf(text, /\.(?:csv|tsv)$/i.test(name) || /csv/i.test(contentType));
  return separator ? readTable(text, separator) : readPlain(text);
}

/** The addresses of the style sheets that a page links to; none for other sources. */
export function sheetsOf({ bytes, kind, contentType }: Source): string[] {
  if (kind !== "page" || !/html|^$/i.test(contentType)) return [];
  return linkedSheets(decodeText(bytes, /charset=["']?([\w-]+)/i.exec(contentType)?.[1]));
}

const isHtml = (start: string) =>
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|div|p|h1|main|article|section|table)\b/i.test(
    start,
  );

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
