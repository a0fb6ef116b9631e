import type * as PdfJs from "pdfjs-dist";
import type { Reason } from "./document-writer.ts";

export type PdfLibrary = typeof PdfJs;
type LayerConfig = Awaited<ReturnType<PdfJs.PDFDocumentProxy["getOptionalContentConfig"]>>;
type TextContent = Awaited<ReturnType<PdfJs.PDFPageProxy["getTextContent"]>>;
type TextItem = Extract<TextContent["items"][number], { str: string }>;

/**
 * A run of letters. `x` and `y` are where it begins on its page, in points, with the page turned so that this run is
 * horizontal: `x` grows in the direction of reading, `y` from the bottom up.
 */
export type Run = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isBold: boolean;
  isRightToLeft: boolean;
};

const invisibleModes = [3, 7];
const minHeight = 2;
const minOpacity = 0.1;
const maxRuns = 50_000;
/** How many letters that PDF.js leaves out in one place are looked past. */
const maxSkipped = 5_000;

/**
 * The visible text of a page in groups of one writing direction, the one with most text first. `reportUnseen` is called
 * for each run that is left out.
 */
export async function runsOf(
  page: PdfJs.PDFPageProxy,
  layers: LayerConfig,
  pdfjs: PdfLibrary,
  reportUnseen: (why: Reason) => void,
): Promise<Run[][]> {
  const operators = await page.getOperatorList({ annotationMode: 0 });
  const content = await page.getTextContent({ disableNormalization: true });
  const drawn = new DrawnText(drawnTexts(operators, layers, pdfjs), reportUnseen);
  const view = page.getViewport({ scale: 1 }).transform as number[];
  const groups = new Map<number, Run[]>();
  for (const item of content.items.slice(0, maxRuns)) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const text = pdfjs.normalizeUnicode(drawn.visiblePartOf(item));
    if (text.trim() === "") continue;
    const isVertical = content.styles[item.fontName]?.vertical === true;
    const { angle, ...placed } = placeOf(item, pdfjs.Util.transform(view, item.transform), isVertical);
    if (placed.height < minHeight) {
      reportUnseen("tiny");
      continue;
    }
    const group = groups.get(angle) ?? [];
    groups.set(angle, group);
    group.push({ text, ...placed, isBold: isBold(page, item.fontName), isRightToLeft: item.dir === "rtl" });
  }
  drawn.reportRest();
  const lettersOf = (runs: Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);
  return [...groups.values()].toSorted((one, other) => lettersOf(other) - lettersOf(one));
}

/** Turns the page so that the item is horizontal. Angles near a right one count as right. */
function placeOf({ width, height }: TextItem, transform: number[], isVertical: boolean) {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const [alongX, alongY] = isVertical ? [-c, -d] : [a, b];
  const degrees = (Math.atan2(alongY, alongX) * 180) / Math.PI;
  const right = Math.round(degrees / 90) * 90;
  const angle = ((Math.abs(degrees - right) < 15 ? right : Math.round(degrees / 10) * 10) + 360) % 360;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return {
    angle,
    x: x * cos + y * sin,
    y: x * sin - y * cos,
    width: isVertical ? height : width,
    height: isVertical ? width : height,
  };
}

type Drawn = { letters: string[]; why: Reason | undefined };

/**
 * In fonts that do not say which letters they draw, the spaces and other signs are control characters. Those from 128 on
 * are apostrophes and dashes of Windows, among letters that are right.
 */
const minUnknownShare = 0.03;
const minLetters = 8;

