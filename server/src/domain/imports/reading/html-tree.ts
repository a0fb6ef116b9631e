import { type AnyNode, type Document, type Element, isTag } from "domhandler";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { readingLimits, Unreadable } from "./document.ts";

const needNoEnd =
  /^(?:area|base|body|br|col|colgroup|dd|dt|embed|head|hr|html|img|input|li|link|meta|option|p|param|path|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

/** Refuses early what a parser would spend its time on: tags without number, or that are never closed. */
function refuseEndless(html: string) {
  let open = 0;
  let tags = 0;
  for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    tags += 1;
    if (!needNoEnd.test(name)) open = Math.max(0, open + (end ? -1 : 1));
    if (open > readingLimits.xmlDepth * 20) throw new Unreadable("This page is nested too deep to be read.");
    if (tags > readingLimits.htmlElements * 4)
      throw new Unreadable(
        "This page has more in it than can be read at once. Paste the part that matters instead.",
      );
  }
}

/** A page as a browser takes it apart. */
export function tree(html: string): Document {
  refuseEndless(html);
  return parse(html, { treeAdapter: adapter, scriptingEnabled: true }) as Document;
}

/** All elements in their order; refuses a page of more than can be looked at, and one that is nested without end. */
export function elementsOf(document: Document): Element[] {
  const found: Element[] = [];
  const waiting: { node: AnyNode; depth: number }[] = [];
  const wait = (nodes: readonly AnyNode[], depth: number) => {
    for (const node of nodes.toReversed()) waiting.push({ node, depth });
  };
  wait(document.children as AnyNode[], 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isTag(next.node)) continue;
    if (next.depth > readingLimits.xmlDepth * 2)
      throw new Unreadable("This page is nested too deep to be read.");
    found.push(next.node);
    if (found.length > readingLimits.htmlElements)
      throw new Unreadable(
        "This page has more in it than can be read at once. Paste the part that matters instead.",
      );
    wait(next.node.children as AnyNode[], next.depth + 1);
  }
  return found;
}
