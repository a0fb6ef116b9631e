import type { AnyNode, Element, Text } from "domhandler";
import type { Said } from "./css-declared.ts";
import { partsOf, pixels } from "./css-lengths.ts";
import type { Look } from "./html-look.ts";

/** About where the words of one text stand within their box: from the first line's top to the last one's. */
export type Words = { text: Text; left: number; right: number; top: number; last: number; line: number };
export type Edges = { left: number; top: number; right: number; bottom: number };
/** What is seen of a box's inside, and whether one can scroll to the rest. */
export type Shown = Edges & { scrollsX: boolean; scrollsY: boolean };
/** About where an element is within the one around it, and what of its inside is shown. */
export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  words: Words[];
  boxes: Box[];
  /** What is placed by one further out: where it would stand by itself. */
  waiting: { element: Element; type: Type; x: number; y: number }[];
  shown: Shown | undefined;
  isFixed: boolean;
  isTurned: boolean;
};
/** How letters run, as inherited. */
export type Type = {
  em: number;
  line: number;
  keeps: "none" | "lines" | "all";
  wraps: boolean;
  align: number;
  letter: number;
  word: number;
  indent: number;
};

/** What is smaller than so is not scrolled in. */
export const scrolledLeast = { width: 100, height: 60 };

/** Of something whose height nobody here knows: it may be as high as that. */
export const unknownPx = 1_000_000;

export const plainType: Type = {
  em: 16,
  line: 20,
  keeps: "none",
  wraps: true,
  align: 0,
  letter: 0,
  word: 0,
  indent: 0,
};

const heads: Record<string, number> = { h1: 2, h2: 1.5, h3: 1.17, h5: 0.83, h6: 0.67 };

/** How an element's letters run within such that run so. */
export function typeOf({ name }: Element, { said, letterPx, lineHeight }: Look, around: Type): Type {
  const em = said("font-size") ? letterPx : around.em * (heads[name] ?? 1);
  const type = { ...around, em, line: Math.max(1.2, lineHeight) * em };
  if (lineHeight < 1.2 && said("line-height")) type.line = lineHeight * em;
  const space = said("white-space") ?? (name === "pre" ? "pre" : undefined);
  if (space && space !== "inherit") {
    type.wraps = !/nowrap|^pre$/.test(space);
    type.keeps = /^pre$|pre-wrap|break-spaces/.test(space) ? "all" : space === "pre-line" ? "lines" : "none";
  }
  const align = said("text-align") ?? (name === "center" || name === "th" ? "center" : undefined);
  if (align) type.align = /center/.test(align) ? 0.5 : /right|end/.test(align) ? 1 : 0;
  const px = (property: string) => pixels(said(property), em, 1_000);
  type.letter = px("letter-spacing") ?? around.letter;
  type.word = px("word-spacing") ?? around.word;
  type.indent = px("text-indent") ?? around.indent;
  return type;
}

/** About how wide words are in one line; rather too wide. */
export function widthOf(words: string, { em, letter, word }: Type): number {
  let wide = 0;
  let spaces = 0;
  for (const sign of words) {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === " ") spaces += 1;
    wide +=
      code > 0x2e80
        ? 1
        : sign === " " || /[iljtf.,:;'!|()[\]]/.test(sign)
          ? 0.32
          : /[A-ZWMmw@%]/.test(sign)
            ? 0.72
            : 0.54;
  }
  return wide * em + words.length * letter + spaces * word;
}

const marginsOf: Record<string, number> = {
  ...Object.fromEntries("p ul ol dl blockquote pre figure menu h4".split(" ").map((name) => [name, 1])),
  h1: 0.67,
  h2: 0.83,
  h3: 1,
  h5: 1.67,
  h6: 2.33,
};
const sides = ["left", "top", "right", "bottom"] as const;

/** What is around an element's inside: its margins, and its padding with its border. */
export function edgesOf(
  { name }: Element,
  said: Said,
  em: number,
  whole: number,
): { margin: Edges; pad: Edges; border: Edges } {
  const px = (property: string) => pixels(said(property), em, whole);
  const all = (of: (side: (typeof sides)[number]) => number | undefined) =>
    Object.fromEntries(sides.map((side) => [side, of(side) ?? 0])) as Edges;
  const isSide = (side: string) => side === "left" || side === "right";
  const border = all((side) => px(`border-${side}-width`));
  return {
    border,
    margin: all(
      (side) =>
        px(`margin-${side}`) ??
        (said(`margin-${side}`)
          ? 0
          : isSide(side)
            ? /^(?:blockquote|figure)$/.test(name)
              ? 40
              : 0
            : (marginsOf[name] ?? 0) * em),
    ),
    pad: all(
      (side) =>
        (px(`padding-${side}`) ?? (side === "left" && /^(?:ul|ol|menu)$/.test(name) ? 40 : 0)) + border[side],
    ),
  };
}

/** An edge for whatever is not text: how high and wide it is; a height that is nowhere said is not known. */
export function sizeOfPicture(
  element: Element,
  said: Said,
  em: number,
  room: { width: number; height: number },
) {
  const { name, attribs } = element;
  const own = (side: "width" | "height") =>
    pixels(said(side), em, room[side]) ??
    (said(side) && said(side) !== "auto" ? undefined : pixels(attribs[side], em, room[side]));
  const box = partsOf(attribs.viewbox ?? attribs.viewBox ?? "", /[\s,]/).map(Number);
  const [over, under] = partsOf(said("aspect-ratio") ?? "", /[\s/]/).map(Number);
  const ratio =
    (over && over / (under ?? 1)) ||
    Number(attribs.width) / Number(attribs.height) ||
    (box[2] ?? 0) / (box[3] ?? 0);
  const width = Math.min(own("width") ?? room.width, room.width || 1);
  const usual = /^(?:iframe|canvas|object|embed)$/.test(name)
    ? 150
    : /^(?:button|input|select|progress|meter|audio)$/.test(name)
      ? 2.5 * em
      : name === "textarea"
        ? (Number(attribs.rows) || 2) * 1.5 * em
        : undefined;
  const height = own("height") ?? (ratio ? width / ratio : undefined) ?? usual ?? unknownPx;
  const most = pixels(said("max-height"), em, room.height) ?? unknownPx;
  return {
    width: own("width") ?? (usual && usual < 150 ? Math.min(160, room.width) : width),
    height: Math.max(pixels(said("min-height"), em, room.height) ?? 0, Math.min(height, most)),
  };
}

/** How much there is for an inside; a height that its content decides is not a number. */
export type Room = { width: number; height: number };
/** What a flow asks of a layout. */
export type Flow = {
  said(element: Element): Said;
  typeOf(element: Element, around: Type): Type;
  kindOf(element: Element): "none" | "inline" | "atom" | "block" | "float" | "away";
  widest(node: AnyNode, type: Type): number;
  fill(box: Box, nodes: readonly AnyNode[], type: Type, room: Room, said: Said, element?: Element): void;
  box(element: Element, around: Type, room: Room, set?: { width?: number; height?: number }): Box;
};

/** Takes a box into another, with what waits in it for a place. */
export function adopt(outer: Box, inner: Box) {
  outer.boxes.push(inner);
  for (const one of inner.waiting) outer.waiting.push({ ...one, x: one.x + inner.x, y: one.y + inner.y });
  inner.waiting = [];
}

export const emptyBox = (width: number, height: number): Box => ({
  x: 0,
  y: 0,
  width,
  height,
  words: [],
  boxes: [],
  waiting: [],
  shown: undefined,
  isFixed: false,
  isTurned: false,
});
