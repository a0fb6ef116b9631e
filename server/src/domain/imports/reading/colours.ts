/** Channels from 0 to 255; `alpha` from 0 to 1. */
export type Colour = { red: number; green: number; blue: number; alpha: number };

export const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
export const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** The CSS colours that authors and word processors use most; text in any other named colour is kept. */
const named = new Map(
  `black 000000 white ffffff gray 808080 grey 808080 silver c0c0c0 red ff0000 maroon 800000 yellow ffff00 olive 808000
   lime 00ff00 green 008000 aqua 00ffff cyan 00ffff teal 008080 blue 0000ff navy 000080 fuchsia ff00ff magenta ff00ff
   purple 800080 orange ffa500 snow fffafa ivory fffff0 ghostwhite f8f8ff floralwhite fffaf0 whitesmoke f5f5f5
   mintcream f5fffa azure f0ffff aliceblue f0f8ff seashell fff5ee lightgray d3d3d3 lightgrey d3d3d3 darkgray a9a9a9
   darkgrey a9a9a9 darkblue 00008b darkcyan 008b8b darkgreen 006400 darkmagenta 8b008b darkred 8b0000 darkyellow 808000`
    .matchAll(/(\w+)\s(\w{6})/g)
    .map(([, name, hex]) => [name, hex] as const),
);

/** Parses a hexadecimal, named, `rgb()` or `hsl()` colour; undefined for any other. */
export function parseColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  if (value === "transparent") return { ...black, alpha: 0 };
  const hex = named.get(value) ?? /^#([\da-f]{3,8})$/.exec(value)?.[1];
  if (hex) return fromHex(hex);
  const [, model, inner = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  if (!model) return undefined;
  const [x = "", y = "", z = "", alpha = "1"] = inner.split(/[\s,/]+/).filter(Boolean);
  const channels =
    model === "rgb"
      ? [x, y, z].map((channel) => numberOf(channel, 255))
      : fromHsl(Number.parseFloat(x), numberOf(y, 1), numberOf(z, 1));
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels;
  const colour = { red, green, blue, alpha: numberOf(alpha, 1) };
  return Object.values(colour).some(Number.isNaN) ? undefined : colour;
}

/** True if text in one colour can't be told from a background in the other. */
export function isSameColour(one: Colour, other: Colour): boolean {
  return (["red", "green", "blue"] as const).every(
    (channel) => Math.abs(one[channel] - other[channel]) <= maxChannelDifference,
  );
}

/** #eeeeee on white counts as the same colour, #e0e0e0 does not. */
const maxChannelDifference = 24;

const numberOf = (text: string, whole: number) =>
  text.endsWith("%") ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);

function fromHex(hex: string): Colour | undefined {
  const digits = hex.length <= 4 ? hex.replace(/./g, "$&$&") : hex;
  if (digits.length !== 6 && digits.length !== 8) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 255] = Buffer.from(digits, "hex");
  return { red, green, blue, alpha: alpha / 255 };
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}
