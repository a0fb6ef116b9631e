import { compile, selectAll } from "css-select";
import * as csstree from "css-tree";
import type { Document, Element } from "domhandler";
import { readingLimits } from "./document.ts";
import type { LeftOut } from "./left-out.ts";

/** What styles say of an element, by the name of the property. */
export type Declared = Map<string, { value: string; important: boolean; rank: number }>;

/** Properties by which something may not be seen. */
const telling =
  /^(?:--[\w-]+|display|visibility|content-visibility|opacity|filter|color|-webkit-text-fill-color|background(?:-color|-image|-clip)?|-webkit-background-clip|font(?:-size)?|position|left|right|top|bottom|inset|text-indent|margin(?:-left|-top)?|transform|scale|translate|clip|clip-path|width|height|max-width|max-height|overflow(?:-x|-y)?)$/;
/** As a person at a desk sees it. */
const screenWidthPx = 1_280;
/** What only holds while somebody points, or of a part that is no text of the page. */
const passing =
  /::|:(?:hover|focus|active|visited|target|before|after|first-letter|first-line|placeholder|autofill)/i;

type Rule = { selector: string; declarations: [string, string, boolean][] };

/** What the page's own rules and its elements' `style` say of each element, by who says it last and most. */
export function stylesOf(document: Document, elements: Element[], sheets: string[], leftOut: LeftOut) {
  const styles = new Map<Element, Declared>();
  const rules: Rule[] = [];
  for (const sheet of sheets) gather(parsed(sheet, "stylesheet"), rules);
  if (rules.length > readingLimits.styleRules) leftOut.add("tooMany");
  rules.slice(0, readingLimits.styleRules).forEach((rule, order) => {
    const specificity = specificityOf(rule.selector);
    for (const element of matching(rule.selector, document))
      declare(styles, element, rule.declarations, specificity * 100_000 + order);
  });
  for (const element of elements) {
    const inline = element.attribs.style;
    if (inline)
      declare(styles, element, declarationsOf(parsed(inline, "declarationList")), Number.MAX_SAFE_INTEGER);
  }
  return styles;
}

function declare(
  styles: Map<Element, Declared>,
  element: Element,
  declarations: Rule["declarations"],
  rank: number,
) {
  const declared: Declared = styles.get(element) ?? new Map();
  styles.set(element, declared);
  for (const [name, value, important] of declarations) {
    const before = declared.get(name);
    if (before && (before.important !== important ? before.important : before.rank > rank)) continue;
    declared.set(name, { value, important, rank });
  }
}

function matching(selector: string, document: Document): Element[] {
  try {
    return selectAll<import("domhandler").AnyNode, Element>(compile(selector), document);
  } catch {
    // A selector of another browser's, or of another year.
    return [];
  }
}

function parsed(text: string, context: "stylesheet" | "declarationList"): csstree.CssNode | undefined {
  try {
    return csstree.parse(text, {
      context,
      parseValue: false,
      parseCustomProperty: false,
      onParseError: () => undefined,
    });
  } catch {
    return undefined;
  }
}

function gather(node: csstree.CssNode | undefined, rules: Rule[], within: string[] = []) {
  if (node?.type !== "StyleSheet" && node?.type !== "Block") return;
  for (const child of node.children) {
    if (rules.length > readingLimits.styleRules) return;
    if (child.type === "Rule") {
      const selectors = selectorsOf(child.prelude, within);
      const declarations = declarationsOf(child.block);
      if (declarations.length > 0)
        for (const selector of selectors) if (!passing.test(selector)) rules.push({ selector, declarations });
      gather(child.block, rules, selectors);
    } else if (child.type === "Atrule" && child.block && applies(child)) gather(child.block, rules, within);
  }
}

/** The selectors of a rule, within those of the rule around it. */
function selectorsOf(prelude: csstree.Rule["prelude"], within: string[]): string[] {
  if (prelude.type !== "SelectorList") return [];
  const own = [...prelude.children].map((selector) => csstree.generate(selector));
  if (within.length === 0) return own;
  return own
    .flatMap((selector) =>
      within.map((around) =>
        selector.includes("&") ? selector.replaceAll("&", around) : `${around} ${selector}`,
      ),
    )
    .filter((selector) => selector.length <= 1_000)
    .slice(0, 100);
}

function declarationsOf(node: csstree.CssNode | undefined): Rule["declarations"] {
  if (node?.type !== "Block" && node?.type !== "DeclarationList") return [];
  return [...node.children].flatMap((child): Rule["declarations"] => {
    if (child.type !== "Declaration") return [];
    const name = child.property.startsWith("--") ? child.property : child.property.toLowerCase();
    if (!telling.test(name)) return [];
    return [[name, csstree.generate(child.value).trim(), Boolean(child.important)]];
  });
}

/** Whether what stands in it holds for a person at a desk, on a page that is not printed. */
function applies({ name, prelude }: csstree.Atrule): boolean {
  const condition = prelude ? csstree.generate(prelude).toLowerCase() : "";
  if (name === "supports" || name === "layer" || name === "container") return true;
  if (name !== "media") return false;
  return condition.split(",").some((query) => {
    if (
      /^(?:not\b)|print|speech|prefers-color-scheme:\s*dark|prefers-contrast|prefers-reduced|hover:\s*none|pointer:\s*coarse|orientation:\s*portrait/.test(
        query.trim(),
      )
    )
      return false;
    const least = /min-width:\s*([\d.]+)(px|r?em)/.exec(query);
    const most = /max-width:\s*([\d.]+)(px|r?em)/.exec(query);
    const px = ([, size, unit]: RegExpExecArray) => Number(size) * (unit === "px" ? 1 : 16);
    return (!least || px(least) <= screenWidthPx) && (!most || px(most) >= screenWidthPx);
  });
}

/** Ids count most, then classes, attributes and states, then names. */
function specificityOf(selector: string): number {
  const count = (part: RegExp) => Math.min(9, selector.match(part)?.length ?? 0);
  const names = count(/(?:^|[\s>+~(])[a-z][\w-]*/gi);
  return count(/#[\w-]+/g) * 100 + count(/\.[\w-]+|\[[^\]]*\]|:(?!not|is|where)[a-z-]+/gi) * 10 + names;
}
