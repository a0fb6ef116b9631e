import type { Text } from "domhandler";
import { screen } from "./css-lengths.ts";
import { type Box, scrolledLeast, type Words } from "./layout-box.ts";

type Shown = { left: number; top: number; right: number; bottom: number; isCut: boolean };
const everything: Shown = { left: 0, top: 0, right: 1e9, bottom: 1e9, isCut: false };
const ofScreen: Shown = { left: 0, top: 0, right: screen.width, bottom: screen.height, isCut: true };

/** The texts that do not surely stand within all that cuts them. */
export function textsOutside(root: Box): Set<Text> {
  const outside = new Set<Text>();
  const look = (box: Box, x: number, y: number, around: Shown, isTurnedAround: boolean) => {
    const [left, top] = [x + box.x, y + box.y];
    const own = box.isFixed ? ofScreen : around;
    const shown = box.shown
      ? {
          left: Math.max(own.left, left + box.shown.left),
          top: Math.max(own.top, top + box.shown.top),
          right: reach(own.right, left, box.shown.right, box.shown.scrollsX),
          bottom: reach(own.bottom, top, box.shown.bottom, box.shown.scrollsY),
          isCut: true,
        }
      : own;
    const isTurned = isTurnedAround || box.isTurned;
    for (const words of box.words)
      if ((isTurned && shown.isCut) || !isWithin(words, left, top, shown)) outside.add(words.text);
    for (const inner of box.boxes) look(inner, left, top, shown, isTurned);
  };
  look(root, 0, 0, everything, false);
  return outside;
}

/** How far one can see into a box that begins there: all of it where it scrolls and enough of it is seen to do so. */
const reach = (around: number, start: number, own: number, scrolls: boolean): number =>
  scrolls && around - start >= scrolledLeast.height ? everything.bottom : Math.min(around, start + own);

function isWithin({ left, right, top, last, line }: Words, x: number, y: number, shown: Shown): boolean {
  const wide = shown.right - shown.left;
  // Letters are about as wide as that.
  const loose = Math.min(40, Math.max(0, wide) / 10);
  if (y + top + line / 2 < shown.top || y + last + line / 2 > shown.bottom) return false;
  if (!shown.isCut) return x + right > 0;
  return x + left >= shown.left - loose && x + right <= shown.right + loose && wide > 0;
}
