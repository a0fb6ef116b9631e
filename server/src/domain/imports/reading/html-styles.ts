import * as csstree from "css-tree";
import type { Document, Element } from "domhandler";
import type { Frame } from "./css-animations.ts";
import { isValue } from "./css-computed.ts";
import { mediaHolds, supportsHolds } from "./css-conditions.ts";
import type { Declarations, Declared } from "./css-declared.ts";
import { matching, settled, specificityOf } from "./css-selectors.ts";
import { readingLimits } from "./document.ts";
import type { LeftOut } from "./left-out.ts";

/** Properties by which something may not be seen. */
const telling = new RegExp(
  `^(?:${[
    "--.+",
    "display|visibility|content-visibility|contain|container-type|will-change|opacity|filter|zoom|color|color-scheme|content",
    "z-index|mix-blend-mode|letter-spacing|word-spacing|line-height|white-space|font(?:-size|-size-adjust)?",
    "vertical-align|baseline-shift|unicode-bidi|writing-mode|text-(?:indent|align|decoration|decoration-thickness|combine-upright)",
    "position|position-area|position-visibility|inset.*|left|right|top|bottom|float|order|box-sizing|aspect-ratio",
    "margin.*|padding.*|border|border-(?:top|right|bottom|left|block|inline)(?:-start|-end)?|border-.*width|outline-offset|box-shadow",
    "perspective|scale|rotate|translate|offset.*|clip|overflow(?:-.+)?|transition.*|(?:align|justify|place)-.+",
    "(?:(?:min|max)-)?(?:width|height|inline-size|block-size)|flex.*|grid.*|(?:row-|column-)?gap|columns|column-(?:count|width)",
    "(?:-webkit-)?(?:animation(?:-.+)?|background.*|mask.*|clip-path|text-fill-color|text-security|text-stroke(?:-width)?|filter|transform|transform-origin|backface-visibility|line-clamp|box-orient)",
  ].join("|")})$`,
);
/** Sheets that a sheet brings along, within one another. */
const importsDeep = 5;

type Rule = { selector: string; declarations: Declarations; isLayered: boolean };
type Gathered = { rules: Rule[]; frames: Map<string, Frame> };

/** What the page's own rules and its elements' `style` say of each element, by who says it last and most, and how its animations begin and end. */
export function stylesOf(document: Document, elements: Element[], sheets: string[], leftOut: LeftOut) {
  const styles = new Map<Element, Declared>();
  const gathered: Gathered = { rules: [], frames: new Map() };
  for (const sheet of sheets) gatherSheet(sheet, gathered, importsDeep);
  const { rules } = gathered;
  if (rules.length > readingLimits.styleRules) leftOut.add("tooMany");
  rules.slice(0, readingLimits.styleRules).forEach((rule, order) => {
    const rank = (rule.isLayered ? 0 : 1e9) + specificityOf(rule.selector) * 100_000 + order;
    for (const element of matching(rule.selector, document))
      declare(styles, element, rule.declarations, rank);
  });
  for (const element of elements) {
    const inline = element.attribs.style;
    if (inline)
      declare(styles, element, declarationsOf(parsed(inline, "declarationList")), Number.MAX_SAFE_INTEGER);
  }
  return { styles, frames: gathered.frames };
}

/** A sheet that an address brings along itself; undefined for one that is elsewhere. */
export function sheetWithin(address: string): string | undefined {
  const [, kind = "", body = ""] = /^\s*data:([^,]*),([\s\S]*)$/i.exec(address) ?? [];
  if (!/css/i.test(kind)) return undefined;
  try {
    return /;\s*base64/i.test(kind)
      ? Buffer.from(decodeURIComponent(body), "base64").toString()
      : decodeURIComponent(body);
  } catch {
    return body;
  }
}

/** The addresses of the sheets that a sheet brings along, where they hold on a screen. */
export function importedBy(sheet: string): string[] {
  const tree = /@import/i.test(sheet) ? parsed(sheet, "stylesheet") : undefined;
  if (tree?.type !== "StyleSheet") return [];
  return [...tree.children].flatMap((child) => {
    if (child.type !== "Atrule" || child.name.toLowerCase() !== "import" || !child.prelude) return [];
    const said = csstree.generate(child.prelude);
    const [all = "", url, quoted] =
      /^\s*(?:url\(\s*["']?([^"')]*)["']?\s*\)|["']([^"']*)["'])/i.exec(said) ?? [];
    const condition = said.slice(all.length).replace(/\b(?:layer|supports)(?:\([^)]*\))?/gi, "");
    return mediaHolds(condition) ? [url ?? quoted ?? ""] : [];
  });
}

