import type { Element } from "domhandler";
import type { Frames } from "./css-animations.ts";
import { computed } from "./css-computed.ts";
import type { Declared, Said } from "./css-declared.ts";
import { saysUnusual } from "./css-doubts.ts";
import { callsIn, letterHeight, pixels, screen } from "./css-lengths.ts";
import { leftByClip, movedBy, transformOf } from "./css-shapes.ts";
import { type Colour, shows, white } from "./css-values.ts";
import { colourFor, ground } from "./html-ground.ts";
import type { Look } from "./html-look.ts";
import type { Reason } from "./left-out.ts";

const night: Colour = { r: 18, g: 18, b: 18, a: 1 };

/** Never drawn, or drawn as something else than the page's words. */
const unseen = new Set(
  "head script style template noscript object embed iframe frame video audio canvas svg math select datalist textarea button input progress meter map title meta link base param source track colgroup rp noframes noembed applet portal dialog".split(
    " ",
  ),
);
const letterLeastPx = 4;
/** So far to the left or above begins what nobody reaches: nearer where it is cut. */
const far = { cut: 300, open: 500 };
const farDownPx = 5_000;

/** How an element looks within one that looks like this, by what is declared of it. */
export function lookOf(element: Element, declared: Declared | undefined, around: Look, frames: Frames): Look {
  const { all, said, custom } = computed(declared, around.custom, frames);
  if (around.isGone || isUnseen(element)) return { ...around, isGone: true, said };
  const letterPx = letterPxOf(element, said, around.letterPx);
  const look: Look = { ...around, custom, said, letterPx: letterPx ?? around.letterPx };
  look.isDoubtful ||= letterPx === undefined || isDoubtful(element, said) || saysUnusual(all, look.letterPx);
  const visibility = said("visibility");
  if (visibility && visibility !== "inherit" && visibility !== "unset")
    look.isVisible = /^(?:visible|initial|revert.*)$/.test(visibility);
  look.opacity *=
    Math.max(0, Math.min(1, amountOf(said("opacity")))) * filtered(said("filter"), look.letterPx);
  const scheme = said("color-scheme");
  if (scheme) look.isDark = scheme.includes("dark") && !scheme.includes("light");
  const isNight = look.isDark && element.name === "html";
  look.colour = colourFor(element, said, isNight ? white : around.colour, look.isDark);
  const lineHeight = said("line-height");
  if (lineHeight && lineHeight !== "inherit") look.lineHeight = lineHeightOf(lineHeight, look.letterPx);
  const cuts = cutsOf(said);
  look.isFlat = look.lineHeight < 0.3 && (around.isFlat || ((cuts.x || cuts.y) && !said("height")));
  const moved = movedBy(transformOf(said), look.letterPx);
  if (moved === undefined) look.isDoubtful = true;
  look.scale *= scaleOf(said("zoom")) * (moved?.shrinks ?? 1);
  look.isGone = isTakenAway(said, look, cuts) || isAway(said, look, around.isCut, moved ?? { x: 0, y: 0 });
  look.isCut ||= cuts.x || cuts.y;
  ground(element, said, look, isNight ? [night] : around.behind);
  return look;
}

/** Why a text that looks like this is not seen; undefined where it is. */
export function whyUnseen(look: Look): Reason | undefined {
  if (look.isGone || !look.isVisible || look.opacity < 0.1) return "hidden";
  if (look.letterPx * look.scale < letterLeastPx || look.isFlat) return "tiny";
  if (look.isDoubtful) return "doubtful";
  if (look.behind === undefined && look.shades.length === 0) return undefined;
  if (look.colour === undefined) return "doubtful";
  const colour = { ...look.colour, a: look.colour.a * look.opacity };
  const isShaded = look.shades.some(
    (shade) => !shade || (shade.a > 0.5 && !shows(colour, { ...shade, a: 1 })),
  );
  const isSeen = look.behind?.some((behind) => shows(colour, behind)) ?? true;
  return isSeen && !isShaded ? undefined : "sameColour";
}

function isUnseen({ name, attribs }: Element): boolean {
  if (name === "dialog") return attribs.open === undefined;
  return unseen.has(name) || attribs.hidden !== undefined || attribs.popover !== undefined;
}

const isAtRest = (value: string | undefined) =>
  value === undefined || /^(?:none|normal|auto|inherit|initial|unset|revert.*)$/.test(value);

