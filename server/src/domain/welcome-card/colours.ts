export type Colour = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as parts from 0 to 1. */
export function readColour(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** The contrast with white paper, by WCAG's formula. */
export function contrastOnPaper([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/** The same hue, as dark as the contrast needs. */
export function darken(colour: Colour, contrast: number): Colour {
  for (let part = 1; part > 0; part -= 0.01) {
    const darker = mix(colour, [0, 0, 0], part);
    if (contrastOnPaper(darker) >= contrast) return darker;
  }
  return [0, 0, 0];
}

/** `part` of the first colour, the rest of the second. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const of = (index: 0 | 1 | 2) => one[index] * part + other[index] * (1 - part);
  return [of(0), of(1), of(2)];
}
