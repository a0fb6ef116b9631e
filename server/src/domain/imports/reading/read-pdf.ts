import { getResolvedPDFJS } from "unpdf";
import { BlockList } from "./block-list.ts";
import { type ReadDocument, readingLimits, Unreadable } from "./document.ts";
import { LeftOutCounts } from "./left-out.ts";
import { type Line, linesOf } from "./pdf-lines.ts";
import { type PdfDocument, runsOf } from "./pdf-page.ts";
import { joinLines } from "./wrapped-lines.ts";

const itemMark = /^[•‣◦▪●○–—*·-]\s*(?=\S)/;

/** Reads the visible text of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdfjs = await getResolvedPDFJS();
  const document = await open(pdfjs, bytes);
  const leftOut = new LeftOutCounts();
  const list = new BlockList(leftOut);
  const layers = await document.getOptionalContentConfig();
  const pages: Line[][] = [];
  const pagesRead = Math.min(document.numPages, readingLimits.pdfPages);
  if (document.numPages > pagesRead) leftOut.add("parts_at_the_end", document.numPages - pagesRead);
  for (let number = 1; number <= pagesRead; number++) {
    const page = await document.getPage(number);
    const runs = await runsOf(page, layers, pdfjs, (why) => leftOut.add(why));
    const notes = (await page.getAnnotations()).filter(
      ({ subtype }: { subtype?: string }) => subtype !== "Link",
    );
    leftOut.add("annotations", notes.length);
    pages.push(linesOf(runs));
    page.cleanup();
  }
  if (pages.every((lines) => lines.length === 0) && leftOut.list().length === 0)
    throw new Unreadable({ code: "only_pictures" });
  const body = bodyHeight(pages.flat());
  for (const [index, lines] of pages.entries()) addLines(list, lines, body, `page ${index + 1}`);
  return { title: "", blocks: list.blocks, leftOut: leftOut.list(), omitted: leftOut.omitted };
}

async function open(
  pdfjs: Awaited<ReturnType<typeof getResolvedPDFJS>>,
  bytes: Uint8Array,
): Promise<PdfDocument> {
  try {
    return await pdfjs.getDocument({
      data: new Uint8Array(bytes),
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

/** The most common letter height, in points. */
function bodyHeight(lines: Line[]): number {
  const counts = new Map<number, number>();
  for (const { height, cells } of lines) {
    const size = Math.round(height * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + cells.join("").length);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Turns lines into blocks: large or bold lines into headings, cells into rows, wrapped lines into paragraphs. */
function addLines(list: BlockList, lines: Line[], body: number, place: string) {
  const widest = Math.max(0, ...lines.map(({ x, right }) => right - x));
  let passage: Line[] = [];
  const end = () => {
    const [first] = passage;
    if (!first) return;
    const text = passage.reduce((before, line, at) => {
      const words = line.cells.join(" ");
      if (at === 0) return words;
      return isBroken(passage[at - 1], line) ? joinLines(before, words) : `${before}\n${words}`;
    }, "");
    const isItem = itemMark.test(text);
    list.add({ kind: isItem ? "item" : "paragraph", text: text.replace(itemMark, ""), place });
    passage = [];
  };
  const isBroken = (before: Line | undefined, line: Line) => {
    const words = before?.cells.join(" ") ?? "";
    const reaches = before !== undefined && before.right - before.x > widest * 0.7;
    return reaches && (!/[.!?:]$/.test(words) || /^\p{Ll}/u.test(line.cells[0] ?? ""));
  };
  lines.forEach((line, at) => {
    const words = line.cells.join(" ");
    const before = lines[at - 1];
    const isLarge = line.height > body * 1.12;
    const isShort = words.length <= 90 && line.cells.length === 1;
    const isOwn =
      line.isBold && !(before?.isBold && before.y - line.y < line.height * 1.6 && passage.length > 0);
    if (isShort && (isLarge || (isOwn && words.length <= 70 && !/[:.,;]$/.test(words)))) {
      end();
      list.add({
        kind: "heading",
        level: line.height > body * 1.5 ? 1 : isLarge ? 2 : 3,
        text: words,
        place,
      });
    } else if (line.cells.length > 1) {
      end();
      list.add({ kind: "row", cells: line.cells, header: null, place });
    } else {
      const isNear = before !== undefined && before.y - line.y > 0 && before.y - line.y < line.height * 1.9;
      if (
        !isNear ||
        itemMark.test(words) ||
        (passage[0] && itemMark.test(passage[0].cells[0] ?? "") && !isBroken(before, line))
      )
        end();
      passage.push(line);
    }
  });
  end();
}
