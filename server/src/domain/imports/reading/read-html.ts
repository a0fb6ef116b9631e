import { type AnyNode, type Document, Element, isTag, isText } from "domhandler";
import { BlockList } from "./block-list.ts";
import type { ReadDocument } from "./document.ts";
import { type Look, rootLook } from "./html-look.ts";
import { findShadows, saysSomething, slotted } from "./html-shadow.ts";
import { importedBy, sheetWithin, stylesOf } from "./html-styles.ts";
import { elementsOf, tree } from "./html-tree.ts";
import { lookOf, whyUnseen } from "./html-visibility.ts";
import { layOut } from "./layout.ts";
import { textsOutside } from "./layout-shown.ts";
import { LeftOut, type Reason } from "./left-out.ts";

/** What begins a line of its own. */
const blocks = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Parts of a page that have nothing to do with what is before them. */
const parts = new Set(["header", "footer", "aside", "main", "form"]);
/** Ways around the site, and prices that hold no longer. */
const skipped = new Set(["nav", "del", "s", "strike", "menu"]);
const headings: Record<string, number> = {
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

/** Where the style sheets of a page are, that it links to. */
export function linkedSheets(html: string): string[] {
  return elementsOf(tree(html))
    .flatMap((element) => {
      if (isSheet(element)) return element.attribs.href ?? [];
      return element.name === "style" ? importedBy(textOf(element)) : [];
    })
    .filter((address) => !/^\s*data:/i.test(address));
}

const isSheet = ({ name, attribs }: Element) =>
  name === "link" &&
  /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? "") &&
  !/print/i.test(attribs.media ?? "");

