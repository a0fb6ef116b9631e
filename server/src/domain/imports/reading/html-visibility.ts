import type { Element } from "domhandler";
import { black, type Colour, colourOf, letterHeight, over, pixels, shows, white } from "./css-values.ts";
import type { Declared } from "./html-styles.ts";
import type { Reason } from "./left-out.ts";

/** How an element's text comes out: what it inherits, and what is behind it. */
export type Look = {
  isGone: boolean;
  isVisible: boolean;
  opacity: number;
  colour: Colour;
  letterPx: number;
  /** Undefined: a picture, which nobody here sees. */
  behind: Colour | undefined;
  custom: ReadonlyMap<string, string>;
};

export const rootLook: Look = {
  isGone: false,
  isVisible: true,
  opacity: 1,
  colour: black,
  letterPx: 16,
  behind: white,
  custom: new Map(),
};

/** Never drawn, or drawn as something else than the page's words. */
const unseen = new Set(
  "head script style template noscript object embed iframe frame video audio canvas svg math select datalist textarea button input progress meter map title meta link base param source track colgroup rp noframes noembed applet portal dialog".split(
    " ",
  ),
);
const letterLeastPx = 4;
const farPx = 500;

/** How an element looks within one that looks like this, by what is declared of it. */
export function lookOf(element: Element, declared: Declared | undefined, around: Look): Look {
  if (around.isGone || isUnseen(element)) return { ...around, isGone: true };
  const custom = customOf(declared, around.custom);
  const said = (name: string) => resolved(declared?.get(name)?.value, custom);
  const letterPx = letterPxOf(element, said, around.letterPx);
  const visibility = said("visibility");
  const opacity = Math.min(1, amountOf(said("opacity"))) * filterOf(said("filter"));
  const look: Look = {
    isGone: isTakenAway(said, letterPx),
    isVisible: visibility
      ? visibility === "visible" || visibility === "inherit"
        ? visibility === "visible" || around.isVisible
        : false
      : around.isVisible,
    opacity: around.opacity * opacity,
    colour: colourFor(element, said, around.colour),
    letterPx,
    behind: behindOf(element, said, around.behind),
    custom,
  };
  // Letters cut out of a picture.
  if (/text/.test(said("background-clip") ?? said("-webkit-background-clip") ?? "")) look.behind = undefined;
  return look;
}

/** Why a text that looks like this is not seen; undefined where it is. */
export function whyUnseen(look: Look): Reason | undefined {
  if (look.isGone || !look.isVisible || look.opacity < 0.1) return "hidden";
  if (look.letterPx < letterLeastPx) return "tiny";
  if (look.behind === undefined) return undefined;
  const colour = { ...look.colour, a: look.colour.a * look.opacity };
  return shows(colour, look.behind) ? undefined : "sameColour";
}

type Said = (name: string) => string | undefined;

function isUnseen({ name, attribs }: Element): boolean {
  if (name === "dialog") return attribs.open === undefined;
  return unseen.has(name) || attribs.hidden !== undefined;
}

