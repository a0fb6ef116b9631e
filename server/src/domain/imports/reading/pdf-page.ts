import type { getResolvedPDFJS } from "unpdf";
import { black, type Colour, colourOf, shows, white } from "./css-values.ts";
import type { Reason } from "./left-out.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;
type LayerConfig = Awaited<ReturnType<PdfDocument["getOptionalContentConfig"]>>;

/** A run of letters where it stands on its page, in points, with its lower left corner. */
export type Run = { text: string; x: number; y: number; width: number; height: number; isBold: boolean };

type Matrix = [number, number, number, number, number, number];
type Box = { x0: number; y0: number; x1: number; y1: number };
/** What is painted; without a colour, a picture or something that nobody here sees. */
type Area = Box & { colour: Colour | undefined; isWhole: boolean; after: number };
type Glyph = { unicode?: string; width?: number; isSpace?: boolean } | number | null;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Neither drawn nor stroked; clipping alone shows nothing either. */
const invisibleModes = new Set([3, 7]);
const heightLeast = 2;
/** Letters are drawn so much narrower at most. */
const stretchLeast = 0.1;
const areasMost = 2_000;
const runsMost = 50_000;

type State = {
  ctm: Matrix;
  fill: Colour | undefined;
  stroke: Colour | undefined;
  alpha: number;
  strokeAlpha: number;
  fontSize: number;
  isBold: boolean;
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  clip: Box;
};

/** Draws a page without drawing it: what of its text would show, and why the rest would not. */
export async function runsOf(
  page: PdfPage,
  layers: LayerConfig,
  { OPS }: PdfJs,
  unseen: (why: Reason) => void,
): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const shown: Box = { x0, y0, x1, y1 };
  let state: State = {
    ctm: identity,
    fill: black,
    stroke: black,
    alpha: 1,
    strokeAlpha: 1,
    fontSize: 0,
    isBold: false,
    mode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    clip: shown,
  };
  const kept: State[] = [];
  const areas: Area[] = [];
  const runs: (Run & { after: number })[] = [];
  const layersShown: boolean[] = [];
  let isClipping = false;
  let text: Matrix = identity;
  let line: Matrix = identity;

  const paint = (box: Box, colour: Colour | undefined, isWhole: boolean) => {
    if (areas.length < areasMost && !layersShown.includes(false))
      areas.push({ ...within(box, state.clip), colour, isWhole, after: runs.length });
  };
  const nextLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };

  const show = (glyphs: Glyph[]) => {
    const size = state.fontSize;
    const at = times(state.ctm, text);
    let words = "";
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        // A wide gap between letters is a space that nobody wrote.
        if (glyph < -220 && words !== "" && !words.endsWith(" ")) words += " ";
        advance -= (glyph / 1_000) * size * state.stretch;
      } else if (glyph) {
        words += glyph.unicode ?? "";
        const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
        advance += (((glyph.width ?? 0) / 1_000) * size + spacing) * state.stretch;
      }
    }
    text = times(text, [1, 0, 0, 1, advance, 0]);
    if (words.trim() === "" || runs.length >= runsMost) return;
    const height = Math.abs(size) * Math.hypot(at[2], at[3]);
    const run = {
      text: words,
      x: at[4] + (advance < 0 ? advance * at[0] : 0),
      y: at[5] + state.rise * at[3],
      width: Math.abs(advance) * Math.hypot(at[0], at[1]),
      height,
      isBold: state.isBold,
    };
    const why = whyUnseen(run);
    if (why) unseen(why);
    else runs.push({ ...run, after: areas.length });
  };

  const whyUnseen = (run: Run): Reason | undefined => {
    if (layersShown.includes(false) || invisibleModes.has(state.mode)) return "hidden";
    const x = run.x + run.width / 2;
    const y = run.y + run.height / 3;
    if (!holds(state.clip, x, y) || !holds(shown, x, y)) return "outside";
    if (run.height < heightLeast) return "tiny";
    if (Math.abs(state.stretch) < stretchLeast) return "tiny";
    const behind = areas.findLast((area) => holds(area, x, y));
    if (behind && behind.colour === undefined) return undefined;
    const isFilled = state.mode % 4 !== 1;
    const isStroked = state.mode % 4 === 1 || state.mode % 4 === 2;
    const isSeen = (ink: Colour | undefined, a: number) =>
      ink === undefined || shows({ ...ink, a: ink.a * a }, behind?.colour ?? white);
    const isShown =
      (isFilled && isSeen(state.fill, state.alpha)) || (isStroked && isSeen(state.stroke, state.strokeAlpha));
    return isShown ? undefined : "sameColour";
  };

  const fills = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObjectGroup,
  ]);
  const act: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: () => void kept.push({ ...state }),
    [OPS.restore]: () => {
      state = kept.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      state.ctm = times(state.ctm, matrixOf(args));
    },
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => {
      kept.push({ ...state });
      if (matrix) state.ctm = times(state.ctm, matrixOf(matrix as number[]));
      if (box) state.clip = within(mapped(boxOf(box as ArrayLike<number>), state.ctm), state.clip);
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = kept.pop() ?? state;
    },
    [OPS.clip]: () => {
      isClipping = true;
    },
    [OPS.eoClip]: () => {
      isClipping = true;
    },
    [OPS.constructPath]: ([painted, parts, extent]) => {
      if (!extent) return;
      const box = mapped(boxOf(extent as ArrayLike<number>), state.ctm);
      const points = (parts as ArrayLike<number>[] | undefined)?.[0]?.length ?? 0;
      if (fills.has(painted as number))
        paint(box, state.alpha < 0.5 ? undefined : state.fill, points <= 13 && state.alpha === 1);
      if (isClipping) state.clip = within(box, state.clip);
      isClipping = false;
    },
    [OPS.shadingFill]: () => paint(state.clip, undefined, false),
    [OPS.setFillRGBColor]: (args) => {
      const [first] = args;
      const [r = 0, g = 0, b = 0] = args as number[];
      state.fill = typeof first === "string" ? colourOf(first) : { r, g, b, a: 1 };
    },
    [OPS.setStrokeRGBColor]: (args) => {
      const [first] = args;
      const [r = 0, g = 0, b = 0] = args as number[];
      state.stroke = typeof first === "string" ? colourOf(first) : { r, g, b, a: 1 };
    },
    [OPS.setStrokeColorN]: () => {
      state.stroke = undefined;
    },
    [OPS.setStrokeTransparent]: () => {
      state.stroke = { ...black, a: 0 };
    },
    [OPS.setFillColorN]: () => {
      state.fill = undefined;
    },
    [OPS.setFillTransparent]: () => {
      state.fill = { ...black, a: 0 };
    },
    [OPS.setGState]: ([settings]) => {
      for (const [name, value] of (settings ?? []) as [string, unknown][]) {
        if (name === "CA") state.strokeAlpha = Number(value);
        if (name === "ca") state.alpha = Number(value);
        if (name === "Font") [, state.fontSize] = value as [unknown, number];
      }
    },
    [OPS.beginText]: () => {
      text = identity;
      line = identity;
    },
    [OPS.setFont]: ([name, size]) => {
      state.fontSize = Number(size);
      state.isBold = isBold(page, String(name));
    },
    [OPS.setTextMatrix]: (args) => {
      text = matrixOf(args);
      line = text;
    },
    [OPS.moveText]: ([x, y]) => nextLine(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = -Number(y);
      nextLine(Number(x), Number(y));
    },
    [OPS.setLeading]: ([leading]) => {
      state.leading = -Number(leading);
    },
    [OPS.nextLine]: () => nextLine(0, -state.leading),
    [OPS.setCharSpacing]: ([spacing]) => {
      state.charSpacing = Number(spacing);
    },
    [OPS.setWordSpacing]: ([spacing]) => {
      state.wordSpacing = Number(spacing);
    },
    [OPS.setHScale]: ([scale]) => {
      state.stretch = Number(scale) / 100;
    },
    [OPS.setTextRise]: ([rise]) => {
      state.rise = Number(rise);
    },
    [OPS.setTextRenderingMode]: ([mode]) => {
      state.mode = Number(mode);
    },
    [OPS.showText]: ([glyphs]) => show((glyphs ?? []) as Glyph[]),
    [OPS.showSpacedText]: ([glyphs]) => show((glyphs ?? []) as Glyph[]),
    [OPS.beginMarkedContent]: () => void layersShown.push(true),
    [OPS.beginMarkedContentProps]: ([tag, layer]) => {
      layersShown.push(tag !== "OC" || layer == null || isShown(layers, layer));
    },
    [OPS.endMarkedContent]: () => void layersShown.pop(),
  };
  fnArray.forEach((op, index) => {
    const args = argsArray[index] as unknown[] | null;
    if (pictures.has(op))
      paint(mapped({ x0: 0, y0: 0, x1: 1, y1: 1 }, state.ctm), undefined, op !== OPS.paintImageMaskXObject);
    else act[op]?.(args ?? []);
  });
  return runs.filter((run) => {
    const isCovered = areas.some((area, index) => index >= run.after && area.isWhole && covers(area, run));
    if (isCovered) unseen("covered");
    return !isCovered;
  });
}

