import type { SaxesTagPlain } from "saxes";
import { BlockList } from "./block-list.ts";
import { type ReadDocument, Unreadable } from "./document.ts";
import { type DocxStyles, type RunLook, readRunProperty, readStyles } from "./docx-styles.ts";
import { LeftOutCounts, type Reason } from "./left-out.ts";
import { readXml } from "./read-xml.ts";
import { unzip } from "./unzip.ts";

const files = { content: "word/document.xml", styles: "word/styles.xml", comments: "word/comments.xml" };

/** Elements whose content is not text of the document, and the reason to report if there is one. */
const skippedElements: Record<string, Reason | undefined> = {
  "w:del": "deleted",
  "w:moveFrom": "deleted",
  "mc:Fallback": undefined,
  "w:sectPr": undefined,
  "w:instrText": "field_codes",
  "w:pict": undefined,
  "w:object": undefined,
};
const minHalfPoints = 8;

type Passage = { text: string; level: number | undefined; isItem: boolean; look: RunLook };
/** `row`: the cells of the open row, each with its passages. */
type Table = { rows: string[][]; row: string[][] | undefined };

/** Reads the text of a DOCX. Hidden, tiny and deleted text is left out. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const found = await unzip(bytes, (name) => Object.values(files).includes(name));
  const content = found.get(files.content);
  if (content === undefined) throw new Unreadable({ code: "unsupported_format", format: "other" });
  const reader = new BodyReader(readStyles(found.get(files.styles)));
  reader.leftOut.add("comments", found.get(files.comments)?.match(/<w:comment\b/g)?.length ?? 0);
  reader.readAll(content);
  return {
    title: "",
    blocks: reader.list.blocks,
    leftOut: reader.leftOut.list(),
    omitted: reader.leftOut.omitted,
  };
}

class BodyReader {
  readonly leftOut = new LeftOutCounts();
  readonly list = new BlockList(this.leftOut);
  readonly #styles: DocxStyles;
  /** The headings above the current position, by level. */
  readonly #path: string[] = [];
  /** The open paragraphs and tables, the innermost last. */
  readonly #passages: Passage[] = [];
  readonly #tables: Table[] = [];
  #run: RunLook | undefined;
  #isInText = false;
  #skippedDepth = 0;
  #skippedElement = "";
  #lastReported: Passage | undefined;

  constructor(styles: DocxStyles) {
    this.#styles = styles;
  }

  readAll(xml: string) {
    readXml(xml, {
      open: (tag) => this.#open(tag),
      close: (name) => this.#close(name),
      text: (words) => {
        if (this.#isInText) this.#write(words);
      },
    });
  }

  #open(tag: SaxesTagPlain) {
    const { name } = tag;
    const table = this.#tables.at(-1);
    if (this.#skippedDepth > 0 || name in skippedElements) this.#skip(name);
    else if (name === "w:p") this.#passages.push({ text: "", level: undefined, isItem: false, look: {} });
    else if (name === "w:tbl") this.#tables.push({ rows: [], row: undefined });
    else if (name === "w:tr" && table) table.row = [];
    else if (name === "w:tc") table?.row?.push([]);
    else if (name === "w:r") this.#run = {};
    else if (name === "w:t") this.#isInText = true;
    else if (name === "w:tab") this.#write("\t");
    else if (name === "w:br" || name === "w:cr") this.#write("\n");
    else if (name === "w:noBreakHyphen") this.#write("-");
    else this.#readProperty(tag);
  }

  #close(name: string) {
    if (this.#skippedDepth > 0) this.#skippedDepth -= 1;
    else if (name === "w:p") this.#endPassage();
    else if (name === "w:tbl") this.#endTable();
    else if (name === "w:tr") this.#endRow();
    else if (name === "w:r") this.#run = undefined;
    else if (name === "w:t") this.#isInText = false;
  }

  #skip(name: string) {
    if (this.#skippedDepth === 0) {
      this.#skippedElement = name;
      const reason = skippedElements[name];
      if (reason) this.leftOut.add(reason);
    }
    this.#skippedDepth += 1;
    // A fallback repeats what stands before it.
    if (name === "w:txbxContent" && this.#skippedElement !== "mc:Fallback") this.leftOut.add("text_boxes");
  }

  #readProperty(tag: SaxesTagPlain) {
    const { name } = tag;
    const value = tag.attributes["w:val"] ?? "";
    const passage = this.#passages.at(-1);
    if (this.#run && name === "w:rStyle") this.#run = { ...this.#styles.looks.get(value), ...this.#run };
    else if (this.#run) readRunProperty(tag, this.#run);
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
    if (!passage || !this.#run) return;
    const why = words.trim() === "" ? undefined : this.#whyUnseen(passage, this.#run);
    if (!why) passage.text += words;
    else if (this.#lastReported !== passage) {
      this.leftOut.add(why);
      this.#lastReported = passage;
    }
  }

  #whyUnseen(passage: Passage, run: RunLook): Reason | undefined {
    const look = { ...this.#styles.defaults, ...passage.look, ...run };
    if (look.isHidden) return "hidden";
    return (look.halfPoints ?? minHalfPoints) < minHalfPoints ? "tiny" : undefined;
  }

  #endPassage() {
    const passage = this.#passages.pop();
    if (!passage) return;
    const { text, level, isItem } = passage;
    const cell = this.#tables.at(-1)?.row?.at(-1);
    if (cell) cell.push(text.trim());
    else if (level) {
      this.#path.length = Math.min(this.#path.length, level - 1);
      this.list.add({ kind: "heading", level, text, place: this.#place() });
      this.#path[level - 1] = text.replace(/\s+/g, " ").trim();
    } else this.list.add({ kind: isItem ? "item" : "paragraph", text, place: this.#place() });
  }

  #endRow() {
    const table = this.#tables.at(-1);
    if (!table?.row) return;
    table.rows.push(table.row.map((passages) => passages.filter(Boolean).join("\n")));
    table.row = undefined;
  }

  #endTable() {
    const table = this.#tables.pop();
    const outerCell = this.#tables.at(-1)?.row?.at(-1);
    for (const cells of table?.rows ?? [])
      if (outerCell) outerCell.push(cells.join(" "));
      else this.list.add({ kind: "row", cells, header: null, place: this.#place() });
  }

  #place(): string {
    return this.#path.filter(Boolean).slice(-2).join(" › ").slice(0, 120);
  }
}
