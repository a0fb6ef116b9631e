import type { SaxesTagPlain } from "saxes";
import type { ReadDocument } from "./document.ts";
import { DocumentWriter, type Reason } from "./document-writer.ts";
import { type DocxParts, partsOfDocx } from "./docx-parts.ts";
import { type DocxStyles, type RunLook, readRunProperty, readStyles } from "./docx-styles.ts";
import { readHtml } from "./read-html.ts";
import { readXml } from "./read-xml.ts";
import { addTable, type TableRow } from "./table-blocks.ts";

/** Elements whose content is not text of the document, and the reason to report if there is one. */
const skippedElements: Record<string, Reason | undefined> = {
  "w:del": "deleted",
  "w:moveFrom": "deleted",
  // Repeats the text before it.
  "mc:Fallback": undefined,
  "w:sectPr": undefined,
  "w:instrText": "field_codes",
};
const minHalfPoints = 8;
const boldHeadingLevel = 5;
const maxBoldHeading = 70;

type Passage = {
  text: string;
  boldLetters: number;
  level: number | undefined;
  isItem: boolean;
  look: RunLook;
  notes: string[];
  /** The text of text boxes that are anchored here. */
  boxes: Passage[];
};
/** `row`: the cells of the open row, each with its passages. `isBelow`: the cell goes on from the row above. */
type Cell = { passages: string[]; isBelow: boolean; columns: number };
type Table = { rows: TableRow[]; row: Cell[] | undefined; isHeader: boolean };

