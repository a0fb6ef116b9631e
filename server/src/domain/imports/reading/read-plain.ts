import type { ReadDocument } from "./document.ts";
import { DocumentWriter } from "./document-writer.ts";
import { isCapitals, isLabelLine } from "./labels.ts";
import { cellsOf, inColumns, isColumnNames, isTableRule } from "./text-table.ts";
import { unwrapped } from "./wrapped-lines.ts";

const headingMark = /^(#{1,6})\s+(.+?)\s*#*$/;
const itemMark = /^(?:[-*•‣·–—]|\d{1,3}[.)]|[a-z]\))\s+(.+)$/;
/** "** Parking **", "~ The rooms ~" */
const decorated = /^([*~=•·#_|<>+-]{1,6})\s*(\p{L}[^.!?;]{1,58}?)\s*[*~=•·#_|<>+-]{1,6}$/u;
const numbered = /^\d{1,3}[.)]\s/;

/** Longer paragraphs are split, so that none exceeds the limit of a block. */
const maxParagraphLines = 40;

/** Reads pasted text by line, and recognises headings, lists and tables. */
export function readPlain(text: string): ReadDocument {
  const writer = new DocumentWriter();
  const { lines, numbers } = joinBrokenLines(text.split(/\r\n|[\n\r\f\u2028\u2029]/));
  let section = "";
  let paragraph: string[] = [];
  let startLine = 0;
  /** The column names of the table that is read. */
  let header: string[] | null | undefined;
  /** The level of the heading that ends at the next empty line. */
  let closeLevel: number | undefined;
  const lineAt = (index: number) => `line ${numbers[index]}`;
  const place = (index: number) => (section ? `${section}, ${lineAt(index)}` : lineAt(index));
  const end = () => {
    if (paragraph.length > 0)
      writer.add({ kind: "paragraph", text: unwrapped(paragraph).join("\n"), place: place(startLine) });
    paragraph = [];
  };
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const cells = itemMark.test(line) ? undefined : cellsOf(raw, lines[index - 1], lines[index + 1]);
    if (!cells && !isTableRule(line)) header = undefined;
    const heading = cells
      ? undefined
      : (headingOf(line, lines[index + 1], lines[index - 1]) ?? pastedHeading(lines, index));
    const isListed = [lines[index - 1], lines[index + 1]].some((one) => numbered.test(one?.trim() ?? ""));
    const item = numbered.test(line) && !isListed ? undefined : itemMark.exec(line)?.[1];
    if (line === "" || /^[=\-_*~]{3,}$/.test(line)) {
      end();
      // A heading right above its text covers only this text.
      if (line === "" && closeLevel !== undefined && writer.blocks.at(-1)?.kind !== "heading") {
        writer.add({ kind: "end", level: closeLevel });
        closeLevel = undefined;
        section = "";
      }
      continue;
    }
    if (isTableRule(line)) continue;
    if (cells) {
      end();
      const isHeader =
        header === undefined &&
        (isTableRule(lines[index + 1] ?? "") || isColumnNames(cells, lines.slice(index + 1, index + 3)));
      if (isHeader) header = cells;
      else {
        header ??= null;
        writer.add({ kind: "row", cells: inColumns(raw, cells, header), header, place: place(index) });
      }
    } else if (heading) {
      end();
      section = heading.text.slice(0, 60);
      writer.add({ kind: "heading", level: heading.level, text: heading.text, place: lineAt(index) });
      const next = (lines[index + 1] ?? "").trim();
      const isTight =
        next !== "" && !("isPasted" in heading) && !/^[=-]{3,}$/.test(next) && !headingMark.test(line);
      closeLevel = isTight ? heading.level : undefined;
    } else if (item && isLabelLine(item, true) && isAboveDeeper(lines, index)) {
      end();
      writer.add({ kind: "heading", level: 4, text: item, place: place(index) });
    } else if (item) {
      end();
      writer.add({ kind: "item", text: item, place: place(index) });
    } else {
      if (paragraph.length >= maxParagraphLines) end();
      if (paragraph.length === 0) startLine = index;
      paragraph.push(line);
    }
  }
  end();
  return writer.document();
}

/** True if the next line with words is an item that is indented deeper. */
function isAboveDeeper(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1, index + 3).find((one) => one.trim() !== "") ?? "";
  return itemMark.test(next.trim()) && indentOf(next) > indentOf(lines[index] ?? "");
}
/** True if a line begins below the words of an item. */
const isDeeper = (item: string, line: string): boolean =>
  line.trim() !== "" && indentOf(line) >= indentOf(item) + 2;
const indentOf = (line: string) => line.length - line.trimStart().length;

