import type { Said } from "./css-declared.ts";
import { stopsOf } from "./css-gradients.ts";
import { callsIn, partsOf, pixels } from "./css-lengths.ts";

type Doubt = (value: string, em: number) => boolean;

const isSet: Doubt = () => true;
const isOver =
  (share: number): Doubt =>
  (value, em) =>
    partsOf(value, /\s/).some((part) => (pixels(part, em, em) ?? 0) > share * em);
const isBeyond =
  (share: number): Doubt =>
  (value, em) =>
    Math.abs(pixels(value, em, em) ?? 0) > share * em;

/** Properties of which hardly a page makes use, and by which letters can be taken out of sight or drawn over. */
const doubts: Record<string, Doubt> = {
  "font-size-adjust": (value) => !(Number(value.split(" ").at(-1)) > 0.3) && value !== "from-font",
  perspective: (value, em) => (pixels(value, em) ?? 0) < 100,
  zoom: (value) => (pixels(value, 16, 1) ?? 1) > 3,
  "transform-origin": (value) =>
    partsOf(value, /\s/).some((part) => Math.abs(pixels(part, 16, 300) ?? 0) > 600),
  "offset-path": isSet,
  offset: isSet,
  "offset-position": isSet,
  content: (value) => callsIn(value).some(({ name }) => !/^(?:counters?|attr)$/.test(name)),
  "mask-border": isSet,
  "mask-border-source": isSet,
  "mask-box-image": isSet,
  "mask-box-image-source": isSet,
  "word-spacing": (value, em) => isBeyond(5)(value, em) || (pixels(value, em, em) ?? 0) < -0.3 * em,
  "letter-spacing": isBeyond(2),
  "text-security": isSet,
  "text-stroke": isOver(0.12),
  "text-stroke-width": isOver(0.12),
  "text-decoration": isOver(0.35),
  "text-decoration-thickness": isOver(0.35),
  "outline-offset": (value, em) => (pixels(value, em) ?? 0) < -4,
  "vertical-align": isBeyond(2),
  "baseline-shift": isBeyond(2),
  "unicode-bidi": (value) => value.includes("override"),
  "text-combine-upright": isSet,
  "position-area": isSet,
  "position-visibility": (value) => value !== "always",
  transition: (value) => partsOf(value, /[\s,]/).some(isLong),
  "transition-duration": (value) => partsOf(value, /[\s,]/).some(isLong),
  "transition-delay": (value) => partsOf(value, /[\s,]/).some(isLong),
};
const isLong = (part: string) => /^[\d.]+m?s$/.test(part) && (pixels(part) ?? 0) >= 10;

/** What is a length, a share or a plain word, and never calls anything but sums. */
const measures =
  /^(?:display|visibility|position|float|content-visibility|white-space|opacity|zoom|scale|rotate|translate|font-size|line-height|letter-spacing|word-spacing|text-indent|z-index|top|right|bottom|left|(?:margin|padding)-.+|(?:(?:min|max)-)?(?:width|height)|overflow-[xy]|(?:-webkit-)?line-clamp)$/;
const asItIs = /^(?:none|normal|auto|initial|unset|inherit|revert.*|0|0px)$/;

/** Whether something is said of an element that is not understood, or unusual, and by which it may not be seen. */
export function saysUnusual(all: ReadonlyMap<string, string>, em: number): boolean {
  for (const [name, value] of all) {
    if (asItIs.test(value) && name !== "font-size-adjust") continue;
    if (value === "none" || value === "inherit") continue;
    if (doubts[name]?.(value, em)) return true;
    if (measures.test(name) && value.includes("(") && isUnknown(value)) return true;
  }
  return isMasked((name) => all.get(name));
}

const isUnknown = (value: string): boolean =>
  partsOf(value, /\s/).some(
    (part) => part.includes("(") && !/^fit-content\(/.test(part) && pixels(part, 16, 1_000) === undefined,
  );

/** A mask that is not all of one piece leaves of a text what nobody here can tell. */
function isMasked(said: Said): boolean {
  const mask = said("mask-image");
  if (mask === undefined || asItIs.test(mask)) return false;
  if (["size", "position", "repeat", "composite", "origin", "clip", "mode"].some((of) => said(`mask-${of}`)))
    return true;
  const calls = callsIn(mask);
  if (calls.length === 0 || calls.length < partsOf(mask, /[\s,]/).length) return true;
  return calls.some(({ inner }) => !stopsOf(inner)?.every(({ a }) => a > 0.9));
}