/** Reads the text of a DOCX. Hidden, tiny, struck and deleted text is left out. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = await partsOfDocx(bytes);
  const reader = new PartReader(readStyles(parts.styles), parts);
  reader.writer.leaveOut("comments", parts.comments?.match(/<w:comment\b/g)?.length ?? 0);
  for (const xml of [parts.footnotes, parts.endnotes, parts.content]) if (xml) reader.readAll(xml);
  reader.writer.omitFromHere("footer");
  for (const xml of new Set(parts.margins)) reader.readAll(xml);
  return reader.writer.document();
}

class PartReader {
  readonly writer = new DocumentWriter();
  readonly #styles: DocxStyles;
  readonly #parts: DocxParts;
  /** The open paragraphs, tables and runs, the innermost last. */
  readonly #passages: Passage[] = [];
  readonly #tables: Table[] = [];
  readonly #runs: RunLook[] = [];
  /** Footnotes and endnotes by kind and id, and the one that is being read. */
  readonly #notes = new Map<string, string>();
  #note: string | undefined;
  #isInText = false;
  #skippedDepth = 0;
  #lastReported: Passage | undefined;

  constructor(styles: DocxStyles, parts: DocxParts) {
    this.#styles = styles;
    this.#parts = parts;
  }

  readAll(xml: string) {
    readXml(xml, {
      open: (tag) => this.#open(tag),
      close: (name) => this.#close(name),
      text: (words) => {
        if (!this.#isInText) return;
        if (this.#skippedDepth > 0) this.writer.omit(words, "struck");
        else this.#write(words);
      },
    });
  }

  #open(tag: SaxesTagPlain) {
    const { name, attributes } = tag;
    const table = this.#tables.at(-1);
    if (this.#skippedDepth > 0 || name in skippedElements) this.#skip(name);
    else if (name === "w:p")
      this.#passages.push({
        text: "",
        boldLetters: 0,
        level: undefined,
        isItem: false,
        look: {},
        notes: [],
        boxes: [],
      });
    else if (name === "w:tbl") this.#tables.push({ rows: [], row: undefined, isHeader: false });
    else if (name === "w:tr" && table) table.row = [];
    else if (name === "w:tc") table?.row?.push({ passages: [], isBelow: false, columns: 1 });
    else if (name === "w:r") this.#runs.push({});
    else if (name === "w:t") this.#isInText = true;
    else if (name === "w:tab" && this.#runs.length > 0) this.#write("\t");
    else if (name === "w:br" || name === "w:cr") this.#write("\n");
    else if (name === "w:noBreakHyphen") this.#write("-");
    else if (name === "w:footnote" || name === "w:endnote")
      this.#note = attributes["w:type"] ? "" : `${name} ${attributes["w:id"]}`;
    else if (name === "w:footnoteReference" || name === "w:endnoteReference") {
      const note = this.#notes.get(`${name.replace("Reference", "")} ${attributes["w:id"]}`);
      if (note) this.#passages.at(-1)?.notes.push(note);
    } else if (name === "w:altChunk") this.#readChunk(attributes["r:id"] ?? "");
    else this.#readProperty(tag);
  }

  #close(name: string) {
    if (name === "w:t" || name === "w:delText") this.#isInText = false;
    if (this.#skippedDepth > 0) this.#skippedDepth -= 1;
    else if (name === "w:p") this.#endPassage();
    else if (name === "w:tbl") this.#endTable();
    else if (name === "w:tr") this.#endRow();
    else if (name === "w:r") this.#runs.pop();
    else if (name === "w:footnote" || name === "w:endnote") this.#note = undefined;
  }

  #skip(name: string) {
    const reason = skippedElements[name];
    if (this.#skippedDepth === 0 && reason) this.writer.leaveOut(reason);
    this.#skippedDepth += 1;
    if (name === "w:delText") this.#isInText = true;
  }

  #readProperty(tag: SaxesTagPlain) {
    const { name } = tag;
    const value = tag.attributes["w:val"] ?? "";
    const passage = this.#passages.at(-1);
    const table = this.#tables.at(-1);
    const cell = table?.row?.at(-1);
    const run = this.#runs.at(-1);
    if (name === "w:tblHeader" && table) table.isHeader = table.rows.length === 0;
    else if (name === "w:vMerge" && cell) cell.isBelow = value !== "restart";
    else if (name === "w:gridSpan" && cell) cell.columns = Math.min(Number(value) || 1, 100);
    else if (run && name === "w:rStyle") Object.assign(run, { ...this.#styles.looks.get(value), ...run });
    else if (run) readRunProperty(tag, run);
    else if (!passage) return;
    else if (name === "w:pStyle") {
      passage.look = { ...this.#styles.looks.get(value) };
      passage.level = this.#styles.headingLevels.get(value);
      passage.isItem ||= /list/i.test(value);
    } else if (name === "w:numPr") passage.isItem = true;
    else if (name === "w:outlineLvl" && Number(value) < 9) passage.level = Number(value) + 1;
  }

  #write(words: string) {
    const passage = this.#passages.at(-1);
    const run = this.#runs.at(-1);
    if (!passage || !run) return;
    const look = { ...this.#styles.defaults, ...passage.look, ...run };
    const why = words.trim() === "" ? undefined : whyUnseen(look);
    if (!why) {
      passage.text += words;
      if (look.isBold) passage.boldLetters += words.trim().length;
      return;
    }
    this.writer.omit(words, why === "deleted" ? "struck" : "hidden");
    if (this.#lastReported !== passage) this.writer.leaveOut(why);
    this.#lastReported = passage;
  }

  /** Reads a page that the document takes in; other formats are counted. */
  #readChunk(id: string) {
    const { name = "", text = "" } = this.#parts.chunks.get(id) ?? {};
    if (!/\.x?html?$/i.test(name)) return this.writer.leaveOut("inner_documents");
    const inner = readHtml(text);
    for (const block of inner.blocks) this.writer.add(block);
    for (const { text, reason, place } of inner.omitted) this.writer.omit(text, reason, place);
  }

  #endPassage() {
    const passage = this.#passages.pop();
    if (!passage) return;
    const cell = this.#tables.at(-1)?.row?.at(-1);
    const around = this.#passages.at(-1);
    const text = [passage.text.trim(), ...passage.notes].join("\n");
    if (this.#note !== undefined && !around) {
      const before = this.#notes.get(this.#note);
      this.#notes.set(this.#note, before ? `${before}\n${text}` : text);
    } else if (cell) cell.passages.push(text);
    else if (around) around.boxes.push(passage);
    else this.#addPassage(passage);
  }

  #addPassage(passage: Passage) {
    const { isItem, notes, boxes } = passage;
    const text = passage.text.trim();
    const isShort = text.length <= maxBoldHeading && !/[.,;!]$/.test(text) && /\p{L}/u.test(text);
    const isBold = passage.boldLetters >= text.replace(/\s+/g, " ").length * 0.9;
    const level = passage.level ?? (isShort && isBold && !isItem ? boldHeadingLevel : undefined);
    if (level && text !== "") {
      this.writer.add({ kind: "heading", level, text });
      this.writer.add({ kind: "paragraph", text: notes.join("\n") });
    } else this.writer.add({ kind: isItem ? "item" : "paragraph", text: [text, ...notes].join("\n") });
    for (const box of boxes) this.#addPassage(box);
  }

  #endRow() {
    const table = this.#tables.at(-1);
    if (!table?.row) return;
    const above = table.rows.at(-1)?.cells ?? [];
    const cells: string[] = [];
    for (const { passages, isBelow, columns } of table.row) {
      cells.push(isBelow ? (above[cells.length] ?? "") : passages.filter(Boolean).join("\n"));
      for (let more = 1; more < columns; more++) cells.push("");
    }
    table.rows.push({ cells, isHeader: table.isHeader && table.rows.length === 0 });
    table.row = undefined;
  }

  #endTable() {
    const table = this.#tables.pop();
    const outerCell = this.#tables.at(-1)?.row?.at(-1);
    if (!table) return;
    if (!outerCell) return addTable(this.writer, table.rows);
    for (const { cells } of table.rows) outerCell.passages.push(cells.filter(Boolean).join(" "));
  }
}

function whyUnseen({ isHidden, isStruck, halfPoints }: RunLook): Reason | undefined {
  if (isHidden) return "hidden";
  if (isStruck) return "deleted";
  return (halfPoints ?? minHalfPoints) < minHalfPoints ? "tiny" : undefined;
}
