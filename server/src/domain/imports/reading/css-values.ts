import { partsOf, pixels } from "./css-lengths.ts";

/** A colour: red, green, blue from 0 to 255, and how much of it covers what is behind, from 0 to 1. */
export type Colour = { r: number; g: number; b: number; a: number };

export const white: Colour = { r: 255, g: 255, b: 255, a: 1 };
export const black: Colour = { r: 0, g: 0, b: 0, a: 1 };

const named = new Map(
  `
aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b
darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b
darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000
darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f
darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969
dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22
fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080
green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c
indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00
lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2
lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a
lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899
lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff
maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db
mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc
mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5
navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500
orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d
silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347
turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00
yellowgreen 9acd32
canvas ffffff window ffffff field ffffff infobackground ffffff menu ffffff background ffffff appworkspace ffffff
buttonface efefef threedface efefef buttonhighlight efefef canvastext 000000 windowtext 000000 text 000000
fieldtext 000000 buttontext 000000 menutext 000000 infotext 000000 captiontext 000000 linktext 0000ee
visitedtext 551a8b activetext ff0000 graytext 808080 highlight 3399ff highlighttext ffffff mark ffff00 marktext 000000
`
    .matchAll(/(\w+)\s(\w{6})/g)
    .map(([, name, hex]) => [name, hex] as const),
);

/** Reads a colour as CSS writes it; undefined for one that is not known here. */
export function colourOf(value: string): Colour | undefined {
  const text = value.trim().toLowerCase();
  if (text === "transparent") return { r: 0, g: 0, b: 0, a: 0 };
  const hex = named.get(text) ?? /^#([\da-f]{3,8})$/.exec(text)?.[1];
  if (hex) return ofHex(hex);
  const [, model = "", inner = ""] = /^([a-z-]+)\(([\s\S]*)\)$/.exec(text) ?? [];
  if (model === "color-mix") return mixed(partsOf(inner, /,/));
  if (model === "light-dark") return colourOf(partsOf(inner, /,/)[0] ?? "");
  const parts = partsOf(inner, /[\s,/]/);
  const space = model === "color" ? parts.shift() : model;
  const read = models[space ?? ""];
  if (!read || parts.length < 3 || parts[0] === "from") return undefined;
  const [r = 0, g = 0, b = 0] = read(parts);
  const a = parts[3] === undefined ? 1 : Math.min(1, amount(parts[3], 1));
  const colour = { r: inRange(r), g: inRange(g), b: inRange(b), a };
  return Object.values(colour).some(Number.isNaN) ? undefined : colour;
}

const inRange = (channel: number) => Math.max(0, Math.min(255, channel));

const amount = (part: string | undefined, whole: number) =>
  !part || part === "none" ? 0 : (pixels(part, 16, whole) ?? Number.NaN);

function ofHex(hex: string): Colour | undefined {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join("") : hex;
  if (digits.length !== 6 && digits.length !== 8) return undefined;
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

type Channels = readonly number[];
const plain = (parts: string[]): Channels => parts.slice(0, 3).map((part) => amount(part, 1) * 255);
const fromXyz = (parts: string[]): Channels => ofXyz(parts.slice(0, 3).map((part) => amount(part, 1)));
/** How three numbers make a colour, by the name of the model or of the space; wider ones are taken as they are. */
const models: Record<string, (parts: string[]) => Channels> = {
  rgb: (parts) => parts.slice(0, 3).map((part) => amount(part, 255)),
  hsl: ([h, s, l]) => ofHsl(amount(h, 360), share(s), share(l)),
  hwb: ([h, w, b]) => {
    const whiteness = share(w);
    const blackness = share(b);
    const grey = (255 * whiteness) / (whiteness + blackness);
    if (whiteness + blackness >= 1) return [grey, grey, grey];
    return ofHsl(amount(h, 360), 1, 0.5).map((each) => each * (1 - whiteness - blackness) + 255 * whiteness);
  },
  lab: ([l, a, b]) => ofLab(amount(l, 100), amount(a, 125), amount(b, 125)),
  lch: ([l, c, h]) => ofLab(amount(l, 100), ...turned(amount(c, 150), amount(h, 360))),
  oklab: ([l, a, b]) => ofOklab(amount(l, 1), amount(a, 0.4), amount(b, 0.4)),
  oklch: ([l, c, h]) => ofOklab(amount(l, 1), ...turned(amount(c, 0.4), amount(h, 360))),
  srgb: plain,
  "srgb-linear": (parts) => plain(parts).map((each) => curved(each / 255)),
  "display-p3": plain,
  "a98-rgb": plain,
  "prophoto-rgb": plain,
  rec2020: plain,
  xyz: fromXyz,
  "xyz-d65": fromXyz,
  "xyz-d50": fromXyz,
};
models.rgba = models.rgb as (parts: string[]) => Channels;
models.hsla = models.hsl as (parts: string[]) => Channels;

/** A share in hundredths, with its sign or, as of late, without. */
const share = (part: string | undefined) =>
  Math.max(0, Math.min(1, part?.endsWith("%") ? amount(part, 1) : amount(part, 100) / 100));

const turned = (chroma: number, hue: number): [number, number] => [
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];

function ofHsl(hue: number, saturation: number, lightness: number): Channels {
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function curved(linear: number): number {
  const part = Math.max(0, Math.min(1, linear));
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
}

const ofXyz = ([x = 0, y = 0, z = 0]: Channels): Channels =>
  [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ].map(curved);

function ofLab(l: number, a: number, b: number): Channels {
  const y = (l + 16) / 116;
  const part = (f: number) => (f > 6 / 29 ? f ** 3 : 3 * (6 / 29) ** 2 * (f - 4 / 29));
  return ofXyz([0.9505 * part(y + a / 500), part(y), 1.089 * part(y - b / 200)]);
}

function ofOklab(l: number, a: number, b: number): Channels {
  const one = (l + 0.3963 * a + 0.2158 * b) ** 3;
  const two = (l - 0.1056 * a - 0.0639 * b) ** 3;
  const three = (l - 0.0895 * a - 1.2915 * b) ** 3;
  return [
    4.0767 * one - 3.3077 * two + 0.231 * three,
    -1.2684 * one + 2.6098 * two - 0.3413 * three,
    -0.0042 * one - 0.7034 * two + 1.7076 * three,
  ].map(curved);
}

/** `color-mix(in a space, one share, other share)`, mixed in plain light whatever the space is. */
function mixed([, one = "", other = ""]: string[]): Colour | undefined {
  const [first, second] = [one, other].map((said) => {
    const parts = partsOf(said, /\s/);
    const part = parts.find((each) => /%$/.test(each));
    const colour = colourOf(parts.find((each) => each !== part) ?? "");
    return colour && { colour, part: part === undefined ? undefined : amount(part, 1) };
  });
  if (!first || !second) return undefined;
  const share = first.part ?? (second.part === undefined ? 0.5 : 1 - second.part);
  const rest = second.part ?? 1 - share;
  const of = (key: keyof Colour) =>
    (first.colour[key] * share + second.colour[key] * rest) / (share + rest || 1);
  return { r: of("r"), g: of("g"), b: of("b"), a: of("a") * Math.min(1, share + rest) };
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
