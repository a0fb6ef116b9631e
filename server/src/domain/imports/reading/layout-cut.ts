import type { Element } from "domhandler";
import type { Said } from "./css-declared.ts";
import { callsIn, partsOf, pixels, screen } from "./css-lengths.ts";
import { type Box, type Edges, type Shown, scrolledLeast, type Type, unknownPx } from "./layout-box.ts";

const endless = 10 * unknownPx;

/** The part of a box outside of which nothing of its inside is shown; undefined where all is. */
export function shownOf(
  { name }: Element,
  said: Said,
  type: Type,
  box: Box,
  border: Edges,
  pad: Edges,
): Shown | undefined {
  const clip = clipOf(said, type, box);
  const isContained = /paint|strict|content/.test(said("contain") ?? "");
  const overflow = (axis: "x" | "y") => said(`overflow-${axis}`) ?? (isContained ? "clip" : "visible");
  const [x, y] = [overflow("x"), overflow("y")];
  const isOpen = !/hidden|clip|auto|scroll/.test(`${x} ${y}`);
  if (isOpen) return clip && { ...clip, scrollsX: false, scrollsY: false };
  // What a page itself cuts is the screen's, and that scrolls unless it is said not to.
  if (name === "html" || name === "body")
    return {
      ...{ left: 0, top: 0, scrollsX: false, scrollsY: false },
      right: /hidden|clip/.test(x) ? screen.width : endless,
      bottom: /hidden|clip/.test(y) ? screen.height : endless,
    };
  const isRoomy = box.width >= scrolledLeast.width && box.height >= scrolledLeast.height;
  const runsOn = (one: string, other: string) =>
    isRoomy && (/auto|scroll/.test(one) || (one === "visible" && other !== "clip"));
  const lines = Number.parseInt(said("-webkit-line-clamp") ?? said("line-clamp") ?? "", 10);
  const isFree = (one: string, other: string) => one === "visible" && other === "clip";
  const bottom = Math.min(
    box.height - border.bottom,
    lines > 0 ? pad.top + lines * type.line : Number.POSITIVE_INFINITY,
  );
  const shown = {
    left: isFree(x, y) ? -endless : border.left,
    top: isFree(y, x) ? -endless : border.top,
    right: isFree(x, y) ? endless : box.width - border.right,
    bottom: isFree(y, x) ? endless : bottom,
    scrollsX: runsOn(x, y),
    scrollsY: runsOn(y, x) && !(lines > 0),
  };
  return clip ? { ...within(shown, clip), scrollsX: false, scrollsY: false } : shown;
}

const within = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** What a clip leaves of a box, at the least. */
function clipOf(said: Said, { em }: Type, { width, height }: Box): Edges | undefined {
  const value = said("clip-path") ?? "none";
  const isPlaced = /absolute|fixed/.test(said("position") ?? "");
  const [call] = callsIn(value === "none" && isPlaced ? (said("clip") ?? "") : value);
  if (!call) return undefined;
  const inner = call.inner.split(/\bround\b/)[0] ?? "";
  const parts = partsOf(inner, /[\s,]/);
  const [one = "0", two = one, three = one, four = two] = parts;
  const [x, y] = [
    (part: string) => pixels(part, em, width) ?? 0,
    (part: string) => pixels(part, em, height) ?? 0,
  ];
  if (call.name === "inset")
    return { left: x(four), top: y(one), right: width - x(two), bottom: height - y(three) };
  if (call.name === "xywh")
    return { left: x(one), top: y(two), right: x(one) + x(three), bottom: y(two) + y(four) };
  if (call.name === "rect")
    return {
      left: four === "auto" ? 0 : x(four),
      top: one === "auto" ? 0 : y(one),
      right: two === "auto" ? width : x(two),
      bottom: three === "auto" ? height : y(three),
    };
  if (call.name === "circle" || call.name === "ellipse") {
    const [radii = "", at = "50% 50%"] = inner.split(/\bat\b/).map((part) => part.trim());
    const [first, second = first] = partsOf(radii, /\s/);
    const half = (part: string | undefined, whole: number) =>
      part === undefined || /side|corner/.test(part)
        ? whole / 2
        : (pixels(part, em, Math.min(width, height)) ?? 0);
    const words: Record<string, string> = {
      left: "0%",
      top: "0%",
      center: "50%",
      right: "100%",
      bottom: "100%",
    };
    const [atX = "50%", atY = "50%"] = partsOf(at, /\s/).map((part) => words[part] ?? part);
    // The square within the round.
    const [wide, high] = [half(first, width) * 0.75, half(second, height) * 0.75];
    return { left: x(atX) - wide, top: y(atY) - high, right: x(atX) + wide, bottom: y(atY) + high };
  }
  if (call.name !== "polygon") return undefined;
  const points = partsOf(inner.replace(/^\s*(?:nonzero|evenodd)\s*,/, ""), /,/).map((point) => {
    const [across = "0", down = "0"] = partsOf(point, /\s/);
    return { x: x(across), y: y(down) };
  });
  const area =
    Math.abs(
      points.reduce((sum, { x: left, y: top }, index) => {
        const next = points[(index + 1) % points.length] ?? { x: 0, y: 0 };
        return sum + left * next.y - next.x * top;
      }, 0),
    ) / 2;
  const [across, down] = [points.map((point) => point.x), points.map((point) => point.y)];
  const around = {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
  // Of what leaves less than most of that, nobody knows which part.
  const isMost = area > 0.7 * (around.right - around.left) * (around.bottom - around.top);
  return isMost ? around : { left: 0, top: 0, right: 0, bottom: 0 };
}
