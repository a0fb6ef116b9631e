import { createRequire } from "node:module";
import path from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReadDocument, readingLimits, Unreadable } from "./document.ts";
import { DocumentWriter } from "./document-writer.ts";
import { itemMark, type Line, partsOf, wordsOf } from "./pdf-lines.ts";
import { type PdfLibrary, runsOf } from "./pdf-page.ts";
import { joinLines } from "./wrapped-lines.ts";

/** Encodings of fonts that are not in the file, mostly of Asian ones, and the widths of the standard fonts. */
const packageFolder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const dataUrls = {
  cMapUrl: path.join(packageFolder, "cmaps/"),
  standardFontDataUrl: path.join(packageFolder, "standard_fonts/"),
};

type Page = { parts: Line[][]; place: string };

/** Reads the visible text of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdfjs = (await import("pdfjs-dist/legacy/build/pdf.mjs")) as PdfLibrary;
  const document = await open(pdfjs, bytes);
  const writer = new DocumentWriter();
  const pages = await pagesOf(document, pdfjs, writer).catch(() => {
    throw new Unreadable({ code: "damaged" });
  });
  const lines = pages.flatMap(({ parts }) => parts.flat());
  if (lines.length === 0 && writer.document().leftOut.length === 0)
    throw new Unreadable({ code: "only_pictures" });
  new PassageWriter(writer, lines).write(withoutRunningLines(pages, writer));
  return writer.document();
}

async function pagesOf(
  document: PDFDocumentProxy,
  pdfjs: PdfLibrary,
  writer: DocumentWriter,
): Promise<Page[]> {
  const layers = await document.getOptionalContentConfig();
  const pages: Page[] = [];
  const pagesRead = Math.min(document.numPages, readingLimits.pdfPages);
  writer.leaveOut("parts_at_the_end", document.numPages - pagesRead);
  for (let number = 1; number <= pagesRead; number++) {
    const page = await document.getPage(number);
    const groups = await runsOf(page, layers, pdfjs, (why) => writer.leaveOut(why));
    const notes = (await page.getAnnotations()).filter(
      ({ subtype }: { subtype?: string }) => subtype !== "Link",
    );
    writer.leaveOut("annotations", notes.length);
    pages.push({ parts: groups.flatMap(partsOf), place: `page ${number}` });
    page.cleanup();
  }
  return pages;
}

async function open(pdfjs: PdfLibrary, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await pdfjs.getDocument({
      data: new Uint8Array(bytes),
      ...dataUrls,
      enableXfa: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      maxImageSize: 16 * 1024 * 1024,
      verbosity: 0,
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new Unreadable({ code: "locked" });
    throw new Unreadable({ code: "damaged" });
  }
}

const minRunningPages = 3;
const minPageLines = 6;

/** Removes lines at the top or bottom that stand in the same place of most pages: their titles and numbers. */
function withoutRunningLines(pages: Page[], writer: DocumentWriter): Page[] {
  const keyOf = (line: Line) => `${Math.round(line.y / 4)} ${wordsOf(line).replace(/\d+/g, "#")}`;
  const counts = new Map<string, number>();
  for (const { parts } of pages)
    for (const key of new Set(parts.flat().map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const omitted = new Set<string>();
  const isRunning = (line: Line, place: string, inPage: Line[]) => {
    const key = keyOf(line);
    const count = counts.get(key) ?? 0;
    const isInside = [1, -1].every((way) => inPage.filter(({ y }) => way * y > way * line.y).length > 2);
    if (isInside || inPage.length < minPageLines) return false;
    if (count < minRunningPages || count * 2 <= pages.length) return false;
    if (!omitted.has(key)) writer.omit(wordsOf(line), "footer", place);
    omitted.add(key);
    return true;
  };
  return pages.map(({ parts, place }) => ({
    parts: parts.map((part) => part.filter((line) => !isRunning(line, place, parts.flat()))),
    place,
  }));
}

/** The most common letter height, in points. */
function bodyHeight(lines: Line[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.height * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + wordsOf(line).length);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Turns lines into blocks: large or bold lines into headings, cells into rows, wrapped lines into paragraphs. */
class PassageWriter {
  readonly #writer: DocumentWriter;
  readonly #body: number;
  #passage: Line[] = [];
  #row: Line | undefined;
  #widest = 0;
  #place = "";

  constructor(writer: DocumentWriter, lines: Line[]) {
    this.#writer = writer;
    this.#body = bodyHeight(lines);
  }

  write(pages: Page[]) {
    for (const { parts, place } of pages)
      for (const lines of parts) {
        const [first] = lines;
        const before = this.#passage.at(-1);
        // A sentence may go on in the next column or on the next page.
        const goesOn = before && first && this.#isBroken(before, first) && /^\p{Ll}/u.test(wordsOf(first));
        if (!goesOn) this.#end();
        this.#widest = Math.max(0, ...lines.map(({ x, right }) => right - x));
        lines.forEach((line, at) => {
          this.#add(line, lines[at - 1], place);
        });
      }
    this.#end();
  }

  #add(line: Line, before: Line | undefined, place: string) {
    const isNear = before !== undefined && before.y - line.y < Math.max(line.height, before.height) * 1.9;
    if (isNear && this.#continuesRow(line)) return;
    const level = this.#levelOf(line, before);
    if (level || line.cells.length > 1) {
      this.#end();
      this.#place = place;
      if (level) this.#writer.add({ kind: "heading", level, text: wordsOf(line), place });
      else this.#row = { ...line, cells: line.cells.map((cell) => ({ ...cell })) };
      return;
    }
    const isOfItem = itemMark.test(this.#passage[0] ? wordsOf(this.#passage[0]) : "");
    const isNew = itemMark.test(wordsOf(line)) || (isOfItem && before && !this.#isBroken(before, line));
    const isHanging = isOfItem && before !== undefined && line.x > (this.#passage[0]?.x ?? 0) + 2;
    if (
      this.#row ||
      (before && !isNear) ||
      (isNew && !(isNear && isHanging && !itemMark.test(wordsOf(line))))
    )
      this.#end();
    if (this.#passage.length === 0) this.#place = place;
    this.#passage.push(line);
  }

  /** Adds a line to the cells of the row above if it begins in one of its later columns, or in the middle of a sentence. */
  #continuesRow({ cells }: Line): boolean {
    const row = this.#row;
    if (!row || cells.length > row.cells.length) return false;
    const columns = cells.map(({ x, text }) =>
      row.cells.findIndex((cell, at) => Math.abs(cell.x - x) < 3 && (at > 0 || /^\p{Ll}/u.test(text))),
    );
    if (columns.includes(-1)) return false;
    for (const [at, column] of columns.entries()) {
      const cell = row.cells[column];
      if (cell) cell.text = joinLines(cell.text, cells[at]?.text ?? "");
    }
    return true;
  }

  #levelOf(line: Line, before: Line | undefined): number | undefined {
    const words = wordsOf(line);
    const isLarge = line.height > this.#body * 1.12;
    const isShort = words.length <= 90 && line.cells.length === 1;
    const goesOn = before?.isBold && before.y - line.y < line.height * 1.6 && this.#passage.length > 0;
    const isOwn = line.isBold && !goesOn && words.length <= 70 && !/[:.,;]$/.test(words);
    if (!isShort || !(isLarge || isOwn) || !/[\p{L}\p{N}]/u.test(words)) return undefined;
    return line.height > this.#body * 1.5 ? 1 : isLarge ? 2 : 3;
  }

  #isBroken(before: Line, line: Line): boolean {
    const words = wordsOf(before);
    const reaches = before.right - before.x > this.#widest * 0.7;
    return reaches && (!/[.!?:]$/.test(words) || /^\p{Ll}/u.test(wordsOf(line)));
  }

  #end() {
    if (this.#row)
      this.#writer.add({
        kind: "row",
        cells: this.#row.cells.map(({ text }) => text),
        header: null,
        place: this.#place,
      });
    const [first, ...others] = this.#passage;
    if (first) {
      let before = first;
      const text = others.reduce((joined, line) => {
        const isBroken = this.#isBroken(before, line);
        before = line;
        return isBroken ? joinLines(joined, wordsOf(line)) : `${joined}\n${wordsOf(line)}`;
      }, wordsOf(first));
      const isItem = itemMark.test(text);
      this.#writer.add({
        kind: isItem ? "item" : "paragraph",
        text: text.replace(itemMark, ""),
        place: this.#place,
      });
    }
    this.#passage = [];
    this.#row = undefined;
  }
}
