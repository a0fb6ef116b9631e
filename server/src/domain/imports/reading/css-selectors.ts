import { compile, is, selectAll } from "css-select";
import * as csstree from "css-tree";
import { type AnyNode, type Document, type Element, isTag } from "domhandler";

/** What only holds while somebody points, or on another browser. */
const passing =
  /^(?:hover|focus|focus-within|focus-visible|active|visited|target|target-within|autofill|-webkit-autofill|fullscreen|modal|popover-open|user-invalid|user-valid|invalid|indeterminate|paused|placeholder-shown|past|future|picture-in-picture|open)$/;
/** What holds of all that has words. */
const lasting = /^(?:dir|lang|defined|read-only|valid|playing|in-range|host|host-context|state)$/;

/** A selector as it holds of a page that nobody points at; undefined where it never does, or is of no text. */
export function settled(selector: csstree.CssNode): string | undefined {
  if (selector.type !== "Selector") return undefined;
  let text = "";
  let compound = "";
  for (const part of selector.children) {
    if (part.type === "PseudoElementSelector") return undefined;
    if (part.type === "Combinator") {
      text += `${compound || (part === selector.children.first ? "" : "*")}${part.name}`;
      compound = "";
      continue;
    }
    const piece = part.type === "PseudoClassSelector" ? pseudoClass(part) : csstree.generate(part);
    if (piece === undefined) return undefined;
    compound += piece;
  }
  return text + (compound || "*");
}

function pseudoClass(part: csstree.PseudoClassSelector): string | undefined {
  const name = part.name.toLowerCase();
  if (passing.test(name) || /^(?:before|after|first-letter|first-line)$/.test(name)) return undefined;
  if (lasting.test(name)) return "";
  const [first] = part.children ?? [];
  if (first?.type === "SelectorList") {
    const each = [...first.children].map(settled).filter((one) => one !== undefined);
    if (name === "not") return each.includes("*") ? undefined : each.length > 0 ? `:not(${each})` : "";
    if (name === "has") return each.length > 0 ? csstree.generate(part) : undefined;
    return each.length > 0 ? `:${name === "where" ? "where" : "is"}(${each})` : undefined;
  }
  if (first?.type === "Nth" && first.selector) {
    const of = [...(first.selector.type === "SelectorList" ? first.selector.children : [])].map(settled);
    return `:${name}-of("${csstree.generate(first.nth)} of ${of.filter(Boolean).join().replaceAll('"', "'")}")`;
  }
  return csstree.generate(part);
}

const childrenOf = (element: Element) => (element.parent?.children ?? []).filter(isTag);

function isNth(element: Element, value: string | null | undefined, isLast: boolean): boolean {
  const [nth = "", of = "*"] = (value ?? "").replace(/^["']|["']$/g, "").split(" of ");
  if (!is(element, of)) return false;
  const alike = childrenOf(element).filter((each) => is(each, of));
  const at = isLast ? alike.length - alike.indexOf(element) : alike.indexOf(element) + 1;
  const [, step = "", plus = "0"] =
    /^([+-]?\d*)n([+-]\d+)?$/.exec(nth.replaceAll(" ", "").replace("even", "2n").replace("odd", "2n+1")) ??
    [];
  if (!nth.includes("n") && nth !== "odd") return at === Number(nth);
  const by = step === "" || step === "+" ? 1 : step === "-" ? -1 : Number(step);
  const rest = (at - Number(plus)) / by;
  return by === 0 ? at === Number(plus) : Number.isInteger(rest) && rest >= 0;
}

/** The elements of a page that a selector means; none for one of another year. */
export function matching(selector: string, document: Document): Element[] {
  try {
    const pseudos = {
      "nth-child-of": (element: AnyNode, value?: string | null) => isNth(element as Element, value, false),
      "nth-last-child-of": (element: AnyNode, value?: string | null) =>
        isNth(element as Element, value, true),
    };
    return selectAll<AnyNode, Element>(
      compile<AnyNode, Element>(selector, { pseudos: pseudos as never }),
      document,
    );
  } catch {
    // A selector of another browser's, or of another year.
    return [];
  }
}

/** Ids count most, then classes, attributes and states, then names. */
export function specificityOf(selector: string): number {
  const count = (part: RegExp) => Math.min(9, selector.match(part)?.length ?? 0);
  const names = count(/(?:^|[\s>+~(])[a-z][\w-]*/gi);
  return count(/#[\w-]+/g) * 100 + count(/\.[\w-]+|\[[^\]]*\]|:(?!not|is|where)[a-z-]+/gi) * 10 + names;
}
