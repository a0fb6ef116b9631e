import { selectAll } from "css-select";
import * as csstree from "css-tree";
import type { AnyNode, Document, Element } from "domhandler";
import { readingLimits } from "./document.ts";

/** `rank` orders declarations by importance, specificity and position. `var()` is still in place. */
type Declaration = { property: string; value: string; rank: number };
/** The winning declarations of an element by property. */
export type Styles = ReadonlyMap<string, Declaration>;
/** `classes` are some of those that the page must have for the selector to match anything. */
type Selector = { text: string; specificity: number; classes: string[] };
type Rule = { selector: Selector; declarations: Declaration[] };

const judgedProperties =
  /^(?:--.+|display|(?:content-)?visibility|opacity|font|font-size|position|top|right|bottom|left|inset|text-indent|animation(?:-name)?|text-decoration(?:-line)?)$/;
const maxSelectorCharacters = 1_000;
const matchesNothing = ":not(*)";
const importantRank = 1e12;
const inlineRank = 1e11;
const specificityRank = 1e5;
const desktopWidthPx = 1_280;

/**
 * Applies style sheets and `style` attributes to the elements of a page. Broken CSS, selectors that css-select doesn't
 * support and conditions that aren't about a desktop screen are ignored.
 */
export function stylesOf(document: Document, elements: Element[], sheets: string[]): Map<Element, Styles> {
  const styles = new Map<Element, Map<string, Declaration>>();
  const declare = (element: Element, declarations: Declaration[]) => {
    const own = styles.get(element) ?? new Map<string, Declaration>();
    styles.set(element, own);
    for (const declaration of declarations)
      if (declaration.rank >= (own.get(declaration.property)?.rank ?? 0))
        own.set(declaration.property, declaration);
  };
  const rules: Rule[] = [];
  for (const sheet of sheets) {
    const parsed = parseCss(sheet, "stylesheet");
    if (parsed?.type === "StyleSheet") collectRules(parsed.children, [], rules);
  }
  const classes = new Set(elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  for (const { selector, declarations } of rules)
    if (selector.classes.every((name) => classes.has(name)))
      for (const element of elementsMatching(selector.text, document)) declare(element, declarations);
  for (const element of elements) {
    const parsed = element.attribs.style ? parseCss(element.attribs.style, "declarationList") : undefined;
    if (parsed?.type === "DeclarationList") declare(element, declarationsIn(parsed.children, inlineRank));
  }
  return styles;
}

/** True if a media query matches a desktop screen. Any condition but the media type and the width counts as false. */
export function matchesDesktop(mediaQuery: string): boolean {
  return mediaQuery.split(",").some((query) => {
    let isWideEnough = true;
    const rest = query.toLowerCase().replace(widthCondition, (_condition, bound, sign, length, unit) => {
      const px = Number(length) * (unit === "px" ? 1 : 16);
      const isMinimum = bound === "min" || sign?.startsWith(">");
      isWideEnough &&= isMinimum ? desktopWidthPx >= px : desktopWidthPx <= px;
      return "";
    });
    return isWideEnough && /^(?:\s|only\b|screen\b|all\b|and\b|not\s+print\b)*$/.test(rest);
  });
}

const widthCondition = /\(\s*(?:(min|max)-width\s*:|width\s*([<>]=?))\s*([\d.]+)(px|r?em)\s*\)/g;

function parseCss(css: string, context: "stylesheet" | "declarationList"): csstree.CssNode | undefined {
  try {
    return csstree.parse(css, { context, parseValue: false, parseCustomProperty: false });
  } catch {
    return undefined;
  }
}

function collectRules(nodes: csstree.List<csstree.CssNode>, parents: Selector[], rules: Rule[]) {
  for (const node of nodes) {
    if (node.type === "Rule") collectBlock(node.block, selectorsOf(node.prelude, parents), rules);
    else if (node.type === "Atrule" && node.block && applies(node)) collectBlock(node.block, parents, rules);
  }
}

function collectBlock({ children }: csstree.Block, selectors: Selector[], rules: Rule[]) {
  for (const selector of selectors) {
    if (rules.length >= readingLimits.styleRules) return;
    const declarations = declarationsIn(children, selector.specificity * specificityRank + rules.length);
    if (declarations.length > 0) rules.push({ selector, declarations });
  }
  collectRules(children, selectors, rules);
}

function applies({ name, prelude }: csstree.Atrule): boolean {
  const condition = prelude ? csstree.generate(prelude) : "";
  if (name === "media") return matchesDesktop(condition);
  return name === "layer" || (name === "supports" && !/^\s*not\b/i.test(condition));
}

/** `parents` are the selectors of the rule around a nested rule. */
function selectorsOf(prelude: csstree.CssNode, parents: Selector[]): Selector[] {
  if (prelude.type !== "SelectorList") return [];
  const around = `:is(${parents.map(({ text }) => text).join()})`;
  const aroundSpecificity = Math.max(0, ...parents.map(({ specificity }) => specificity));
  return prelude.children.toArray().flatMap((node) => {
    if (node.type !== "Selector") return [];
    const own = csstree.generate(node);
    const nested = own.includes("&") ? own.replaceAll("&", around) : `${around} ${own}`;
    const text = parents.length > 0 ? nested : own;
    return {
      text: text.length > maxSelectorCharacters ? matchesNothing : text,
      specificity: specificityOf(node) + aroundSpecificity,
      classes: node.children
        .toArray()
        .flatMap((part) => (part.type === "ClassSelector" ? csstree.ident.decode(part.name) : [])),
    };
  });
}

function specificityOf(selector: csstree.CssNode): number {
  let [ids, classes, types] = [0, 0, 0];
  csstree.walk(selector, (node) => {
    if (node.type === "IdSelector") ids += 1;
    else if (node.type === "ClassSelector" || node.type === "AttributeSelector") classes += 1;
    else if (node.type === "PseudoClassSelector" && !/^(?:is|where|not|has)$/.test(node.name)) classes += 1;
    else if (node.type === "TypeSelector" && node.name !== "*") types += 1;
  });
  return Math.min(ids, 9) * 10_000 + Math.min(classes, 99) * 100 + Math.min(types, 99);
}

function declarationsIn(nodes: csstree.List<csstree.CssNode>, rank: number): Declaration[] {
  return nodes.toArray().flatMap((node) => {
    if (node.type !== "Declaration") return [];
    const property = node.property.startsWith("--") ? node.property : node.property.toLowerCase();
    if (!judgedProperties.test(property)) return [];
    const value = csstree
      .generate(node.value)
      .replace(/\/\*.*?\*\//gs, " ")
      .trim();
    return longhandsOf(property, value).map(([longhand, part]) => ({
      property: longhand,
      value: part,
      rank: node.important ? rank + importantRank : rank,
    }));
  });
}

function longhandsOf(property: string, value: string): [string, string][] {
  if (property === "font") {
    const size = /(?:^|\s)([\d.]+(?:px|pt|r?em|%)|0)(?=[\s/])/.exec(value)?.[1];
    return size === undefined ? [] : [["font-size", size]];
  }
  return [[property, value]];
}

function elementsMatching(selector: string, document: Document): Element[] {
  try {
    return selectAll<AnyNode, Element>(selector, document);
  } catch {
    return [];
  }
}
