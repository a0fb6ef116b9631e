import type { ReadDocument } from "./document.ts";
import { DocumentWriter, type Reason } from "./document-writer.ts";
import { type DocxParts, partsOfDocx } from "./docx-parts.ts";
import { type DocxStyles, lookIn, outlineLevel, type RunLook, readStyles } from "./docx-styles.ts";
import { readHtml } from "./read-html.ts";
import { elementsIn, nearest, property, readXml, type XmlElement } from "./read-xml.ts";
import { addTable, type TableRow } from "./table-blocks.ts";

/** Elements whose content is not text of the document, and the reason to report if there is one. */
const skippedElements: Record<string, Reason | undefined> = {
  "w:del": "deleted",
  "w:moveFrom": "deleted",
  // Repeats the text before it.
  "mc:Fallback": undefined,
  "w:pPr": undefined,
  "w:rPr": undefined,
  "w:sectPr": undefined,
  "w:instrText": "field_codes",
};
const signs: Record<string, string> = {
  "w:tab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
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
  /** Reasons that were reported for it. */
  reported: Set<Reason>;
};

/** Reads the text of a DOCX. Hidden, tiny, struck and deleted text is left out. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = await partsOfDocx(bytes);
  return new DocxReader(parts).read();
}

class DocxReader {
  readonly #writer = new DocumentWriter();
  readonly #parts: DocxParts;
  readonly #styles: DocxStyles;
  /** Footnotes and endnotes by kind and id. */
  readonly #notes = new Map<string, string>();

  constructor(parts: DocxParts) {
    this.#parts = parts;
    this.#styles = readStyles(parts.styles);
  }

  read(): ReadDocument {
    const { content, footnotes, endnotes, comments, margins } = this.#parts;
    this.#writer.leaveOut("comments", comments?.match(/<w:comment\b/g)?.length ?? 0);
    this.#readNotes(footnotes, "w:footnote");
    this.#readNotes(endnotes, "w:endnote");
    this.#readBlocks(readXml(content));
    this.#writer.omitFromHere("footer");
    for (const xml of new Set(margins)) this.#readBlocks(readXml(xml));
    return this.#writer.document();
  }

  #readNotes(xml: string | undefined, name: string) {
    for (const note of xml ? nearest(readXml(xml), name) : [])
      if (!note.attributes["w:type"])
        this.#notes.set(`${name} ${note.attributes["w:id"]}`, this.#linesIn(note).join("\n"));
  }

  /** Adds the paragraphs, tables and documents inside of an element. */
  #readBlocks(element: XmlElement) {
    for (const child of elementsIn(element)) {
      if (child.name === "w:p") this.#add(this.#passageIn(child));
      else if (child.name === "w:tbl") addTable(this.#writer, this.#rowsIn(child));
      else if (child.name === "w:altChunk") this.#readChunk(child.attributes["r:id"] ?? "");
      else if (!this.#isSkipped(child)) this.#readBlocks(child);
    }
  }

  /** The lines of a cell or a note. */
  #linesIn(element: XmlElement): string[] {
    return elementsIn(element).flatMap((child) => {
      if (child.name === "w:p") return linesOf(this.#passageIn(child));
      if (child.name === "w:tbl")
        return this.#rowsIn(child).map(({ cells }) => cells.filter(Boolean).join(" "));
      return this.#isSkipped(child) ? [] : this.#linesIn(child);
    });
  }

  #passageIn(element: XmlElement): Passage {
    const name = property(element, "w:pPr", "w:pStyle")?.attributes["w:val"] ?? "";
    const style = this.#styles.styleOf(name);
    const passage: Passage = {
      text: "",
      boldLetters: 0,
      level: outlineLevel(element) ?? style.level,
      isItem: /list/i.test(name) || property(element, "w:pPr", "w:numPr") !== undefined,
      look: { ...this.#styles.defaults, ...style.look },
      notes: [],
      boxes: [],
      reported: new Set(),
    };
    this.#readWords(element, passage, undefined);
    return passage;
  }

  /** Reads the words of a passage. `run`: the look of the run around them. */
  #readWords(element: XmlElement, passage: Passage, run: RunLook | undefined) {
    for (const child of elementsIn(element)) {
      const { name, attributes } = child;
      const sign = signs[name];
      if (name === "w:r") this.#readWords(child, passage, this.#lookOf(child, passage));
      else if (name === "w:t" || sign) {
        if (run) this.#write(sign ?? textOf(child), passage, run);
      } else if (name === "w:footnoteReference" || name === "w:endnoteReference")
        passage.notes.push(this.#notes.get(`${name.replace("Reference", "")} ${attributes["w:id"]}`) ?? "");
      else if (name === "w:p") passage.boxes.push(this.#passageIn(child));
      else if (name === "w:tbl") addTable(this.#writer, this.#rowsIn(child));
      else if (!this.#isSkipped(child)) this.#readWords(child, passage, run);
    }
  }

  #lookOf(run: XmlElement, { look }: Passage): RunLook {
    const style = property(run, "w:rPr", "w:rStyle")?.attributes["w:val"] ?? "";
    return { ...look, ...this.#styles.styleOf(style).look, ...lookIn(run) };
  }

  #write(words: string, passage: Passage, look: RunLook) {
    const why = words.trim() === "" ? undefined : whyUnseen(look);
    if (!why) {
      passage.text += words;
      if (look.isBold) passage.boldLetters += words.trim().length;
      return;
    }
    this.#writer.omit(words, why === "deleted" ? "struck" : "hidden");
    if (!passage.reported.has(why)) this.#writer.leaveOut(why);
    passage.reported.add(why);
  }

  /** Whether an element is not text of the document. Reports it, and keeps deleted words. */
  #isSkipped(element: XmlElement): boolean {
    if (!(element.name in skippedElements)) return false;
    const reason = skippedElements[element.name];
    if (reason) this.#writer.leaveOut(reason);
    for (const deleted of nearest(element, "w:delText")) this.#writer.omit(textOf(deleted), "struck");
    return true;
  }

  /** Reads a page that the document takes in; other formats are counted. */
  #readChunk(id: string) {
    const { name = "", text = "" } = this.#parts.chunks.get(id) ?? {};
    if (!/\.x?html?$/i.test(name)) return this.#writer.leaveOut("inner_documents");
    const inner = readHtml(text);
    for (const block of inner.blocks) this.#writer.add(block);
    for (const { text, reason, place } of inner.omitted) this.#writer.omit(text, reason, place);
  }

  #add(passage: Passage) {
    const { isItem, notes, boxes } = passage;
    const text = passage.text.trim();
    const isShort = text.length <= maxBoldHeading && !/[.,;!]$/.test(text) && /\p{L}/u.test(text);
    const isBold = passage.boldLetters >= text.replace(/\s+/g, " ").length * 0.9;
    const level = passage.level ?? (isShort && isBold && !isItem ? boldHeadingLevel : undefined);
    if (level && text !== "") {
      this.#writer.add({ kind: "heading", level, text });
      this.#writer.add({ kind: "paragraph", text: notes.join("\n") });
    } else this.#writer.add({ kind: isItem ? "item" : "paragraph", text: [text, ...notes].join("\n") });
    for (const box of boxes) this.#add({ ...box, level: undefined });
  }

  #rowsIn(table: XmlElement): TableRow[] {
    const rows: TableRow[] = [];
    for (const [at, row] of nearest(table, "w:tr").entries()) {
      const cells: string[] = [];
      for (const cell of nearest(row, "w:tc")) {
        const merge = property(cell, "w:tcPr", "w:vMerge");
        const isBelow = merge !== undefined && merge.attributes["w:val"] !== "restart";
        const lines = this.#linesIn(cell).filter(Boolean);
        cells.push(isBelow ? (rows.at(-1)?.cells[cells.length] ?? "") : lines.join("\n"));
        const columns = Number(property(cell, "w:tcPr", "w:gridSpan")?.attributes["w:val"]) || 1;
        for (let more = 1; more < Math.min(columns, 100); more++) cells.push("");
      }
      rows.push({ cells, isHeader: at === 0 && property(row, "w:trPr", "w:tblHeader") !== undefined });
    }
    return rows;
  }
}

const textOf = ({ children }: XmlElement) => children.filter((child) => typeof child === "string").join("");

const linesOf = ({ text, notes, boxes }: Passage): string[] => [
  [text.trim(), ...notes].join("\n"),
  ...boxes.flatMap(linesOf),
];

function whyUnseen({ isHidden, isStruck, halfPoints }: RunLook): Reason | undefined {
  if (isHidden) return "hidden";
  if (isStruck) return "deleted";
  return (halfPoints ?? minHalfPoints) < minHalfPoints ? "tiny" : undefined;
}