function isShown(layers: LayerConfig, layer: unknown): boolean {
  try {
    return layers.isVisible(layer as never);
  } catch {
    return true;
  }
}

function isBold(page: PdfPage, font: string): boolean {
  try {
    const its = page.commonObjs.get(font) as { bold?: boolean; name?: string };
    return its.bold === true || /bold|black|heavy/i.test(its.name ?? "");
  } catch {
    return false;
  }
}

function matrixOf(args: ArrayLike<unknown>): Matrix {
  const given = typeof args[0] === "object" && args[0] !== null ? (args[0] as ArrayLike<unknown>) : args;
  return [0, 1, 2, 3, 4, 5].map((at) => Number(given[at])) as Matrix;
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

const boxOf = (given: ArrayLike<number>): Box => ({
  x0: Number(given[0]),
  y0: Number(given[1]),
  x1: Number(given[2]),
  y1: Number(given[3]),
});

function mapped({ x0, y0, x1, y1 }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const within = (one: Box, other: Box): Box => ({
  x0: Math.max(one.x0, other.x0),
  y0: Math.max(one.y0, other.y0),
  x1: Math.min(one.x1, other.x1),
  y1: Math.min(one.y1, other.y1),
});

const holds = ({ x0, y0, x1, y1 }: Box, x: number, y: number) => x >= x0 && x <= x1 && y >= y0 && y <= y1;

const covers = (area: Box, { x, y, width, height }: Run) =>
  area.x0 <= x + 1 && area.x1 >= x + width - 1 && area.y0 <= y + 1 && area.y1 >= y + height * 0.7;
