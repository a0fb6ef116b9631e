import type { getResolvedPDFJS } from "unpdf";
import type { Reason } from "./left-out.ts";
import { boxFrom, contains, identity, type Matrix, matrixFrom, multiply, translate } from "./pdf-geometry.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;
type LayerConfig = Awaited<ReturnType<PdfDocument["getOptionalContentConfig"]>>;

/** A run of letters on its page. Points; `x` and `y` are its lower left corner. */
export type Run = { text: string; x: number; y: number; width: number; height: number; isBold: boolean };

/** A number moves the next glyph, in thousandths of the font size. */
type Glyph = { unicode?: string; width?: number; isSpace?: boolean } | number | null;

type State = {
  matrix: Matrix;
  alpha: number;
  fontSize: number;
  isBold: boolean;
  renderMode: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
};

const renderModes = { fill: 0, invisible: 3, clipOnly: 7 };
const minHeight = 2;
const minOpacity = 0.1;
/** A gap between glyphs that is wider than this is a space. */
const spaceGap = 220;
const maxRuns = 50_000;

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
    alpha: 1,
    fontSize: 0,
    isBold: false,
    renderMode: renderModes.fill,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
  };
  const saved: State[] = [];
  const runs: Run[] = [];
  /** For each open marked content, whether its layer is switched on. */
  const openLayers: boolean[] = [];
  let textMatrix = identity;
  let lineMatrix = identity;

  const restore = () => {
    state = saved.pop() ?? state;
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
    const { renderMode, alpha } = state;
    if (
      openLayers.includes(false) ||
      renderMode === renderModes.invisible ||
      renderMode === renderModes.clipOnly ||
      alpha < minOpacity
    )
      return "hidden";
    if (!contains(pageBox, x + width / 2, y + height / 3)) return "outside";
    return height < minHeight ? "tiny" : undefined;
  };

  const operators: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: () => void saved.push({ ...state }),
    [OPS.restore]: restore,
    [OPS.transform]: (args) => {
      state.matrix = multiply(state.matrix, matrixFrom(args));
    },
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      saved.push({ ...state });
      if (matrix) state.matrix = multiply(state.matrix, matrixFrom(matrix as number[]));
    },
    [OPS.paintFormXObjectEnd]: restore,
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