function isTakenAway(said: Said, em: number): boolean {
  if (said("display") === "none" || said("content-visibility") === "hidden") return true;
  const px = (name: string) => pixels(said(name), em);
  const isFar = (value: number | undefined) => value !== undefined && value <= -farPx;
  const position = said("position");
  const inset =
    said("inset")
      ?.split(/\s+/)
      .map((part) => pixels(part, em)) ?? [];
  if (position === "absolute" || position === "fixed" || position === "relative") {
    const sides = ["left", "right", "top", "bottom"].map(px);
    if ([...sides, ...inset].some(isFar)) return true;
    if ((px("left") ?? 0) > 5_000 || (px("top") ?? 0) > 50_000) return true;
  }
  if (isFar(px("text-indent")) || isFar(px("margin-left")) || isFar(px("margin-top"))) return true;
  if (
    /(?:^|\s)-\d{3,}/.test(said("margin") ?? "") ||
    isMoved(`${said("transform") ?? ""} ${said("translate") ?? ""}`)
  )
    return true;
  if (/^0(?:\s|$)/.test(said("scale") ?? "")) return true;
  if (
    /rect\(\s*(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?\s*\)/.test(
      said("clip") ?? "",
    )
  )
    return true;
  if (
    /inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0|polygon\(\s*0(?:px)?\s+0(?:px)?\s*(?:,\s*0(?:px)?\s+0(?:px)?\s*)+\)/.test(
      said("clip-path") ?? "",
    )
  )
    return true;
  const isCut = /hidden|clip/.test(
    `${said("overflow") ?? ""} ${said("overflow-x") ?? ""} ${said("overflow-y") ?? ""}`,
  );
  return isCut && ["width", "height", "max-width", "max-height"].some((name) => (px(name) ?? 99) <= 1);
}

function isMoved(transform: string): boolean {
  if (/scale(?:3d|x|y)?\(\s*0(?:\.0+)?\s*[,)]/i.test(transform)) return true;
  return [...transform.matchAll(/-\d+(?:px|%|vw|vh|em|rem)?/g)].some(([length]) =>
    /%|v[wh]/.test(length) ? Number.parseFloat(length) <= -200 : (pixels(length) ?? 0) <= -farPx,
  );
}

const amountOf = (value: string | undefined) => {
  const number = Number.parseFloat(value ?? "1");
  return Number.isNaN(number) ? 1 : value?.endsWith("%") ? number / 100 : number;
};
const filterOf = (value: string | undefined) => amountOf(/opacity\(([^)]*)\)/.exec(value ?? "")?.[1]);

function letterPxOf({ name }: Element, said: Said, around: number): number {
  const inFont = /(?:^|\s)(\d*\.?\d+(?:px|pt|em|rem|%))(?:\/|\s|$)/.exec(said("font") ?? "")?.[1];
  const size = said("font-size") ?? inFont;
  if (size) return letterHeight(size, around);
  return name === "small" || name === "sub" || name === "sup" ? around / 1.2 : around;
}

function colourFor({ name, attribs }: Element, said: Said, around: Colour): Colour {
  const value =
    said("-webkit-text-fill-color") ??
    said("color") ??
    (name === "font" ? attribs.color : name === "body" ? attribs.text : undefined);
  if (value === undefined || /^(?:inherit|currentcolor|unset)$/i.test(value)) return around;
  // One that is not known here is one that is seen.
  return colourOf(value) ?? { r: 127, g: 40, b: 40, a: 1 };
}

function behindOf({ attribs }: Element, said: Said, around: Colour | undefined): Colour | undefined {
  const whole = said("background");
  if (/url\(|gradient\(|image-set\(/i.test(`${whole ?? ""} ${said("background-image") ?? ""}`))
    return undefined;
  const value = said("background-color") ?? whole ?? attribs.bgcolor;
  if (value === undefined) return around;
  const colour =
    colourOf(value) ??
    value
      .split(/\s+(?![^(]*\))/)
      .map(colourOf)
      .find(Boolean);
  if (!colour) return /^(?:none|inherit|initial|unset|0)/i.test(value) ? around : undefined;
  if (colour.a >= 1) return colour;
  return around && over(colour, around);
}

function customOf(declared: Declared | undefined, around: ReadonlyMap<string, string>) {
  const own = [...(declared ?? [])].filter(([name]) => name.startsWith("--"));
  return own.length === 0
    ? around
    : new Map([...around, ...own.map(([name, { value }]) => [name, value] as const)]);
}

/** A value with its variables in place; they may name one another, a few deep. */
function resolved(value: string | undefined, custom: ReadonlyMap<string, string>): string | undefined {
  let text = value;
  for (let deep = 0; deep < 5 && text?.includes("var("); deep++)
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
      (_all, name: string, otherwise: string | undefined) =>
        custom.get(name)?.slice(0, 200) ?? otherwise ?? "",
    );
  return text?.trim().toLowerCase().slice(0, 1_000);
}
