import type { Custom, Said } from "./css-declared.ts";
import { black, type Colour, white } from "./css-values.ts";

/** How an element's text comes out: what it inherits, and what is behind it. */
export type Look = {
  isGone: boolean;
  /** Something is done to it that is not understood, and by which it may not be seen. */
  isDoubtful: boolean;
  isVisible: boolean;
  opacity: number;
  /** Undefined: one that is not understood. */
  colour: Colour | undefined;
  /** As it is set, and by how much all of it is drawn larger or smaller. */
  letterPx: number;
  scale: number;
  /** A line's height by a letter's; and whether its lines are cut to it. */
  lineHeight: number;
  isFlat: boolean;
  isCut: boolean;
  /** Each that may be behind it. Undefined: a picture, which nobody here sees. */
  behind: Colour[] | undefined;
  /** What shades that: a text has to show on each as well. */
  shades: (Colour | undefined)[];
  /** The browser's own colours are those of the night. */
  isDark: boolean;
  custom: Custom;
  /** What its own styles say. */
  said: Said;
};

export const rootLook: Look = {
  isGone: false,
  isDoubtful: false,
  isVisible: true,
  opacity: 1,
  colour: black,
  letterPx: 16,
  scale: 1,
  lineHeight: 1.2,
  isFlat: false,
  isCut: false,
  behind: [white],
  shades: [],
  isDark: false,
  custom: new Map(),
  said: () => undefined,
};
