export type Colour = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as parts from 0 to 1. */
export function readColour(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 to 21, by WCAG. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const white: Colour = [1, 1, 1];
const black: Colour = [0, 0, 0];

export const contrastOnPaper = (colour: Colour): number => contrast(colour, white);

/** The same hue, as dark as the contrast with paper needs. */
export const darken = (colour: Colour, minContrast: number): Colour =>
  towards(colour, black, white, minContrast);

/** The same hue, as light as the contrast with this background needs. */
export const lighten = (colour: Colour, background: Colour, minContrast: number): Colour =>
  towards(colour, white, background, minContrast);

function towards(colour: Colour, end: Colour, background: Colour, minContrast: number): Colour {
  for (let part = 1; part > 0; part -= 0.01) {
    const mixed = mix(colour, end, part);
    if (contrast(mixed, background) >= minContrast) return mixed;
  }
  return end;
}

/** `#rrggbb`. */
export const writeColour = (colour: Colour): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** `part` of the first colour, the rest of the second. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const of = (index: 0 | 1 | 2) => one[index] * part + other[index] * (1 - part);
  return [of(0), of(1), of(2)];
}
