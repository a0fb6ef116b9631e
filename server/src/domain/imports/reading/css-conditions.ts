import * as csstree from "css-tree";
import { partsOf, pixels, screen } from "./css-lengths.ts";

/** What holds for a person at a desk with a mouse, who has asked for nothing in particular. */
const said: Record<string, string> = {
  orientation: "landscape",
  hover: "hover",
  "any-hover": "hover",
  pointer: "fine",
  "any-pointer": "fine",
  scripting: "enabled",
  update: "fast",
  scan: "progressive",
  "display-mode": "browser",
  "prefers-color-scheme": "light",
  "prefers-reduced-motion": "no-preference",
  "prefers-reduced-transparency": "no-preference",
  "prefers-reduced-data": "no-preference",
  "prefers-contrast": "no-preference",
  "forced-colors": "none",
  "inverted-colors": "none",
  "overflow-block": "scroll",
  "overflow-inline": "scroll",
  "color-gamut": "srgb",
};
const measured: Record<string, number> = {
  width: screen.width,
  height: screen.height,
  "device-width": screen.width,
  "device-height": screen.height,
  "inline-size": screen.width,
  "block-size": screen.height,
  color: 8,
  monochrome: 0,
  grid: 0,
  resolution: 1,
  "-webkit-device-pixel-ratio": 1,
  "aspect-ratio": screen.width / screen.height,
};

/** Whether a media query holds on such a screen. */
export const mediaHolds = (queries: string): boolean =>
  queries.trim() === "" || partsOf(queries.toLowerCase(), /,/).some((query) => holds(query) === true);

/** Whether the browser can do what is asked: it knows what is known of CSS, and lacks nothing of that. */
export function supportsHolds(condition: string): boolean {
  const names = [...condition.matchAll(/\(\s*([\w-]+)\s*:/g)].map(([, name = ""]) => name.toLowerCase());
  const can = names.every(
    (name) => /^--|^-webkit-/.test(name) || !csstree.lexer.matchProperty(name, "initial").error,
  );
  return /^\s*not\b/i.test(condition) ? !can : can;
}

function holds(condition: string): boolean | undefined {
  const parts = partsOf(condition.replace(/\b(and|or|not)\(/g, "$1 ("), /\s/).filter(
    (part) => part !== "only",
  );
  if (parts[0] === "not") {
    const held = holds(parts.slice(1).join(" "));
    return held === undefined ? undefined : !held;
  }
  const either = parts.includes("or");
  const each = parts.filter((part) => part !== "and" && part !== "or").map(one);
  return either ? each.some((held) => held === true) : each.every((held) => held === true);
}

function one(part: string): boolean | undefined {
  if (part === "screen" || part === "all") return true;
  const inner = /^\(([\s\S]*)\)$/.exec(part)?.[1]?.trim();
  if (inner === undefined) return part.startsWith("not") ? holds(part) : false;
  if (inner.startsWith("(") || /^not\b/.test(inner)) return holds(inner);
  const [, name, value] = /^([\w-]+)\s*(?::\s*(.+))?$/.exec(inner) ?? [];
  if (name) return feature(name, value);
  const range = inner.split(/\s*([<>]=?|=)\s*/);
  return [0, 2].every((at) => range[at + 2] === undefined || compared(range.slice(at, at + 3)));
}

function feature(name: string, value: string | undefined): boolean | undefined {
  if (said[name] !== undefined) return value === undefined ? said[name] !== "none" : said[name] === value;
  const [, bound, plain = ""] = /^(?:-webkit-)?(?:(min|max)-)?(.+)$/.exec(name) ?? [];
  const is = measured[plain] ?? measured[name];
  if (is === undefined) return undefined;
  if (value === undefined) return is > 0;
  const wanted = number(value);
  return bound === "min" ? is >= wanted : bound === "max" ? is <= wanted : is === wanted;
}

function compared([left = "", sign = "", right = ""]: string[]): boolean {
  const [one, other] = [left, right].map((side) => measured[side] ?? number(side));
  if (one === undefined || other === undefined) return false;
  if (sign === "=") return one === other;
  if (sign.startsWith("<")) return sign === "<" ? one < other : one <= other;
  return sign === ">" ? one > other : one >= other;
}

const number = (value: string): number =>
  /^[\d.]+dpi$/.test(value)
    ? Number.parseFloat(value) / 96
    : /^[\d.]+(?:x|dppx)$/.test(value)
      ? Number.parseFloat(value)
      : (pixels(value) ?? Number.NaN);
