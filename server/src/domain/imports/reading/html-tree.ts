import { type AnyNode, type Document, type Element, isTag } from "domhandler";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { readingLimits, Unreadable } from "./document.ts";

const optionalEndTags =
  /^(?:area|base|body|br|col|colgroup|dd|dt|embed|head|hr|html|img|input|li|link|meta|option|p|param|path|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

/** Refuses pages on which the parser would spend too long: millions of tags, or tags that are never closed. */
function refuseOversized(html: string) {
  let open = 0;
  let tags = 0;
  for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    tags += 1;
    if (!optionalEndTags.test(name)) open = Math.max(0, open + (end ? -1 : 1));
    if (open > readingLimits.xmlDepth * 20) throw new Unreadable({ code: "nested_too_deep" });
    if (tags > readingLimits.htmlElements * 4) throw new Unreadable({ code: "too_many_elements" });
  }
}

/** Parses a page as a browser does. */
export function parseHtml(html: string): Document {
  refuseOversized(html);
  return parse(html, { treeAdapter: adapter, scriptingEnabled: true }) as Document;
}

/** All elements in document order. Throws `Unreadable` if there are too many or they are nested too deep. */
export function elementsOf(root: Document | Element): Element[] {
  const found: Element[] = [];
  const waiting: { node: AnyNode; depth: number }[] = [];
  const addChildren = (nodes: readonly AnyNode[], depth: number) => {
    for (const node of nodes.toReversed()) waiting.push({ node, depth });
  };
  addChildren(root.children as AnyNode[], 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isTag(next.node)) continue;
    if (next.depth > readingLimits.xmlDepth * 2) throw new Unreadable({ code: "nested_too_deep" });
    found.push(next.node);
    if (found.length > readingLimits.htmlElements) throw new Unreadable({ code: "too_many_elements" });
    addChildren(next.node.children, next.depth + 1);
  }
  return found;
}
