import { type AnyNode, type Document, Element, isTag, isText } from "domhandler";
import { type OmittedReason, type ReadDocument, readingLimits, wordsOfBlock } from "./document.ts";
import { DocumentWriter, type Reason } from "./document-writer.ts";
import { faqDataOf, isClosedPanel, notContent, openedIds, rawTextOf, textOf } from "./html-parts.ts";
import { matchesDesktop, stylesOf } from "./html-styles.ts";
import { elementsOf, parseHtml } from "./html-tree.ts";
import { type Look, lookOf, neverText, pageLook, whyUnseen } from "./html-visibility.ts";
import { addTable, type TableRow } from "./table-blocks.ts";

/** Elements that start a new line. */
const blockElements = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Parts of a page that don't continue what stands before them. */
const pageParts = new Set(["header", "footer", "aside", "main", "form"]);
const legalLine =
  /^(?:©|\(c\)|copyright\b)|(?:\bp\.?\s?iva|\bpartita iva|\bvat|\bust-?id\S*|\bust-?idnr|\btva|\bnif|\bcif|\bbtw)\b[^.!?]{0,40}\d{6}/i;
/** What is worth reading in a page's footer. */
const contactLine = /[\w.+-]+@[\w-]+\.\w|\+?\d[\d\s()/.-]{6,}\d|\b\d{1,2}[:.]\d{2}\b|\b\d{4,5}\b/;
const headingLevels: Record<string, number> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
  summary: 6,
  dt: 6,
  legend: 5,
  caption: 5,
};

/** The addresses of the style sheets that a page links to, as written. */
export function linkedSheets(html: string): string[] {
  return elementsOf(parseHtml(html))
    .filter(({ name, attribs }) => name === "link" && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? ""))
    .filter(({ attribs }) => matchesDesktop(attribs.media ?? ""))
    .flatMap(({ attribs }) => attribs.href ?? []);
}

/** Reads the text of a page in document order, without what it plainly hides. */
export function readHtml(html: string, linked: string[] = []): ReadDocument {
  const document = parseHtml(html);
  const elements = elementsOf(document);
  const own = elements.filter(({ name, attribs }) => name === "style" && matchesDesktop(attribs.media ?? ""));
  const styles = stylesOf(document, elements, [...linked, ...own.map(textOf)]);
  const looks = new Map<AnyNode, Look>();
  const opened = openedIds(elements);
  for (const element of elements) {
    const parent = looks.get(element.parent as AnyNode) ?? pageLook;
    const look = lookOf(element, styles.get(element), parent);
    const opens = !whyUnseen(parent) && whyUnseen(look) === "hidden" && isClosedPanel(element, opened);
    looks.set(element, opens ? { ...parent, variables: look.variables } : look);
  }
  const reader = new PageReader(looks);
  reader.readAll(document);
  reader.addQuestions(faqDataOf(elements));
  return reader.writer.document(titleOf(elements));
}

class PageReader {
  readonly writer = new DocumentWriter();
  readonly #looks: ReadonlyMap<AnyNode, Look>;
  #line = "";
  /** The text of the line that is not in a link, the links, and whether one is a phone number or an address. */
  #unlinked = "";
  readonly #links = new Set<Element>();
  #isInFooter = false;
  #isPre = false;
  #kind: "paragraph" | "item" = "paragraph";
  /** Reasons for leaving out text of the current line; each counts once a line. */
  readonly #reasons = new Set<Reason>();

  constructor(looks: ReadonlyMap<AnyNode, Look>) {
    this.#looks = looks;
  }

  readAll(document: Document) {
    for (const child of document.children) this.#read(child as AnyNode);
    this.#flush();
  }