/** The texts that a page draws, in order, and whether they can be seen. */
function drawnTexts(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  layers: LayerConfig,
  { OPS }: PdfLibrary,
): Drawn[] {
  let state = { mode: 0, alpha: 1, font: undefined as unknown };
  const saved: (typeof state)[] = [];
  /** For each open marked content, whether its layer is switched on. */
  const openLayers: boolean[] = [];
  const drawn: Drawn[] = [];
  const byFont = new Map<unknown, Drawn[]>();
  const show = ([glyphs]: unknown[]) => {
    const isHidden =
      openLayers.includes(false) || invisibleModes.includes(state.mode) || state.alpha < minOpacity;
    const text = ((glyphs ?? []) as ({ unicode?: string } | number | null)[])
      .map((glyph) => (typeof glyph === "object" ? (glyph?.unicode ?? "") : ""))
      .join("");
    const one: Drawn = { letters: lettersIn(text), why: isHidden ? "hidden" : undefined };
    drawn.push(one);
    const shown = byFont.get(state.font) ?? [];
    byFont.set(state.font, shown);
    shown.push(one);
  };
  const save = () => void saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const actions: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.paintFormXObjectBegin]: save,
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.setGState]: ([settings]) => {
      for (const [name, value] of (settings ?? []) as [string, unknown][])
        if (name === "ca") state.alpha = Number(value);
    },
    [OPS.setFont]: ([font]) => {
      state.font = font;
    },
    [OPS.setTextRenderingMode]: ([mode]) => {
      state.mode = Number(mode);
    },
    [OPS.showText]: show,
    [OPS.showSpacedText]: show,
    [OPS.beginMarkedContent]: () => void openLayers.push(true),
    [OPS.beginMarkedContentProps]: ([tag, layer]) => {
      openLayers.push(tag !== "OC" || layer == null || isSwitchedOn(layers, layer));
    },
    [OPS.endMarkedContent]: () => void openLayers.pop(),
  };
  fnArray.forEach((operator, at) => {
    actions[operator]?.((argsArray[at] ?? []) as unknown[]);
  });
  for (const shown of byFont.values()) {
    const letters = shown.flatMap((one) => one.letters);
    const unknown = letters.filter((letter) => letter < " ").length;
    if (letters.length >= minLetters && unknown >= letters.length * minUnknownShare)
      for (const one of shown) one.why ??= "unknown_letters";
  }
  return drawn;
}

/** Finds the drawn letters of each item of PDF.js's text content, which has the same order but no word on visibility. */
class DrawnText {
  readonly #letters: { letter: string; from: Drawn }[];
  readonly #found = new Set<Drawn>();
  readonly #all: Drawn[];
  readonly #report: (why: Reason) => void;
  #next = 0;

  constructor(drawn: Drawn[], report: (why: Reason) => void) {
    this.#all = drawn.filter(({ letters }) => letters.length > 0);
    this.#letters = this.#all.flatMap((from) => from.letters.map((letter) => ({ letter, from })));
    this.#report = report;
  }

  /** The text of an item without letters that can't be seen. */
  visiblePartOf({ str, dir }: TextItem): string {
    const letters = lettersIn(str);
    const start = this.#startOf(letters);
    if (start === undefined) return str;
    const parts = this.#letters.slice(start, start + letters.length);
    this.#next = start + letters.length;
    for (const { from } of parts) this.#found.add(from);
    const hidden = parts.filter(({ from }) => from.why);
    if (hidden.length === 0) return str;
    for (const from of new Set(hidden.map(({ from }) => from))) this.#report(from.why ?? "hidden");
    if (hidden.length === parts.length || dir !== "ltr") return hidden.length * 2 > parts.length ? "" : str;
    let at = 0;
    return [...str].filter((one) => one.trim() === "" || !parts[at++]?.from.why).join("");
  }

  /** Reports what PDF.js leaves out: text outside the page, or text that is hidden in other ways. */
  reportRest() {
    for (const one of this.#all) if (!this.#found.has(one)) this.#report(one.why ?? "outside");
  }

  #startOf(letters: string[]): number | undefined {
    const ordered = letters.toSorted().join("");
    const ends = Math.min(this.#next + maxSkipped, this.#letters.length - letters.length);
    for (let start = this.#next; start <= ends; start++) {
      // Letters of scripts that run from right to left are in the other order.
      const { letter } = this.#letters[start] ?? {};
      if (letter !== letters[0] && letter !== letters.at(-1)) continue;
      const found = this.#letters.slice(start, start + letters.length).map((one) => one.letter);
      if (found.toSorted().join("") === ordered) return start;
    }
    return undefined;
  }
}

const lettersIn = (text: string) => [...text.replace(/[\s\p{Cf}]/gu, "")];

function isSwitchedOn(layers: LayerConfig, layer: unknown): boolean {
  try {
    return layers.isVisible(layer as never);
  } catch {
    return true;
  }
}

function isBold(page: PdfJs.PDFPageProxy, fontId: string): boolean {
  try {
    const font = page.commonObjs.get(fontId) as { bold?: boolean; name?: string };
    return font.bold === true || /bold|black|heavy/i.test(font.name ?? "");
  } catch {
    return false;
  }
}
