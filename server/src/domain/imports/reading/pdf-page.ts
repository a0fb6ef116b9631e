import type { getResolvedPDFJS } from "unpdf";
import { black, type Colour, isSameColour, parseColour, white } from "./colours.ts";
import type { Reason } from "./left-out.ts";
import {
  type Box,
  boxFrom,
  contains,
  identity,
  intersect,
  type Matrix,
  matrixFrom,
  multiply,
  transformBox,
  translate,
} from "./pdf-geometry.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;
type LayerConfig = Awaited<ReturnType<PdfDocument["getOptionalContentConfig"]>>;

/** A run of letters on its page. Points; `x` and `y` are its lower left corner. */
export type Run = { text: string; x: number; y: number; width: number; height: number; isBold: boolean };

/** A painted area. `colour` is undefined for a picture, a pattern or a translucent fill. */
type Area = Box & { colour: Colour | undefined };
/** A number moves the next glyph, in thousandths of the font size. */
type Glyph = { unicode?: string; width?: number; isSpace?: boolean } | number | null;

type State = {
  matrix: Matrix;
  fill: Colour | undefined;
  alpha: number;
  fontSize: number;
  isBold: boolean;
  renderMode: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  clip: Box;
};

const renderModes = { fill: 0, invisible: 3, clipOnly: 7 };
const minHeight = 2;
/** A gap between glyphs that is wider than this is a space. */
const spaceGap = 220;
const maxAreas = 2_000;
const maxRuns = 50_000;
/** Pictures fill the unit square of their coordinates. */
const unitSquare: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** The visible text of a page. `reportUnseen` is called for each run that is left out. */
export async function runsOf(
  page: PdfPage,
  layers: LayerConfig,
  { OPS }: PdfJs,
  reportUnseen: (why: Reason) => void,
): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const pageBox = boxFrom(page.view);
  let state: State = {
    matrix: identity,
    fill: black,
    alpha: 1,
    fontSize: 0,
    isBold: false,
    renderMode: renderModes.fill,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    clip: pageBox,
  };
  const saved: State[] = [];
  const areas: Area[] = [];
  const runs: Run[] = [];
  /** For each open marked content, whether its layer is switched on. */
  const openLayers: boolean[] = [];
  let isClipping = false;
  let textMatrix = identity;
  let lineMatrix = identity;

  const restore = () => {
    state = saved.pop() ?? state;
  };
  const paint = (box: Box, colour?: Colour) => {
    if (areas.length < maxAreas && !openLayers.includes(false))
      areas.push({ ...intersect(box, state.clip), colour });
  };
  const paintFilled = (box: Box) => {
    const { fill, alpha } = state;
    paint(box, fill && fill.alpha * alpha >= 0.5 ? fill : undefined);
  };
  const startLine = (matrix: Matrix) => {
    lineMatrix = matrix;
    textMatrix = matrix;
  };
  const show = (glyphs: Glyph[]) => {
    const { text, advance } = measure(glyphs, state);
    const at = multiply(state.matrix, textMatrix);
    textMatrix = translate(textMatrix, advance, 0);
    if (text.trim() === "" || runs.length >= maxRuns) return;
    const run = {
      text,
      x: at[4] + (advance < 0 ? advance * at[0] : 0),
      y: at[5] + state.rise * at[3],
      width: Math.abs(advance) * Math.hypot(at[0], at[1]),
      height: Math.abs(state.fontSize) * Math.hypot(at[2], at[3]),
      isBold: state.isBold,
    };
    const why = whyUnseen(run);
    if (why) reportUnseen(why);
    else runs.push(run);
  };
  const whyUnseen = ({ x, y, width, height }: Run): Reason | undefined => {
    const { renderMode, fill, alpha, clip } = state;
    if (
      openLayers.includes(false) ||
      renderMode === renderModes.invisible ||
      renderMode === renderModes.clipOnly
    )
      return "hidden";
    const [middleX, middleY] = [x + width / 2, y + height / 3];
    if (!contains(clip, middleX, middleY)) return "outside";
    if (height < minHeight) return "tiny";
    // Outlined letters show whatever fills them.
    if (renderMode !== renderModes.fill || !fill) return undefined;
    if (fill.alpha * alpha < 0.1) return "same_colour";
    const area = areas.findLast((one) => contains(one, middleX, middleY));
    const background = area ? area.colour : white;
    return background && isSameColour(fill, background) ? "same_colour" : undefined;
  };

  const fillOperators = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const operators: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: () => void saved.push({ ...state }),
    [OPS.restore]: restore,
    [OPS.transform]: (args) => {
      state.matrix = multiply(state.matrix, matrixFrom(args));
    },
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => {
      saved.push({ ...state });
      if (matrix) state.matrix = multiply(state.matrix, matrixFrom(matrix as number[]));
      if (box) state.clip = intersect(transformBox(boxFrom(box as number[]), state.matrix), state.clip);
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.clip]: () => {
      isClipping = true;
    },
    [OPS.eoClip]: () => {
      isClipping = true;
    },
    [OPS.constructPath]: ([operator, _path, extent]) => {
      if (!extent) return;
      const box = transformBox(boxFrom(extent as number[]), state.matrix);
      if (fillOperators.has(operator as number)) paintFilled(box);
      if (isClipping) state.clip = intersect(box, state.clip);
      isClipping = false;
    },
    [OPS.shadingFill]: () => paint(state.clip),
    [OPS.setFillRGBColor]: ([colour, green, blue]) => {
      state.fill =
        typeof colour === "string"
          ? parseColour(colour)
          : { red: Number(colour), green: Number(green), blue: Number(blue), alpha: 1 };
    },
    [OPS.setFillColorN]: () => {
      state.fill = undefined;
    },
    [OPS.setFillTransparent]: () => {
      state.fill = { ...black, alpha: 0 };
    },
    [OPS.setGState]: ([settings]) => {
      for (const [name, value] of (settings ?? []) as [string, unknown][]) {
        if (name === "ca") state.alpha = Number(value);
        if (name === "Font") [, state.fontSize] = value as [unknown, number];
      }
    },
    [OPS.beginText]: () => startLine(identity),
    [OPS.setFont]: ([name, size]) => {
      state.fontSize = Number(size);
      state.isBold = isBold(page, String(name));
    },
    [OPS.setTextMatrix]: (args) => startLine(matrixFrom(args)),
    [OPS.moveText]: ([x, y]) => startLine(translate(lineMatrix, Number(x), Number(y))),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = -Number(y);
      startLine(translate(lineMatrix, Number(x), Number(y)));
    },
    [OPS.setLeading]: ([leading]) => {
      state.leading = -Number(leading);
    },
    [OPS.nextLine]: () => startLine(translate(lineMatrix, 0, -state.leading)),
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
      state.renderMode = Number(mode);
    },
    [OPS.showText]: ([glyphs]) => show((glyphs ?? []) as Glyph[]),
    [OPS.showSpacedText]: ([glyphs]) => show((glyphs ?? []) as Glyph[]),
    [OPS.beginMarkedContent]: () => void openLayers.push(true),
    [OPS.beginMarkedContentProps]: ([tag, layer]) => {
      openLayers.push(tag !== "OC" || layer == null || isSwitchedOn(layers, layer));
    },
    [OPS.endMarkedContent]: () => void openLayers.pop(),
  };
  const paintPicture = () => paint(transformBox(unitSquare, state.matrix));
  for (const operator of [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObjectGroup,
  ])
    operators[operator] = paintPicture;
  fnArray.forEach((operator, at) => {
    operators[operator]?.((argsArray[at] ?? []) as unknown[]);
  });
  return runs;
}

/** The letters of a text operator, and by how far they move the next one. */
function measure(glyphs: Glyph[], { fontSize, stretch, charSpacing, wordSpacing }: State) {
  let text = "";
  let advance = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") {
      if (glyph < -spaceGap && text !== "" && !text.endsWith(" ")) text += " ";
      advance -= (glyph / 1_000) * fontSize * stretch;
    } else if (glyph) {
      text += glyph.unicode ?? "";
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
      advance += (((glyph.width ?? 0) / 1_000) * fontSize + spacing) * stretch;
    }
  }
  return { text, advance };
}

function isSwitchedOn(layers: LayerConfig, layer: unknown): boolean {
  try {
    return layers.isVisible(layer as never);
  } catch {
    return true;
  }
}

function isBold(page: PdfPage, fontId: string): boolean {
  try {
    const font = page.commonObjs.get(fontId) as { bold?: boolean; name?: string };
    return font.bold === true || /bold|black|heavy/i.test(font.name ?? "");
  } catch {
    return false;
  }
}