  /** Adds the questions of the page's data that the page does not show. */
  addQuestions(questions: { question: string; answer: string }[]) {
    const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
    const shown = bare(this.writer.blocks.map(wordsOfBlock).join(" "));
    if (questions.length > 0) this.writer.endPart();
    for (const { question, answer } of questions) {
      const answered = new PageReader(new Map());
      answered.readAll(parseHtml(answer));
      const text = answered.writer.blocks.map(wordsOfBlock).filter(Boolean).join("\n");
      if (text === "" || shown.includes(bare(text))) continue;
      this.writer.add({ kind: "heading", level: 3, text: question });
      this.writer.add({ kind: "paragraph", text });
      this.writer.endPart();
    }
  }

  #read(node: AnyNode) {
    const isBlock = isTag(node) && blockElements.has(node.name);
    const level = isTag(node) ? levelOf(node) : undefined;
    if (!isTag(node) || node.name === "br") this.#write(node);
    else if (!this.writer.hasRoom || this.#isSkipped(node)) return;
    else if (level) this.#readHeading(node, level);
    else if (isBlock && isDataTable(node)) this.#readTable(node);
    else if (isBlock) this.#readBlock(node);
    else for (const child of node.children) this.#read(child);
  }

  #write(node: AnyNode) {
    const words = this.#wordsIn(node);
    this.#line += words;
    const link = words.trim() === "" ? undefined : linkAround(node);
    if (link) this.#links.add(link);
    else this.#unlinked += words;
  }

  #readHeading(element: Element, level: number) {
    this.#flush();
    const text = this.#wordsInside(element);
    if (this.#isInFooter) this.writer.omit(text, "footer");
    else this.writer.add({ kind: "heading", level, text });
    this.#flush();
  }

  #readBlock(element: Element) {
    const { name } = element;
    this.#flush();
    if (pageParts.has(name)) this.writer.endPart();
    const outerKind = this.#kind;
    if (name === "li") this.#kind = "item";
    if (name === "p" || name === "dd") this.#kind = "paragraph";
    const outer = { isInFooter: this.#isInFooter, isPre: this.#isPre };
    this.#isInFooter ||= name === "footer" && !isInside(element, /^(?:article|blockquote|section)$/);
    this.#isPre ||= name === "pre";
    for (const child of element.children) this.#read(child);
    this.#flush();
    this.#isInFooter = outer.isInFooter;
    this.#isPre = outer.isPre;
    if (pageParts.has(name)) this.writer.endPart();
    if (name === "dl" || name === "details") this.writer.add({ kind: "end", level: 6 });
    this.#kind = outerKind;
  }

  #readTable(table: Element) {
    this.#flush();
    const rows: TableRow[] = [];
    /** Cells that reach into the rows below, by column. */
    const reaching = new Map<number, { text: string; rows: number }>();
    const readRows = (node: AnyNode) => {
      if (!isTag(node) || this.#isSkipped(node)) return;
      if (node.name === "caption") return this.#read(node);
      if (node.name !== "tr") {
        for (const child of node.children) readRows(child);
        return;
      }
      const cells = node.children.filter(isTag).filter(({ name }) => name === "td" || name === "th");
      const words: string[] = [];
      const fromAbove = () => {
        for (let one = reaching.get(words.length); one && one.rows > 0; one = reaching.get(words.length)) {
          one.rows -= 1;
          words.push(one.text);
        }
      };
      for (const cell of cells.slice(0, readingLimits.tableColumns)) {
        fromAbove();
        const text = this.#wordsIn(cell).trim();
        const rowspan = Math.min(Number(cell.attribs.rowspan) || 1, 1_000);
        if (rowspan > 1) reaching.set(words.length, { text, rows: rowspan - 1 });
        words.push(text);
      }
      fromAbove();
      rows.push({ cells: words, isHeader: cells.length > 1 && cells.every(({ name }) => name === "th") });
    };
    readRows(table);
    addTable(this.writer, rows);
    this.#flush();
  }

  /** The visible words of a node, in one line but for line breaks. */
  #wordsIn(node: AnyNode): string {
    if (isText(node)) {
      const why =
        node.data.trim() === "" ? undefined : whyUnseen(this.#looks.get(node.parent as AnyNode) ?? pageLook);
      const { isStruck = false } = this.#looks.get(node.parent as AnyNode) ?? {};
      const text = this.#isPre ? node.data : node.data.replace(/\s+/g, " ");
      if (why) this.#reasons.add(why);
      else if (isStruck && text.trim() !== "") this.#reasons.add("deleted");
      if (why || isStruck) {
        this.writer.omit(text, isStruck ? "struck" : "hidden");
        return "";
      }
      return text;
    }
    if (!isTag(node) || this.#isSkipped(node)) return "";
    if (node.name === "br") return "\n";
    const words = this.#wordsInside(node);
    return blockElements.has(node.name) ? `\n${words}\n` : words;
  }

  #wordsInside(element: Element): string {
    return element.children.map((child) => this.#wordsIn(child)).join("");
  }

  #isSkipped(element: Element): boolean {
    if (this.#looks.get(element)?.isGone) {
      if (neverText.has(element.name) || rawTextOf(element).trim() === "") return true;
      this.#reasons.add("hidden");
      this.writer.omit(rawTextOf(element), "hidden");
      return true;
    }
    const reason = notContent(element);
    if (!reason) return false;
    if (reason === "struck") this.#reasons.add("deleted");
    this.writer.omit(rawTextOf(element), reason);
    return true;
  }

  #flush() {
    const text = this.#line;
    const reason = text.trim() === "" ? undefined : this.#whyNoContent(text.replace(/\s+/g, " ").trim());
    if (reason) this.writer.omit(text, reason);
    else this.writer.add({ kind: this.#kind, text });
    this.#line = "";
    this.#unlinked = "";
    this.#links.clear();
    for (const reason of this.#reasons) this.writer.leaveOut(reason);
    this.#reasons.clear();
  }

  /** Lines of links lead elsewhere; of a footer, only how to reach the house is read. */
  #whyNoContent(text: string): OmittedReason | undefined {
    if (text.length < 160 && legalLine.test(text)) return "footer";
    const links = [...this.#links];
    const isContact = links.some(({ attribs }) => /^(?:tel|mailto):/i.test(attribs.href ?? ""));
    if (this.#isInFooter && !isContact && !contactLine.test(text)) return "footer";
    const isOnlyLinks = links.length > 0 && !isContact && !/[\p{L}\p{N}]/u.test(this.#unlinked);
    const isSentence = links.length === 1 && (text.length > 60 || /[.!?]$/.test(text) || /\d/.test(text));
    return isOnlyLinks && !isSentence ? "navigation" : undefined;
  }
}

function linkAround(node: AnyNode): Element | undefined {
  for (let around = node.parent; around && isTag(around); around = around.parent) {
    if (around.name === "a" && around.attribs.href !== undefined) return around;
    if (blockElements.has(around.name)) return undefined;
  }
  return undefined;
}

const isInside = ({ parent }: Element, names: RegExp): boolean =>
  parent !== null && isTag(parent) && (names.test(parent.name) || isInside(parent, names));

const levelOf = ({ name, attribs }: Element): number | undefined =>
  headingLevels[name] ?? (attribs.role === "heading" ? Number(attribs["aria-level"]) || 2 : undefined);

function titleOf(elements: Element[]): string {
  const title = elements.find(
    ({ name, parent }) => name === "title" && parent instanceof Element && parent.name === "head",
  );
  return title ? textOf(title).replace(/\s+/g, " ").trim().slice(0, 200) : "";
}

/** False for a table that only lays out the page, with tables inside. */
function isDataTable(table: Element): boolean {
  if (table.name !== "table") return false;
  const rows = elementsOf(table).filter(({ name }) => name === "tr" || name === "table");
  return rows.length > 0 && rows.every(({ name }) => name === "tr");
}
