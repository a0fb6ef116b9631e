import type { Element } from "domhandler";
import type { Reason } from "./document-writer.ts";
import { isTitleButton } from "./html-parts.ts";
import type { Styles } from "./html-styles.ts";

/** How an element's own text is shown, with what it inherits. Nothing is laid out. */
export type Look = {
  /** Descendants can't show themselves again, unlike with `isVisible`. */
  isGone: boolean;
  isVisible: boolean;
  opacity: number;
  isStruck: boolean;
  fontPx: number;
  /** Custom properties. */
  variables: ReadonlyMap<string, string>;
};

export const pageLook: Look = {
  isGone: false,
  isVisible: true,
  opacity: 1,
  isStruck: false,
  fontPx: 16,
  variables: new Map(),
};

/** Elements that are not drawn, or not as text of the page. */
export const neverText = new Set(
  "head script style template noscript object embed iframe frame video audio canvas svg math select datalist textarea button input progress meter map title meta link base param source track colgroup rp noframes noembed applet portal".split(
    " ",
  ),
);
const minFontPx = 4;
const minOpacity = 0.1;
const offScreenPx = 500;
const screenPx = { width: 1_280, height: 800 };

/** The look of an element inside a parent with the look `parent`. Values that are not understood are ignored. */
export function lookOf(element: Element, declared: Styles | undefined, parent: Look): Look {
  const { name, attribs } = element;
  const isClosed = name === "dialog" && attribs.open === undefined;
  const isTitle = name === "button" && isTitleButton(element);
  if (
    (neverText.has(name) && !isTitle) ||
    isClosed ||
    attribs.hidden !== undefined ||
    attribs.popover !== undefined
  )
    return { ...parent, isGone: true };
  const variables = withVariables(declared, parent.variables);
  const styleOf = (property: string) => resolved(declared?.get(property)?.value, variables);
  const look: Look = { ...parent, variables };
  look.fontPx = pixels(styleOf("font-size"), parent.fontPx, parent.fontPx) ?? parent.fontPx;
  const visibility = styleOf("visibility");
  if (/^(?:visible|hidden|collapse)$/.test(visibility)) look.isVisible = visibility === "visible";
  look.opacity *= opacityOf(styleOf);
  look.isStruck ||= ["text-decoration", "text-decoration-line"].some((property) =>
    styleOf(property).includes("line-through"),
  );
  look.isGone ||=
    styleOf("display") === "none" ||
    styleOf("content-visibility") === "hidden" ||
    isOffScreen(styleOf, look.fontPx);
  return look;
}

/** Why text with this look can't be seen; undefined if it can. */
export function whyUnseen(look: Look): Reason | undefined {
  if (look.isGone || !look.isVisible || look.opacity < minOpacity) return "hidden";
  return look.fontPx < minFontPx ? "tiny" : undefined;
}

type StyleOf = (property: string) => string;

function opacityOf(styleOf: StyleOf): number {
  // An animation may fade the text in.
  const isAnimated = ["animation", "animation-name"].some(
    (property) => !/^(?:none)?$/.test(styleOf(property)),
  );
  const opacity = isAnimated ? undefined : pixels(styleOf("opacity"), 1, 1);
  return Math.min(1, opacity ?? 1);
}

function isOffScreen(styleOf: StyleOf, fontPx: number): boolean {
  if (Math.abs(pixels(styleOf("text-indent"), fontPx, screenPx.width) ?? 0) >= offScreenPx) return true;
  if (!/^(?:absolute|fixed)$/.test(styleOf("position"))) return false;
  return ["left", "top", "right", "bottom", "inset"]
    .flatMap((side) => styleOf(side).split(/\s+/))
    .some((offset) => (pixels(offset, fontPx, screenPx.width) ?? 0) <= -offScreenPx);
}

function withVariables(declared: Styles | undefined, inherited: Look["variables"]): Look["variables"] {
  const own = [...(declared ?? [])].filter(([property]) => property.startsWith("--"));
  return own.length > 0
    ? new Map([...inherited, ...own.map(([property, { value }]) => [property, value] as const)])
    : inherited;
}

/** A value in lower case with its variables replaced, a missing one by "unknown"; "" if nothing is declared. */
function resolved(value = "", variables: Look["variables"]): string {
  let text = value.slice(0, 1_000);
  for (let depth = 0; depth < 4 && text.includes("var("); depth++)
    text = text
      .replace(
        /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g,
        (_call, name: string, fallback = "unknown") => variables.get(name)?.slice(0, 200) ?? fallback,
      )
      .slice(0, 1_000);
  return text.trim().toLowerCase();
}

const unitPx: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
  vw: screenPx.width / 100,
  vh: screenPx.height / 100,
};

/** A CSS length in pixels; `wholePx` is what a percentage refers to. Undefined for anything but a plain length. */
function pixels(length: string, emPx: number, wholePx: number): number | undefined {
  const [, amount, unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/.exec(length) ?? [];
  const px = unit === "%" ? wholePx / 100 : unit === "em" ? emPx : unitPx[unit];
  return amount === undefined || px === undefined ? undefined : Number(amount) * px;
}