/** Whether something is done to it by which it may be covered or dissolved. */
function isDoubtful({ name }: Element, said: Said): boolean {
  const isPlaced = (said("position") ?? "static") !== "static";
  if (isPlaced && (pixels(said("z-index")) ?? 0) < 0) return true;
  if (
    /screen|lighten|dodge|plus-lighter|overlay|-light|luminosity|exclusion/.test(said("mix-blend-mode") ?? "")
  )
    return true;
  const filter = said("filter");
  if (filter && name !== "html" && callsIn(filter).some(({ name: its, inner }) => isDistorting(its, inner)))
    return true;
  const clip = said("clip-path");
  return clip !== undefined && leftByClip(clip) === undefined;
}

function isDistorting(name: string, inner: string): boolean {
  const by = amountOf(inner || "1");
  if (name === "url") return true;
  if (name === "invert") return by > 0.3;
  if (name === "brightness") return by > 3 || by < 0.1;
  return name === "contrast" && by < 0.2;
}

type Cuts = { x: boolean; y: boolean };
const cutsOf = (said: Said): Cuts => {
  const isCutting = (value: string | undefined) => /hidden|clip|auto|scroll/.test(value ?? "");
  const isContained = /paint|strict|content/.test(said("contain") ?? "");
  return {
    x: isContained || isCutting(said("overflow-x")),
    y: isContained || isCutting(said("overflow-y")),
  };
};

function isTakenAway(said: Said, { letterPx: em }: Look, cuts: Cuts): boolean {
  if (said("display") === "none" || said("content-visibility") === "hidden") return true;
  const px = (name: string) => pixels(said(name), em, 1_000);
  const isPlaced = /absolute|fixed/.test(said("position") ?? "");
  const clips = [said("clip-path"), isPlaced ? said("clip") : undefined].map((clip) =>
    leftByClip(clip ?? ""),
  );
  if (clips.some((left) => left && Math.min(left.width, left.height) < letterLeastPx)) return true;
  if ((px("letter-spacing") ?? 0) < -0.5 * em) return true;
  const isLow = (name: string) => (px(name) ?? em) < Math.min(letterLeastPx, em / 2);
  if (cuts.y && ["height", "max-height"].some(isLow)) return true;
  if (cuts.x && ["width", "max-width"].some(isLow)) return true;
  return /strict|size.*paint|paint.*size/.test(said("contain") ?? "") && said("height") === undefined;
}

/** Whether it stands where nobody reaches it. */
function isAway(
  said: Said,
  { letterPx: em, isCut }: Look,
  isCutAround: boolean,
  moved: { x: number; y: number },
) {
  const px = (name: string, whole: number) => pixels(said(name), em, whole) ?? 0;
  const position = said("position") ?? "static";
  const isPlaced = /absolute|fixed|relative|sticky/.test(position);
  const placed = (name: string, whole: number) => (isPlaced ? px(name, whole) : 0);
  const least = -(isCut || isCutAround || position === "fixed" ? far.cut : far.open);
  const indent = px("text-indent", screen.width);
  if (indent <= -far.cut || indent >= screen.width) return true;
  if (indent >= 200 && /nowrap|pre$/.test(said("white-space") ?? "") && cutsOf(said).x) return true;
  const left = placed("left", screen.width) + px("margin-left", screen.width) + moved.x;
  const top = placed("top", screen.height) + px("margin-top", screen.width) + moved.y;
  const right = placed("right", screen.width) + px("margin-right", screen.width);
  const bottom = placed("bottom", screen.height);
  if (left <= least || top <= least || left >= screen.width) return true;
  // What is centred from the right has a share of the screen there.
  if (isPlaced && (right <= -far.open || right >= screen.width || bottom <= -far.open)) return true;
  if (position === "fixed") return top >= screen.height || bottom >= screen.height;
  return top >= farDownPx || bottom >= 10 * farDownPx;
}

const amountOf = (value: string | undefined) => pixels(value, 16, 1) ?? 1;

const scaleOf = (value: string | undefined) =>
  isAtRest(value) ? 1 : Math.abs(pixels(value, 16, 1) ?? 1) || 0;

function lineHeightOf(value: string, em: number): number {
  if (/^[\d.]+$/.test(value)) return Number(value);
  const height = pixels(value, em, em);
  return height === undefined ? 1.2 : height / em;
}

/** How much of a letter a filter leaves. */
function filtered(filter: string | undefined, em: number): number {
  return callsIn(filter ?? "").reduce((left, { name, inner }) => {
    if (name === "opacity") return left * Math.max(0, Math.min(1, amountOf(inner || "1")));
    return name === "blur" && (pixels(inner, em) ?? 0) >= Math.max(5, em / 2) ? 0 : left;
  }, 1);
}

function letterPxOf({ name }: Element, said: Said, around: number): number | undefined {
  const size = said("font-size");
  if (size && !/^(?:inherit|unset)$/.test(size)) return letterHeight(size, around);
  return name === "small" || name === "sub" || name === "sup" ? around / 1.2 : around;
}
