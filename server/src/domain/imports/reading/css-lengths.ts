/** As a person at a desk sees it. */
export const screen = { width: 1_280, height: 800 };

const ofScreen = Object.fromEntries(
  ["", "d", "s", "l"].flatMap((which) => [
    [`${which}vw`, 12.8],
    [`${which}vi`, 12.8],
    [`${which}vmax`, 12.8],
    [`${which}vh`, 8],
    [`${which}vb`, 8],
    [`${which}vmin`, 8],
  ]),
);
/** Lengths in pixels, angles in degrees, times in seconds. */
const units: Record<string, number> = {
  ...ofScreen,
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  rem: 16,
  rex: 8,
  rch: 8,
  rlh: 19,
  cqw: 12.8,
  cqi: 12.8,
  cqmax: 12.8,
  cqh: 8,
  cqb: 8,
  cqmin: 8,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
  s: 1,
  ms: 0.001,
};
const ofLetter: Record<string, number> = { em: 1, ex: 0.5, ch: 0.5, cap: 0.7, ic: 1, lh: 1.2 };
const constants: Record<string, number> = { pi: Math.PI, e: Math.E, infinity: Number.POSITIVE_INFINITY };
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const functions: Record<string, (...parts: number[]) => number> = {
  calc: (value = Number.NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (least = Number.NaN, value = Number.NaN, most = Number.NaN) =>
    Math.max(least, Math.min(value, most)),
  abs: (value = Number.NaN) => Math.abs(value),
  sign: (value = Number.NaN) => Math.sign(value),
  hypot: Math.hypot,
  sqrt: (value = Number.NaN) => Math.sqrt(value),
  pow: (value = Number.NaN, by = Number.NaN) => value ** by,
  exp: (value = Number.NaN) => Math.exp(value),
  mod: (value = Number.NaN, by = Number.NaN) => value - Math.floor(value / by) * by,
  rem: (value = Number.NaN, by = Number.NaN) => value % by,
  round: (value = Number.NaN, by = 1) => Math.round(value / by) * by,
  sin: (value = Number.NaN) => Math.sin(inRadians(value)),
  cos: (value = Number.NaN) => Math.cos(inRadians(value)),
};

/** A length in pixels, computed where it is a sum; `em` is what a letter is there, `whole` what a percentage is of. Undefined where it is none. */
export function pixels(value: string | undefined, em = 16, whole = Number.NaN): number | undefined {
  const text = value?.trim().toLowerCase() ?? "";
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  const sum = (): number => {
    let total = product();
    for (let sign = take(/\s*([+-])/y); sign; sign = take(/\s*([+-])/y))
      total += sign[1] === "+" ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = one();
    for (let sign = take(/\s*([*/])/y); sign; sign = take(/\s*([*/])/y))
      total = sign[1] === "*" ? total * one() : total / one();
    return total;
  };
  const one = (): number => {
    const number = take(/\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?/y);
    if (number) {
      const unit = number[2] ?? "";
      const by = unit === "%" ? whole / 100 : (units[unit] ?? (ofLetter[unit] ?? Number.NaN) * em);
      return Number(number[1]) * by;
    }
    const named = take(/\s*(-?)([a-z][a-z-]*)?(\()?/y);
    const name = named?.[2] ?? "calc";
    if (!named?.[3]) return (named?.[1] ? -1 : 1) * (constants[name] ?? Number.NaN);
    const parts = [sum()];
    while (take(/\s*,/y)) parts.push(sum());
    if (!take(/\s*\)/y)) return Number.NaN;
    return functions[name]?.(...parts) ?? Number.NaN;
  };
  const length = sum();
  return Number.isNaN(length) || text.slice(at).trim() !== "" ? undefined : length;
}

/** The parts of a value, cut where one of the signs stands outside of brackets and quotes. */
export function partsOf(value: string, signs: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const sign of value) {
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (depth === 0 && !quote && signs.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The functions that a value calls, one after the other, with what is between their brackets. */
export function callsIn(value: string): { name: string; inner: string }[] {
  return partsOf(value, /[\s,]/).flatMap((part) => {
    const [, name, inner] = /^([\w-]+)\(([\s\S]*)\)$/.exec(part) ?? [];
    return name === undefined ? [] : [{ name, inner: inner ?? "" }];
  });
}

const sizes: Record<string, number> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  initial: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
  "xxx-large": 48,
};

/** What a letter's height is, said as `font-size`, where a letter around it has `em`. Undefined where that is not understood. */
export function letterHeight(value: string, em: number): number | undefined {
  const said = value.trim().toLowerCase();
  if (sizes[said] !== undefined) return sizes[said];
  if (said === "smaller") return em / 1.2;
  if (said === "larger") return em * 1.2;
  return pixels(said, em, em) ?? (said.includes("(") ? undefined : em);
}

/** The size within a `font`: what stands before its line's height and its family. */
export function sizeInFont(font: string): string | undefined {
  return partsOf(font, /\s/)
    .map((part) => partsOf(part, /\//)[0] ?? "")
    .find((part) => sizes[part] || /^(?:smaller|larger)$/.test(part) || isSize(part));
}

/** A weight is a number alone; of sizes, only nothing is. */
const isSize = (part: string) =>
  part.includes("(") || (pixels(part, 16, 16) !== undefined && (/[a-z%]$/.test(part) || Number(part) === 0));