/** Reads a page as somebody sees it in a browser: in the order of its words, without what its styles hide. */
export function readHtml(html: string, linked: string[] = []): ReadDocument {
  const document = tree(html);
  const elements = elementsOf(document);
  const leftOut = new LeftOut();
  for (const root of findShadows(elements)) if (saysSomething(root)) leftOut.add("doubtful");
  const own = elements.flatMap((element) =>
    element.name === "style"
      ? textOf(element)
      : isSheet(element)
        ? (sheetWithin(element.attribs.href ?? "") ?? [])
        : [],
  );
  const { styles, frames } = stylesOf(document, elements, [...linked, ...own], leftOut);
  const list = new BlockList(leftOut);
  const looks = new Map<Element, Look>();
  for (const element of elements) {
    const around = (element.parent instanceof Element && looks.get(element.parent)) || rootLook;
    looks.set(element, lookOf(element, styles.get(element), slotted(element, around), frames));
  }
  const outside = textsOutside(layOut(document, looks));
  const path: string[] = [];
  let line = "";
  let kind: "paragraph" | "item" = "paragraph";
  let unseenWhy = new Set<Reason>();

  const place = () => path.filter(Boolean).slice(-2).join(" › ").slice(0, 120);
  const flush = () => {
    if (line.trim() !== "") list.add({ kind, text: line, place: place() });
    line = "";
    for (const why of unseenWhy) leftOut.add(why);
    unseenWhy = new Set();
  };
  const endPart = () => {
    list.add({ kind: "end" });
    path.length = 0;
  };
  const look = (element: Element) => looks.get(element) ?? rootLook;
  /** The words in an element that are seen, in one line. */
  const wordsIn = (node: AnyNode, around: Look): string => {
    if (isText(node)) {
      const isEmpty = node.data.trim() === "";
      const why = isEmpty
        ? undefined
        : (whyUnseen(slotted(node, around)) ?? (outside.has(node) ? "outside" : undefined));
      if (why) unseenWhy.add(why);
      return why ? "" : node.data;
    }
    if (!isTag(node) || skipped.has(node.name)) return "";
    const its = look(node);
    if (its.isGone) {
      if (hasWords(node) && isHiddenText(node)) unseenWhy.add("hidden");
      return "";
    }
    if (node.name === "br") return "\n";
    const inner = node.children.map((child) => wordsIn(child, its)).join("");
    return blocks.has(node.name) ? `\n${inner}\n` : inner;
  };

  const walk = (node: AnyNode, around: Look) => {
    if (isText(node)) {
      line += wordsIn(node, around);
      return;
    }
    if (!isTag(node) || skipped.has(node.name) || !list.hasRoom) return;
    const its = look(node);
    if (its.isGone) {
      if (hasWords(node) && isHiddenText(node)) unseenWhy.add("hidden");
      return;
    }
    if (node.name === "br") {
      line += "\n";
      return;
    }
    const level =
      headings[node.name] ??
      (node.attribs.role === "heading" ? Number(node.attribs["aria-level"]) || 2 : undefined);
    if (level) {
      flush();
      const text = node.children.map((child) => wordsIn(child, its)).join("");
      path.length = Math.min(path.length, level - 1);
      path[level - 1] = text.replace(/\s+/g, " ").trim();
      list.add({
        kind: "heading",
        level,
        text,
        place: path
          .slice(0, level - 1)
          .filter(Boolean)
          .slice(-2)
          .join(" › "),
      });
      flush();
    } else if (node.name === "table" && isTableOfWords(node)) {
      flush();
      readRows(node, its);
      flush();
    } else if (blocks.has(node.name)) {
      flush();
      if (parts.has(node.name)) endPart();
      const before = kind;
      kind = node.name === "li" ? "item" : node.name === "p" || node.name === "dd" ? "paragraph" : kind;
      for (const child of node.children) walk(child, its);
      flush();
      if (parts.has(node.name)) endPart();
      kind = before;
    } else for (const child of node.children) walk(child, its);
  };

  const readRows = (table: Element, around: Look) => {
    let header: string[] | null = null;
    const each = (node: AnyNode, its: Look) => {
      if (!isTag(node)) return;
      const inner = look(node);
      if (inner.isGone) {
        if (hasWords(node)) unseenWhy.add("hidden");
        return;
      }
      if (node.name === "caption") return walk(node, its);
      if (node.name !== "tr") {
        for (const child of node.children) each(child, inner);
        return;
      }
      const cells = node.children.filter(
        (child) => isTag(child) && (child.name === "td" || child.name === "th"),
      ) as Element[];
      const words = cells.map((cell) => wordsIn(cell, inner).replace(/\s+/g, " ").trim());
      if (header === null && cells.length > 1 && cells.every(({ name }) => name === "th")) header = words;
      else list.add({ kind: "row", cells: words, header, place: place() });
    };
    each(table, around);
  };

  for (const child of document.children) walk(child, rootLook);
  flush();
  return { title: titleOf(elements), blocks: list.blocks, leftOut: leftOut.told() };
}

function textOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}

const titleOf = (elements: Element[]) => {
  const title = elements.find(
    ({ name, parent }) => name === "title" && parent instanceof Element && parent.name === "head",
  );
  return title ? textOf(title).replace(/\s+/g, " ").trim().slice(0, 200) : "";
};

/** Whether somebody wrote words there; a script is none of them. */
function hasWords(element: Element): boolean {
  return element.children.some((child) =>
    isText(child)
      ? child.data.trim() !== ""
      : isTag(child) && !["script", "style"].includes(child.name) && hasWords(child),
  );
}

/** What every page has and nobody reads is not worth a word. */
const isHiddenText = ({ name }: Element) =>
  !/^(?:head|script|style|title|svg|math|button|select|option|datalist|textarea|canvas|video|audio|iframe|object|map|meta|link)$/.test(
    name,
  );

/** A table whose rows are rows, and not what a page is laid out with. */
function isTableOfWords(table: Element): boolean {
  const rows = elementsOf(table as unknown as Document).filter(
    ({ name }) => name === "tr" || name === "table",
  );
  return rows.every(({ name }) => name === "tr") && rows.length > 0;
}