/** Joins a bullet or number alone on its line with the next line, and a title in capitals that goes on in the next. */
function joinBrokenLines(raw: string[]) {
  // "-Arrival from 15:00": a bullet without a space, if several lines have it.
  const tight = /^(\s*[-•*])(?=\p{L})/u;
  const areTight = raw.filter((text) => tight.test(text)).length >= 3;
  const lines: string[] = [];
  const numbers: number[] = [];
  for (const [at, written] of raw.entries()) {
    const marked = areTight ? written.replace(tight, "$1 ") : written;
    const isListed = isInRun(raw, at);
    const text = isListed ? `- ${marked.trim()}` : marked;
    const before = lines.at(-1) ?? "";
    const isMarked = /^\s*(?:[-*•‣·–]|\d{1,3}[.)])\s*$/u.test(before) && /\p{L}/u.test(text);
    const isTitle =
      !isListed &&
      isCapitals(before.trim()) &&
      isCapitals(text.trim()) &&
      /^[\p{L}’' -]*$/u.test(before + text);
    // "* Dogs cost" above an indented "  5 € a day".
    const isInItem = itemMark.test(before.trim()) && isDeeper(before, text) && !itemMark.test(text.trim());
    const goesOn =
      isInItem || (isTitle && /\p{L}\s+\p{L}/u.test(before.trim()) && (lines.at(-2) ?? "").trim() === "");
    if (isMarked || goesOn) lines.push(`${lines.pop()?.trimEnd()} ${text.trim()}`);
    else {
      lines.push(text);
      numbers.push(at + 1);
    }
  }
  return { lines, numbers };
}

/** Three lines in capitals or more are a list: "NO PETS", "NO SMOKING", "WIFI FREE". */
function isInRun(lines: readonly string[], at: number): boolean {
  const isWords = (line = "") =>
    isCapitals(line.trim()) && /\p{L}\s+\p{L}/u.test(line) && /^[\p{L}’' -]*$/u.test(line);
  if (!isWords(lines[at]) || itemMark.test((lines[at] ?? "").trim())) return false;
  let [from, until] = [at, at];
  while (isWords(lines[from - 1])) from--;
  while (isWords(lines[until + 1])) until++;
  return until - from + 1 >= linesOfRun;
}
const linesOfRun = 3;

const numbering = /^(?:\d{1,2}[.)]|[•●▪■◆]|[A-Z][.)])\s*(?=\p{L})/u;
const minPassage = 30;

/** Recognises a short line between empty lines above a sentence, and a numbered or marked one right above its text. */
function pastedHeading(lines: string[], index: number) {
  const line = lines[index]?.trim() ?? "";
  const text = line.replace(numbering, "");
  const isMarked = text !== line;
  const isShort =
    text !== "" && text.length <= 60 && text.split(/\s+/).length <= 8 && !/[.!?;:,]$/.test(text);
  if (!isShort || !/^[\p{Lu}\p{Lo}]/u.test(text) || (lines[index - 1] ?? "").trim() !== "") return undefined;
  const isOpen = (lines[index + 1] ?? "").trim() === "";
  if (!isOpen && !isMarked) return undefined;
  const next =
    lines
      .slice(index + 1, index + 4)
      .find((one) => one.trim() !== "")
      ?.trim() ?? "";
  const isPassage = next.length >= minPassage || /[.!?。]$/.test(next) || itemMark.test(next);
  return isPassage && !numbering.test(next) ? { level: 3, text, isPasted: true } : undefined;
}

const mirrored = (decoration: string) => decoration[0]?.replace(/[<>]/, (one) => (one === "<" ? ">" : "<"));

/** Recognises a heading: marked, decorated on both sides, underlined, in capitals, or short after an empty line. */
function headingOf(line: string, next: string | undefined, before: string | undefined) {
  const [, marks, marked] = headingMark.exec(line) ?? [];
  if (marks && marked) return { level: marks.length, text: marked };
  const [, decoration, words] = decorated.exec(line) ?? [];
  if (decoration && words && line.at(-1) === mirrored(decoration)) return { level: 2, text: words };
  const [, signed] = /^\p{Extended_Pictographic}\uFE0F?\s+(\p{Lu}[^.!;:,]{1,50})$/u.exec(line) ?? [];
  if (signed && signed.split(/\s+/).length <= 8) return { level: 3, text: signed };
  const [, lead] = /^(\p{Lu}[^:.!?;]{1,39}):$/u.exec(line) ?? [];
  if (lead && lead.split(/\s+/).length <= 5 && !itemMark.test(line)) return { level: 3, text: lead };
  if (line === "" || line.length > 60 || /[:.!?;,]/.test(line)) return undefined;
  if (/^[=]{3,}\s*$/.test(next ?? "")) return { level: 1, text: line };
  if (/^[-]{3,}\s*$/.test(next ?? "")) return { level: 2, text: line };
  const isAlone = (before ?? "").trim() === "";
  if (isAlone && /\p{Lu}{2}/u.test(line) && line === line.toUpperCase() && !/\d/.test(line))
    return { level: 2, text: line };
  const isOfList = itemMark.test((next ?? "").trim()) && (isAlone || itemMark.test((before ?? "").trim()));
  if (
    isOfList &&
    line.split(/\s+/).length <= 4 &&
    /^\p{Lu}/u.test(line) &&
    !/\d/.test(line) &&
    !itemMark.test(line)
  )
    return { level: 3, text: line };
  const isFollowed = (next ?? "").trim() === "" ? false : !itemMark.test(line);
  if (isAlone && isFollowed && line.split(/\s+/).length <= 5 && /^\p{Lu}/u.test(line) && !/\d/.test(line))
    return { level: 3, text: line };
  return undefined;
}
