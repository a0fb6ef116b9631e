import { type AnyNode, type Document, Element, isTag, isText } from "domhandler";
import { BlockList } from "./block-list.ts";
import type { ReadDocument } from "./document.ts";
import { matchesDesktop, stylesOf } from "./html-styles.ts";
import { elementsOf, parseHtml } from "./html-tree.ts";
import { type Look, lookOf, pageLook, whyUnseen } from "./html-visibility.ts";
import { LeftOutCounts, type Reason } from "./left-out.ts";

/** Elements that start a new line. */
const blockElements = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Parts of a page that don't continue what stands before them. */
const pageParts = new Set(["header", "footer", "aside", "main", "form"]);
/** Site navigation, and prices that no longer hold. */
const skippedElements = new Set(["nav", "del", "s", "strike", "menu"]);
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
  for (const element of elements)
    looks.set(
      element,
      lookOf(element, styles.get(element), looks.get(element.parent as AnyNode) ?? pageLook),
    );
  const reader = new PageReader(looks);
  reader.readAll(document);
  return {
    title: titleOf(elements),
    blocks: reader.list.blocks,
    leftOut: reader.leftOut.list(),
    omitted: reader.leftOut.omitted,
  };
}

class PageReader {
  readonly leftOut = new LeftOutCounts();
  readonly list = new BlockList(this.leftOut);
  readonly #looks: ReadonlyMap<AnyNode, Look>;
  /** The headings above the current position, by level. */
  readonly #path: string[] = [];
  #line = "";
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

  #read(node: AnyNode) {
    const isBlock = isTag(node) && blockElements.has(node.name);
    const level = isTag(node) ? levelOf(node) : undefined;
    if (!isTag(node) || node.name === "br") this.#line += this.#wordsIn(node);
    else if (!this.list.hasRoom || this.#isSkipped(node)) return;
    else if (level) this.#readHeading(node, level);
    else if (isBlock && isDataTable(node)) this.#readTable(node);
    else if (isBlock) this.#readBlock(node);
    else for (const child of node.children) this.#read(child);
  }

  #readHeading(element: Element, level: number) {
    this.#flush();
    const text = this.#wordsInside(element);
    this.#path.length = Math.min(this.#path.length, level - 1);
    const place = this.#path.filter(Boolean).slice(-2).join(" › ");
    this.#path[level - 1] = text.replace(/\s+/g, " ").trim();
    this.list.add({ kind: "heading", level, text, place });
    this.#flush();
  }

  #readBlock(element: Element) {
    const { name } = element;
    this.#flush();
    if (pageParts.has(name)) this.#endPart();
    const outerKind = this.#kind;
    if (name === "li") this.#kind = "item";
    if (name === "p" || name === "dd") this.#kind = "paragraph";
    for (const child of element.children) this.#read(child);
    this.#flush();
    if (pageParts.has(name)) this.#endPart();
    this.#kind = outerKind;
  }

  #readTable(table: Element) {
    this.#flush();
    let header: string[] | null = null;
    const readRows = (node: AnyNode) => {
      if (!isTag(node) || this.#isSkipped(node)) return;
      if (node.name === "caption") return this.#read(node);
      if (node.name !== "tr") {
        for (const child of node.children) readRows(child);
        return;
      }
      const cells = node.children.filter(isTag).filter(({ name }) => name === "td" || name === "th");
      const words = cells.map((cell) => this.#wordsIn(cell).replace(/\s+/g, " ").trim());
      if (header === null && cells.length > 1 && cells.every(({ name }) => name === "th")) header = words;
      else this.list.add({ kind: "row", cells: words, header, place: this.#place() });
    };
    readRows(table);
    this.#flush();
  }

  /** The visible words of a node, in one line but for line breaks. */
  #wordsIn(node: AnyNode): string {
    if (isText(node)) {
      const why =
        node.data.trim() === "" ? undefined : whyUnseen(this.#looks.get(node.parent as AnyNode) ?? pageLook);
      if (why) this.#reasons.add(why);
      return why ? "" : node.data;
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
    if (skippedElements.has(element.name)) return true;
    if (!this.#looks.get(element)?.isGone) return false;
    if (hasWords(element) && isHiddenText(element)) this.#reasons.add("hidden");
    return true;
  }

  #flush() {
    if (this.#line.trim() !== "") this.list.add({ kind: this.#kind, text: this.#line, place: this.#place() });
    this.#line = "";
    for (const reason of this.#reasons) this.leftOut.add(reason);
    this.#reasons.clear();
  }

  #endPart() {
    this.list.add({ kind: "end" });
    this.#path.length = 0;
  }

  #place(): string {
    return this.#path.filter(Boolean).slice(-2).join(" › ").slice(0, 120);
  }
}

const levelOf = ({ name, attribs }: Element): number | undefined =>
  headingLevels[name] ?? (attribs.role === "heading" ? Number(attribs["aria-level"]) || 2 : undefined);

const textOf = (element: Element) =>
  element.children.map((child) => (isText(child) ? child.data : "")).join("");

function titleOf(elements: Element[]): string {
  const title = elements.find(
    ({ name, parent }) => name === "title" && parent instanceof Element && parent.name === "head",
  );
  return title ? textOf(title).replace(/\s+/g, " ").trim().slice(0, 200) : "";
}

function hasWords(element: Element): boolean {
  return element.children.some((child) =>
    isText(child)
      ? child.data.trim() !== ""
      : isTag(child) && !["script", "style"].includes(child.name) && hasWords(child),
  );
}

/** False for elements that every page has and that hold none of its text. */
const isHiddenText = ({ name }: Element) =>
  !/^(?:head|script|style|title|svg|math|button|select|option|datalist|textarea|canvas|video|audio|iframe|object|map|meta|link)$/.test(
    name,
  );

/** False for a table that only lays out the page, with tables inside. */
function isDataTable(table: Element): boolean {
  if (table.name !== "table") return false;
  const rows = elementsOf(table).filter(({ name }) => name === "tr" || name === "table");
  return rows.length > 0 && rows.every(({ name }) => name === "tr");
}
