import bidiFactory from "bidi-js";
import type { Fonts, Print, PrintFont } from "./fonts.ts";
import { graphemesOf, visibleOf } from "./graphemes.ts";

export type Direction = "ltr" | "rtl";
/** Without a direction, that of the first letter. `spacing`: between letters, in em. */
export type TextStyle = { print: Print; language: string; direction?: Direction; spacing?: number };

/**
 * The text of a glyph whose characters another glyph stands for. Not empty, because readers then show the glyph's code;
 * this space without width they skip.
 */
const covered = "\u200b";

/** A glyph with its lengths in em of its font, and the text that it stands for. */
type Glyph = { id: number; x: number; y: number; advance: number; text: string };
/** Glyphs of one font and direction, from left to right. `x` from the line's left edge, in em. */
export type Run = { font: PrintFont; glyphs: Glyph[]; x: number; isRtl: boolean };
/** Runs in reading order. Lengths are in em. `advance`: its width with the space behind its last letter. */
export type Line = { runs: Run[]; width: number; advance: number };

type Item = { start: number; end: number; font: PrintFont; level: number; script: string };
export type Paragraph = { text: string; items: Item[]; style: TextStyle; fonts: Fonts; leading: number };

const bidi = bidiFactory();

/** Divides a text into items of one font, direction and script. */
export function readParagraph(fonts: Fonts, text: string, style: TextStyle): Paragraph {
  const { levels } = bidi.getEmbeddingLevels(text, style.direction);
  const items: Item[] = [];
  let start = 0;
  for (const grapheme of graphemesOf(text)) {
    const end = start + grapheme.length;
    if (visibleOf(grapheme).length > 0) {
      const level = levels[start] ?? 0;
      const last = items.at(-1);
      const isSpace = grapheme === " " && last?.font.font.nominalGlyph(0x20) !== undefined;
      const font = last && isSpace ? last.font : fonts.of(grapheme, style.print);
      const script = scriptOf(grapheme);
      const isSame =
        last?.font === font && last.level === level && (!script || !last.script || last.script === script);
      if (last && isSame) Object.assign(last, { end, script: last.script || script });
      else items.push({ start, end, font, level, script });
    }
    start = end;
  }
  return { text, items, style, fonts, leading: Math.max(1.2, ...items.map(({ font }) => font.leading)) };
}

/** Empty for signs of no script, and for fonts that have one script. */
const scriptOf = (grapheme: string): string =>
  /\p{Script=Latin}/u.test(grapheme)
    ? "Latn"
    : /\p{Script=Greek}/u.test(grapheme)
      ? "Grek"
      : /\p{Script=Cyrillic}/u.test(grapheme)
        ? "Cyrl"
        : "";

/** Shapes a part of a paragraph, without the space at its end, and puts its runs side by side. */
export function setLine(paragraph: Paragraph, part: { start: number; end: number }): Line {
  const { start, end } = part;
  const items = paragraph.items
    .filter((item) => item.start < end && item.end > start)
    .map((item) => ({ ...item, start: Math.max(item.start, start), end: Math.min(item.end, end) }));
  const spacing = items.every(({ font }) => font.isSpaceable) ? (paragraph.style.spacing ?? 0) : 0;
  const runs = items.map((item) => shape(paragraph, item, spacing));
  let x = 0;
  for (const index of visualOrder(items.map(({ level }) => level))) {
    const run = runs[index];
    if (!run) continue;
    run.x = x;
    x += run.glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) * run.font.scale;
  }
  return { runs, width: Math.max(0, x - spacing), advance: x };
}

/** Rule L2 of the Unicode Bidirectional Algorithm: the indices of the items from left to right. */
function visualOrder(levels: number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to++;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return order;
}

function shape({ text, style, fonts: { harfbuzz, buffer } }: Paragraph, item: Item, spacing: number): Run {
  const isRtl = item.level % 2 === 1;
  const words = text.slice(item.start, item.end);
  buffer.reset();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  if (item.script) buffer.setScript(item.script);
  buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.setLanguage(style.language);
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  harfbuzz.shape(item.font.font, buffer);
  const infos = buffer.getGlyphInfos();
  const places = buffer.getGlyphPositions();
  const clusters = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const em = (units: number) => units / item.font.unitsPerEm;
  const glyphs = infos.map(({ codepoint: id, cluster }, index): Glyph & { cluster: number } => {
    const place = places[index];
    if (!place || id === 0) throw new Error("a glyph is missing");
    const isLast = infos[index + 1]?.cluster !== cluster;
    const advance = em(place.xAdvance) + (isLast ? spacing : 0);
    return { id, x: em(place.xOffset), y: em(place.yOffset), advance, text: covered, cluster };
  });
  // Readers measure the gaps between characters, so the widest glyph of a cluster stands for its text.
  for (const [index, cluster] of clusters.entries()) {
    const [widest] = glyphs
      .filter((glyph) => glyph.cluster === cluster)
      .sort((a, b) => b.advance - a.advance);
    if (widest) widest.text = words.slice(cluster, clusters[index + 1]);
  }
  return { font: item.font, glyphs, x: 0, isRtl };
}
