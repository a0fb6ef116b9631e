import { type AnyNode, Document, Element, isTag, isText } from "domhandler";
import type { Look } from "./html-look.ts";

/** By a slot's name whether what it takes is seen; a shadow's own rules are not read, so it may not be. */
type Slots = ReadonlyMap<string, "seen" | "doubtful">;

const slotsOf = new WeakMap<Element, Slots>();

/** Finds the elements that are drawn as the shadow root in them says, and answers those roots. */
export function findShadows(elements: readonly Element[]): Element[] {
  const roots = elements.filter(
    ({ name, attribs }) =>
      name === "template" && /^\s*(?:open|closed)\s*$/i.test(attribs.shadowrootmode ?? ""),
  );
  // The first of several is the one that counts.
  for (const root of roots.toReversed())
    if (root.parent instanceof Element) slotsOf.set(root.parent, slotsIn(root));
  return roots;
}

/** How what is around a node comes out at that node: beside a shadow root only what one of its slots takes is drawn. */
export function slotted(node: AnyNode, around: Look): Look {
  const slots = node.parent instanceof Element ? slotsOf.get(node.parent) : undefined;
  if (!slots) return around;
  const how = slots.get(isTag(node) ? (node.attribs.slot ?? "") : "");
  if (how === "seen") return around;
  return how === undefined ? { ...around, isGone: true } : { ...around, isDoubtful: true };
}

/** Whether somebody wrote words into a shadow root. */
export const saysSomething = (root: Element): boolean =>
  [...nodesIn(root)].some(({ node }) => isText(node) && node.data.trim() !== "");

const plainNames = /^(?:slot|div|span|p|main|section|article)$/;
const plainAttributes = /^(?:name|id|class|dir|lang|role|aria-.+)$/;

function slotsIn(root: Element): Slots {
  const slots = new Map<string, "seen" | "doubtful">();
  if (root.attribs.shadowrootslotassignment !== undefined) return slots;
  const all = [...nodesIn(root)];
  const hasRules = all.some(({ node }) => isTag(node) && /^(?:style|link|script)$/.test(node.name));
  for (const { node, isPlain } of all) {
    if (!isTag(node) || node.name !== "slot") continue;
    const name = node.attribs.name ?? "";
    if (!slots.has(name)) slots.set(name, isPlain && !hasRules ? "seen" : "doubtful");
  }
  return slots;
}

/** All that is in a root, in its order; and whether nothing there but rules could hide it. */
function* nodesIn(root: Element): Iterable<{ node: AnyNode; isPlain: boolean }> {
  const waiting: { node: AnyNode; isPlain: boolean }[] = [{ node: root, isPlain: true }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, isPlain } = next;
    if (node !== root) yield next;
    if (!isTag(node) && !(node instanceof Document)) continue;
    for (const child of node.children.toReversed())
      waiting.push({ node: child, isPlain: isPlain && (!isTag(child) || isPlainly(child)) });
  }
}

const isPlainly = ({ name, attribs }: Element): boolean =>
  plainNames.test(name) && Object.keys(attribs).every((attribute) => plainAttributes.test(attribute));
