import type { Said } from "./css-declared.ts";
import { callsIn, partsOf, pixels, screen } from "./css-lengths.ts";

/** What a transform does to letters: how much of their smaller side is left, and how far they go. */
export type Moved = { shrinks: number; x: number; y: number };

/** All that is said of where an element is drawn, and how large, as one `transform`. */
export function transformOf(said: Said): string {
  const parts = (name: string) => {
    const value = said(name) ?? "none";
    return /^(?:none|normal|initial|unset|inherit|revert.*)$/.test(value) ? [] : partsOf(value, /\s/);
  };
  const [translate, scale, rotate] = [parts("translate"), parts("scale"), parts("rotate")];
  const [axis = "", angle] = rotate;
  const turn = rotate.length > 2 ? "3d" : angle ? axis : "";
  return [
    translate.length > 0 && `translate3d(${[...translate, "0", "0"].slice(0, 3)})`,
    rotate.length > 0 && `rotate${turn}(${turn.length === 1 ? angle : rotate})`,
    scale.length > 0 && `scale(${scale})`,
    said("transform"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a turn leaves to be seen; of what shows its back, nothing. */
const turns = (angle: string | undefined) => Math.max(0, Math.cos(((pixels(angle) ?? 0) * Math.PI) / 180));

/** So far to the back or to the front a letter is as large as it was; and so near a look at it may be. */
const deepMostPx = 200;
const nearestPx = 100;
/** What is drawn larger than so many times fills the screen. */
const largestShare = 16;

/** Reads `transform` of a box of that size, where it is known; undefined where one of its steps is not understood. */
export function movedBy(
  transform: string,
  em: number,
  // A share is of its own size: a whole one leaves its place.
  size = { width: 250, height: 150 },
): Moved | undefined {
  const moved = { shrinks: 1, x: 0, y: 0 };
  for (const { name, inner } of callsIn(transform)) {
    const parts = partsOf(inner, /[,\s]/);
    const numbers = parts.map((part) => pixels(part, em, 1) ?? Number.NaN);
    const [a = Number.NaN, b = a, c = 1, d = 1] = numbers;
    const shrink = (...by: number[]) => {
      moved.shrinks *= Math.min(...by.map(Math.abs));
    };
    const go = (axis: "x" | "y", part: string | undefined) => {
      moved[axis] += pixels(part, em, axis === "x" ? size.width : size.height) ?? Number.NaN;
    };
    const isDeep = (z: number | undefined) => !(Math.abs(z ?? 0) <= deepMostPx);
    if (name === "translate" || name === "translate3d") {
      if (isDeep(numbers[2])) return undefined;
      go("x", parts[0]);
      go("y", parts[1] ?? "0");
    } else if (name === "translatex") go("x", parts[0]);
    else if (name === "translatey") go("y", parts[0]);
    else if (/^scale(?:3d|x|y)?$/.test(name)) {
      // Of what is mirrored nothing can be read.
      const other = /3d$|^scale$/.test(name) ? b : 1;
      if (a * other < 0 || Math.abs(a * other) > largestShare) return undefined;
      shrink(a, other);
    } else if (name === "rotatex" || name === "rotatey") shrink(turns(parts[0]));
    else if (name === "rotate3d")
      shrink((numbers[0] ?? 0) === 0 && (numbers[1] ?? 0) === 0 ? 1 : turns(parts[3]));
    else if (name === "skew" || name === "skewx" || name === "skewy") shrink(...parts.map(turns));
    else if (name === "matrix") {
      shrink(Math.abs(a * d - b * c) / (Math.max(Math.hypot(a, b), Math.hypot(c, d)) || 1));
      moved.x += numbers[4] ?? 0;
      moved.y += numbers[5] ?? 0;
      if (a * d - b * c < 0) return undefined;
    } else if (name === "matrix3d") {
      if ([2, 3, 6, 7, 8, 9, 11].some((at) => numbers[at] !== 0) || numbers[15] !== 1) return undefined;
      const [e = 0, f = 0, g = 0, h = 0] = [numbers[0], numbers[1], numbers[4], numbers[5]];
      if (e * h - f * g < 0) return undefined;
      shrink(Math.abs(e * h - f * g) / (Math.max(Math.hypot(e, f), Math.hypot(g, h)) || 1));
      moved.x += numbers[12] ?? 0;
      moved.y += numbers[13] ?? 0;
    } else if (name === "translatez") {
      if (isDeep(a)) return undefined;
    } else if (name === "perspective") {
      if (inner !== "none" && !(a >= nearestPx)) return undefined;
    } else if (!/^(?:rotate|rotatez|scalez)$/.test(name)) return undefined;
  }
  return Object.values(moved).some(Number.isNaN) ? undefined : moved;
}

/** As large as a box may be that is cut. */
const box = 1_000;
const length = (part: string | undefined) => pixels(part, 16, box) ?? 0;

/** How wide and high the part is that a clip leaves, at most; undefined where that is not understood. */
export function leftByClip(clip: string): { width: number; height: number } | undefined {
  const all = { width: screen.width, height: screen.height };
  const [call] = callsIn(clip);
  if (!call) return clip.includes("(") ? undefined : all;
  const inner = call.inner.split(/\bround\b/)[0] ?? "";
  const parts = partsOf(inner, /[\s,]/);
  const [one = "0", two = one, three = one, four = two] = parts;
  if (call.name === "inset")
    return { width: box - length(two) - length(four), height: box - length(one) - length(three) };
  if (call.name === "rect") {
    const edge = (part: string, otherwise: number) => (part === "auto" ? otherwise : length(part));
    return { width: edge(two, box) - edge(four, 0), height: edge(three, box) - edge(one, 0) };
  }
  if (call.name === "xywh") return { width: length(three), height: length(four) };
  if (call.name === "circle" || call.name === "ellipse") {
    const radii = partsOf(inner.split(/\bat\b/)[0] ?? "", /\s/);
    const size = (part: string | undefined) =>
      part === undefined || /^(?:closest|farthest)/.test(part) ? box : 2 * length(part);
    return { width: size(radii[0]), height: size(radii[1] ?? radii[0]) };
  }
  if (call.name === "polygon") {
    const points = partsOf(inner, /,/).map((point) => partsOf(point, /\s/).map(length));
    return spread(points.filter((point) => point.length === 2));
  }
  if (call.name === "path") {
    const numbers = (inner.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const widest = Math.max(0, ...numbers) - Math.min(0, ...numbers);
    return { width: widest, height: widest };
  }
  return undefined;
}

/** Of what reaches out of the box, only what is within it is left. */
function spread(points: number[][]) {
  const along = (axis: 0 | 1) => {
    const each = points.map((point) => Math.max(0, Math.min(box, point[axis] ?? 0)));
    return each.length === 0 ? 0 : Math.max(...each) - Math.min(...each);
  };
  return { width: along(0), height: along(1) };
}
