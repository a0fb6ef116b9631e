import type { Colour } from "../colours.ts";
import { number } from "./pdf-file.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import type { Line, Run } from "./set-line.ts";

export type Point = { x: number; y: number };

/** How far a curve's handles are from the ends of a quarter circle. */
const arc = 0.5523;

/** Draws on a page whose origin is the top left corner, in points. */
export class Page {
  readonly #operators: string[] = [];
  readonly #height: number;
  readonly fonts: PdfFonts;

  /** Pages of one file share their fonts. */
  constructor(height: number, fonts: PdfFonts) {
    this.#height = height;
    this.fonts = fonts;
  }

  get content(): string {
    return this.#operators.join("\n");
  }

  /** `from`: the left end of the baseline. */
  text(line: Line, from: Point, size: number, colour: Colour) {
    this.#operators.push(`BT ${fill(colour)}`);
    for (const run of line.runs) this.#run(run, from, size);
    this.#operators.push("ET");
  }

  line(from: Point, to: Point, width: number, colour: Colour) {
    this.#operators.push(`${stroke(colour)} ${number(width)} w ${this.#at(from)} m ${this.#at(to)} l S`);
  }

  /** A filled rectangle. */
  area({ x, y }: Point, [width, height]: [number, number], colour: Colour) {
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ].map((corner) => this.#at(corner));
    this.#operators.push(`${fill(colour)} ${corners[0]} m ${corners.slice(1).join(" l ")} l h f`);
  }

  /** A dashed line, where the paper is cut. */
  cut(from: Point, to: Point, width: number, colour: Colour) {
    this.#operators.push("[1 3] 0 d");
    this.line(from, to, width, colour);
    this.#operators.push("[] 0 d");
  }

  /** An outline with rounded corners. */
  frame({ x, y }: Point, [width, height]: [number, number], radius: number, pen: number, colour: Colour) {
    const near = radius * (1 - arc);
    const [right, bottom] = [x + width, y + height];
    const to = (...points: [number, number][]) =>
      points.map(([px, py]) => this.#at({ x: px, y: py })).join(" ");
    this.#operators.push(
      `${stroke(colour)} ${number(pen)} w ${to([x + radius, y])} m`,
      `${to([right - radius, y])} l ${to([right - near, y], [right, y + near], [right, y + radius])} c`,
      `${to([right, bottom - radius])} l`,
      `${to([right, bottom - near], [right - near, bottom], [right - radius, bottom])} c`,
      `${to([x + radius, bottom])} l ${to([x + near, bottom], [x, bottom - near], [x, bottom - radius])} c`,
      `${to([x, y + radius])} l ${to([x, y + near], [x + near, y], [x + radius, y])} c s`,
    );
  }

  /** The file's only image, which `writePdf` adds. */
  image({ x, y }: Point, [width, height]: [number, number]) {
    const corner = this.#at({ x, y: y + height });
    this.#operators.push(`q ${number(width)} 0 0 ${number(height)} ${corner} cm /Logo Do Q`);
  }

  circle({ x, y }: Point, radius: number, pen: number, colour: Colour) {
    this.frame({ x: x - radius, y: y - radius }, [radius * 2, radius * 2], radius, pen, colour);
  }

  /** The dark modules of a code, row by row in strips, so that no seams show between them. */
  modules(rows: boolean[][], { x, y }: Point, size: number, colour: Colour) {
    const one = size / rows.length;
    this.#operators.push(fill(colour));
    rows.forEach((row, line) => {
      for (let start = 0; start < row.length; start++) {
        if (!row[start]) continue;
        let end = start;
        while (row[end]) end++;
        const corner = this.#at({ x: x + start * one, y: y + (line + 1) * one });
        this.#operators.push(`${corner} ${number((end - start) * one)} ${number(one)} re`);
        start = end;
      }
    });
    this.#operators.push("f");
  }

  #run(run: Run, from: Point, lineSize: number) {
    const size = lineSize * run.font.scale;
    const font = this.fonts.nameOf(run.font);
    const start = this.#at({ x: from.x + run.x * lineSize, y: from.y });
    this.#operators.push(`/${font} ${number(size)} Tf 1 0 0 1 ${start} Tm`);
    let rise = 0;
    let parts: string[] = [];
    /** The place that the last glyph left behind, before the place that the next one needs, in em. */
    let [pen, place] = [0, 0];
    const flush = () => {
      if (parts.length > 0) this.#operators.push(`[${parts.join("")}] TJ`);
      parts = [];
    };
    for (const glyph of run.glyphs) {
      if (glyph.y !== rise) {
        flush();
        rise = glyph.y;
        this.#operators.push(`${number(rise * size)} Ts`);
      }
      const back = Math.round((pen - place - glyph.x) * 1000);
      if (back !== 0) {
        parts.push(String(back));
        pen -= back / 1000;
      }
      parts.push(`<${this.fonts.codeOf(run.font, { glyphId: glyph.id, text: glyph.text })}>`);
      pen += run.font.font.glyphHAdvance(glyph.id) / run.font.unitsPerEm;
      place += glyph.advance;
    }
    flush();
    if (rise !== 0) this.#operators.push("0 Ts");
  }

  #at({ x, y }: Point): string {
    return `${number(x)} ${number(this.#height - y)}`;
  }
}

const fill = (colour: Colour) => `${colour.map(number).join(" ")} rg`;
const stroke = (colour: Colour) => `${colour.map(number).join(" ")} RG`;
