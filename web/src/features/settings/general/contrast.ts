/** The contrast of a colour, `#rrggbb`, with white paper, by WCAG's formula: from 1 to 21. */
export function contrastOnWhite(colour: string): number {
  const linear = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5) + 0.05);
}

/** What welcome cards need for small text. They use a darker shade of lighter colours. */
export const contrastNeeded = 5.5;
