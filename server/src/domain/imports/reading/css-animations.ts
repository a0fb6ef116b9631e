import type { Declarations } from "./css-declared.ts";
import { partsOf, pixels } from "./css-lengths.ts";
import { movedBy } from "./css-shapes.ts";
import { colourOf } from "./css-values.ts";

/** What an animation sets where it begins, where it ends, and anywhere between. */
export type Frame = { first: Declarations; last: Declarations; all: Declarations };
export type Frames = ReadonlyMap<string, Frame>;

const names = [
  "animation",
  "animation-name",
  "animation-duration",
  "animation-fill-mode",
  "animation-play-state",
  "animation-delay",
  "animation-direction",
  "animation-iteration-count",
  "animation-timeline",
];
const longSeconds = 10;

/** How its animations leave an element: as they end, or, where they end late, never or elsewhere, as they hide it. */
export function atRest(found: ReadonlyMap<string, string>, frames: Frames): [string, string][] {
  const said = names.map((name) => found.get(name) ?? "").join(",");
  if (frames.size === 0 || !said.replaceAll(",", "")) return [];
  const parts = partsOf(said, /[\s,]/);
  const own = parts.flatMap((part) => frames.get(part) ?? []);
  const isUnending = found.get("animation-timeline") !== undefined || parts.some(isUncertain);
  const stays = parts.includes("forwards") || parts.includes("both");
  const set = own.flatMap(({ last, all }) =>
    isUnending ? all.filter(([name, value]) => hides(name, value)) : stays ? last : [],
  );
  return set.map(([name, value]) => [name, value]);
}

/** Runs on, or long, or backwards, or stops on its way. */
const isUncertain = (part: string): boolean =>
  /^(?:paused|infinite|reverse|alternate|alternate-reverse|scroll\(.*|view\(.*)$/.test(part) ||
  (/^-?[\d.]+m?s$/.test(part) && Math.abs(pixels(part) ?? 0) >= longSeconds) ||
  (/^\d*\.\d+$/.test(part) && !Number.isInteger(Number(part))) ||
  /^(?:calc|var|if|min|max)\(/.test(part);

/** Whether that alone would take a text out of sight. */
function hides(name: string, value: string): boolean {
  const px = pixels(value, 16, 1_000);
  if (name === "opacity") return (pixels(value, 16, 1) ?? 0) < 0.1;
  if (name === "visibility") return value !== "visible";
  if (name === "display") return value === "none";
  if (/(?:^|-)(?:transform|translate|scale|rotate)$/.test(name)) {
    const said = name.endsWith("transform") ? value : `${name}(${partsOf(value, /\s/).join()})`;
    const moved = /^(?:none|0)$/.test(value) ? { shrinks: 1, x: 0, y: 0 } : movedBy(said, 16);
    return !moved || moved.shrinks < 0.3 || Math.abs(moved.x) >= 200 || Math.abs(moved.y) >= 100;
  }
  if (/clip|mask|offset|filter|content/.test(name)) return value !== "none";
  if (/colou?r$/.test(name)) return (colourOf(value)?.a ?? 0) < 0.1;
  if (/^(?:font-size|(?:max-)?(?:width|height))$/.test(name)) return px === undefined || px < 10;
  return (
    /^(?:left|right|top|bottom|inset.*|margin.*|text-indent|letter-spacing)$/.test(name) &&
    Math.abs(px ?? 0) > 100
  );
}
