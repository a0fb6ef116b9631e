import { partsOf, pixels } from "./css-lengths.ts";
import { type Colour, colourOf } from "./css-values.ts";

/** The colours of a gradient; undefined where one is not understood. */
export function stopsOf(inner: string): Colour[] | undefined {
  const stops = partsOf(inner, /[\s,]/).flatMap((part) => {
    const isPlace =
      pixels(part, 16, 100) !== undefined ||
      /^(?:to|at|in|from|left|right|top|bottom|center|circle|ellipse|closest-.*|farthest-.*|s?rgb|oklab|oklch|hsl|longer|shorter|hue)$/.test(
        part,
      );
    return isPlace ? [] : [colourOf(part)];
  });
  return stops.every((stop) => stop !== undefined) && stops.length > 0 ? stops : undefined;
}
