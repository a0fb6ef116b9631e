/** A colour: red, green, blue from 0 to 255, and how much of it covers what is behind, from 0 to 1. */
export type Colour = { r: number; g: number; b: number; a: number };

export const white: Colour = { r: 255, g: 255, b: 255, a: 1 };
export const black: Colour = { r: 0, g: 0, b: 0, a: 1 };

/** Those that pages are written in by name; another one is seen. */
const named: Record<string, string> = {
  white: "#ffffff",
  black: "#000000",
  snow: "#fffafa",
  ivory: "#fffff0",
  ghostwhite: "#f8f8ff",
  whitesmoke: "#f5f5f5",
  floralwhite: "#fffaf0",
  azure: "#f0ffff",
  mintcream: "#f5fffa",
  aliceblue: "#f0f8ff",
  honeydew: "#f0fff0",
  seashell: "#fff5ee",
  linen: "#faf0e6",
  beige: "#f5f5dc",
  lightyellow: "#ffffe0",
  lavenderblush: "#fff0f5",
  gainsboro: "#dcdcdc",
  lightgray: "#d3d3d3",
  lightgrey: "#d3d3d3",
  silver: "#c0c0c0",
  darkgray: "#a9a9a9",
  darkgrey: "#a9a9a9",
  gray: "#808080",
  grey: "#808080",
  dimgray: "#696969",
  dimgrey: "#696969",
  red: "#ff0000",
  darkred: "#8b0000",
  maroon: "#800000",
  orange: "#ffa500",
  gold: "#ffd700",
  yellow: "#ffff00",
  green: "#008000",
  darkgreen: "#006400",
  lime: "#00ff00",
  olive: "#808000",
  teal: "#008080",
  aqua: "#00ffff",
  cyan: "#00ffff",
  blue: "#0000ff",
  darkblue: "#00008b",
  midnightblue: "#191970",
  navy: "#000080",
  lightblue: "#add8e6",
  skyblue: "#87ceeb",
  steelblue: "#4682b4",
  purple: "#800080",
  indigo: "#4b0082",
  fuchsia: "#ff00ff",
  magenta: "#ff00ff",
  pink: "#ffc0cb",
  brown: "#a52a2a",
  tan: "#d2b48c",
  wheat: "#f5deb3",
};

/** Reads a colour as CSS writes it; undefined for one that is not known here. */
export function colourOf(value: string): Colour | undefined {
  const text = value.trim().toLowerCase();
  if (text === "transparent") return { r: 0, g: 0, b: 0, a: 0 };
  const hex = /^#([\da-f]{3,8})$/.exec(named[text] ?? text)?.[1];
  if (hex) return ofHex(hex);
  const [, model, inner = ""] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(text) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  if (!model || parts.length < 3) return undefined;
  const a = parts[3] === undefined ? 1 : amount(parts[3], 1);
  if (model === "rgb") {
    const [r = 0, g = 0, b = 0] = parts.map((part) => amount(part, 255));
    return { r, g, b, a };
  }
  const [hue = 0] = parts.map(Number.parseFloat);
  return { ...ofHsl(hue, amount(parts[1] ?? "0", 1), amount(parts[2] ?? "0", 1)), a };
}

const amount = (part: string, whole: number) =>
  part.endsWith("%") ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part);

function ofHex(hex: string): Colour | undefined {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
  if (digits.length !== 6 && digits.length !== 8) return undefined;
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

function ofHsl(hue: number, saturation: number, lightness: number) {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

/** One colour over another. */
export function over(top: Colour, below: Colour): Colour {
  const mix = (one: number, other: number) => one * top.a + other * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
}

/** Below this nobody reads a text: WCAG asks for 4.5, and pale grey on white has 1.6. */
const readableContrast = 1.2;

/** Whether a text of that colour shows on what is behind it. */
export function shows(text: Colour, behind: Colour): boolean {
  const [light, dark] = [luminance(over(text, behind)), luminance(behind)].toSorted(
    (one, other) => other - one,
  );
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= readableContrast;
}

function luminance({ r, g, b }: Colour): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const part = Math.max(0, Math.min(255, channel)) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const units: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  vw: 12.8,
  vh: 8,
  "": 1,
};
const sizes: Record<string, number> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
};

/** A length in pixels; `em` is what a letter is there. Undefined where it is none. */
export function pixels(value: string | undefined, em = 16, whole = Number.NaN): number | undefined {
  const [, number, unit = ""] =
    /^(-?\d*\.?\d+(?:e\d+)?)(px|pt|pc|in|cm|mm|r?em|ex|ch|vw|vh|%)?$/i.exec(value?.trim() ?? "") ?? [];
  if (number === undefined) return undefined;
  const by = unit.toLowerCase();
  const factor =
    by === "em"
      ? em
      : by === "rem"
        ? 16
        : by === "ex" || by === "ch"
          ? em / 2
          : by === "%"
            ? whole / 100
            : units[by];
  const length = Number(number) * (factor ?? Number.NaN);
  return Number.isNaN(length) ? undefined : length;
}

/** What a letter's height is, said as `font-size` or within `font`, where a letter around it has `em`. */
export function letterHeight(value: string, em: number): number {
  const said = value.trim().toLowerCase();
  if (sizes[said] !== undefined) return sizes[said];
  if (said === "smaller") return em / 1.2;
  if (said === "larger") return em * 1.2;
  return pixels(said, em, em) ?? em;
}
