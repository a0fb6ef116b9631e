import type { Colour } from "../colours.ts";
import type { Fitted } from "./fit-text.ts";
import type { Page } from "./page.ts";
import type { Direction } from "./set-line.ts";

/** From the top of a line to its baseline. */
export const ascentOf = ({ size, leading }: Fitted): number => leading / 2 + size * 0.32;

type Column = { left: number; width: number };

/** Places lines in a column of a page, below `top`. All functions return where the lines end. */
export function placeLines(page: Page, { left, width }: Column, direction: Direction) {
  const place = (text: Fitted, top: number, colour: Colour, leftOf: (lineWidth: number) => number) => {
    text.lines.forEach((line, index) => {
      const baseline = top + ascentOf(text) + index * text.leading;
      page.text(line, { x: left + leftOf(line.width * text.size), y: baseline }, text.size, colour);
    });
    return top + text.lines.length * text.leading;
  };
  return {
    centred: (text: Fitted, top: number, colour: Colour) =>
      place(text, top, colour, (lineWidth) => (width - lineWidth) / 2),
    /** `start`: from the edge of the column where lines begin. */
    aligned: (text: Fitted, start: number, top: number, colour: Colour) =>
      place(text, top, colour, (lineWidth) => (direction === "ltr" ? start : width - start - lineWidth)),
  };
}

/** The largest size at which an image fits into a box, without distortion. */
export function fitImage(
  image: { width: number; height: number },
  box: { width: number; height: number },
): [number, number] {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  return [image.width * scale, image.height * scale];
}