function gatherSheet(sheet: string, gathered: Gathered, deep: number) {
  if (deep > 0)
    for (const address of importedBy(sheet)) gatherSheet(sheetWithin(address) ?? "", gathered, deep - 1);
  gather(parsed(sheet, "stylesheet"), gathered, { around: [], isLayered: false });
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
    if (!value.includes("var(") && !isValue(name, value.toLowerCase())) continue;
    const before = declared.get(name);
    if (before && (before.important !== important ? before.important : before.rank > rank)) continue;
    // What is said later comes later, so that a whole may replace its parts.
    declared.delete(name);
    declared.set(name, { value, important, rank });
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

type Within = { around: string[]; isLayered: boolean };

function gather(node: csstree.CssNode | undefined, gathered: Gathered, within: Within) {
  if (node?.type !== "StyleSheet" && node?.type !== "Block") return;
  for (const child of node.children) {
    if (gathered.rules.length > readingLimits.styleRules) return;
    if (child.type === "Rule") {
      const selectors = selectorsOf(child.prelude, within.around);
      const declarations = declarationsOf(child.block);
      if (declarations.length > 0)
        for (const selector of selectors)
          gathered.rules.push({ selector, declarations, isLayered: within.isLayered });
      gather(child.block, gathered, { ...within, around: selectors });
    } else if (child.type === "Atrule" && child.block) gatherAt(child, child.block, gathered, within);
  }
}

function gatherAt(
  { name, prelude }: csstree.Atrule,
  block: csstree.Block,
  gathered: Gathered,
  within: Within,
) {
  const condition = prelude ? csstree.generate(prelude).trim() : "";
  const kind = name.toLowerCase();
  if (kind === "layer") gather(block, gathered, { ...within, isLayered: true });
  else if (kind === "container") gather(block, gathered, within);
  else if (kind === "supports" && supportsHolds(condition)) gather(block, gathered, within);
  else if (kind === "media" && mediaHolds(condition)) {
    gather(block, gathered, within);
    const declarations = declarationsOf(block);
    if (declarations.length > 0)
      for (const selector of within.around)
        gathered.rules.push({ selector, declarations, isLayered: within.isLayered });
  } else if (kind === "scope") {
    const from = /^\(([\s\S]*?)\)\s*(?:to\b|$)/.exec(condition)?.[1] ?? "*";
    gather(block, gathered, { ...within, around: [`:is(${from})`] });
  } else if (/^(?:-webkit-)?keyframes$/.test(kind)) gatherFrames(condition, block, gathered);
}

function gatherFrames(name: string, block: csstree.Block, { frames }: Gathered) {
  const found: Frame = { first: [], last: [], all: [] };
  for (const frame of block.children) {
    if (frame.type !== "Rule") continue;
    const at = csstree.generate(frame.prelude);
    found.all.push(...declarationsOf(frame.block));
    if (/(?:^|,)\s*(?:from|0%)/i.test(at)) found.first.push(...declarationsOf(frame.block));
    if (/\bto\b|100%/i.test(at)) found.last.push(...declarationsOf(frame.block));
  }
  frames.set(name.replace(/["']/g, "").toLowerCase(), found);
}

/** The selectors of a rule, within those of the rule around it. */
function selectorsOf(prelude: csstree.Rule["prelude"], within: string[]): string[] {
  if (prelude.type !== "SelectorList") return [];
  const all = [...prelude.children].flatMap((selector) => settled(selector) ?? []);
  if (within.length === 0) return all;
  return all
    .flatMap((selector) =>
      within.map((around) =>
        /&|:scope/.test(selector) ? selector.replace(/&|:scope/g, around) : `${around} ${selector}`,
      ),
    )
    .filter((selector) => selector.length <= 1_000)
    .slice(0, 100);
}

/** Letters and comments as the browser reads them, outside of addresses and quotes. */
const unescaped = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(
      /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi,
      (_all, code: string | undefined, sign: string | undefined) =>
        code === undefined
          ? (sign ?? "")
          : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );

function declarationsOf(node: csstree.CssNode | undefined): Declarations {
  if (node?.type !== "Block" && node?.type !== "DeclarationList") return [];
  return [...node.children].flatMap((child): Declarations => {
    if (child.type !== "Declaration") return [];
    const said = unescaped(child.property);
    const name = said.startsWith("--") ? said : said.toLowerCase();
    if (!telling.test(name)) return [];
    return [[name, unescaped(csstree.generate(child.value)).trim(), Boolean(child.important)]];
  });
}
