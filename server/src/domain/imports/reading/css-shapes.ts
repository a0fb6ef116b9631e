import { callsIn, partsOf, pixels, screen } from "./css-lengths.ts";

/** What a transform does to letters: how much of their smaller side is left, and how far they go. */
export type Moved = { shrinks: number; x: number; y: number };

const turns = (angle: string | undefined) => Math.abs(Math.cos(((pixels(angle) ?? 0) * Math.PI) / 180));

/** Reads `transform`; undefined where one of its steps is not understood. */
export function movedBy(transform: string, em: number): Moved | undefined {
  const moved = { shrinks: 1, x: 0, y: 0 };
  for (const { name, inner } of callsIn(transform)) {
    const parts = partsOf(inner, /[,\s]/);
    const numbers = parts.map((part) => pixels(part, em, 1) ?? Number.NaN);
    const [a = Number.NaN, b = a, c = 1, d = 1] = numbers;
    const shrink = (...by: number[]) => {
      moved.shrinks *= Math.min(...by.map(Math.abs));
    };
    // A share is of its own size, which is not known: a whole one leaves its place.
    const go = (axis: "x" | "y", part: string | undefined) => {
      moved[axis] += pixels(part, em, axis === "x" ? 250 : 150) ?? Number.NaN;
    };
    if (name === "translate" || name === "translate3d") {
      go("x", parts[0]);
      go("y", parts[1] ?? "0");
    } else if (name === "translatex") go("x", parts[0]);
    else if (name === "translatey") go("y", parts[0]);
    else if (name === "scale") shrink(a, b);
    else if (name === "scale3d") shrink(a, b);
    else if (name === "scalex" || name === "scaley") shrink(a);
    else if (name === "rotatex" || name === "rotatey") shrink(turns(parts[0]));
    else if (name === "rotate3d")
      shrink((numbers[0] ?? 0) === 0 && (numbers[1] ?? 0) === 0 ? 1 : turns(parts[3]));
    else if (name === "skew" || name === "skewx" || name === "skewy") shrink(...parts.map(turns));
    else if (name === "matrix") {
      shrink(Math.abs(a * d - b * c) / (Math.max(Math.hypot(a, b), Math.hypot(c, d)) || 1));
      moved.x += numbers[4] ?? 0;
      moved.y += numbers[5] ?? 0;
    } else if (name === "matrix3d") {
      const [e = 0, f = 0, g = 0, h = 0] = [numbers[0], numbers[1], numbers[4], numbers[5]];
      shrink(Math.abs(e * h - f * g) / (Math.max(Math.hypot(e, f), Math.hypot(g, h)) || 1));
      moved.x += numbers[12] ?? 0;
      moved.y += numbers[13] ?? 0;
    } else if (!/^(?:rotate|rotatez|translatez|scalez|perspective)$/.test(name)) return undefined;
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
