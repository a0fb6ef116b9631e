import type { Run } from "./pdf-page.ts";

export type Cell = { text: string; x: number; right: number };
/** A line of a page. Wide gaps separate its cells. */
export type Line = {
  cells: Cell[];
  x: number;
  right: number;
  y: number;
  height: number;
  isBold: boolean;
};

type Placed = Run & { right: number };
type Gutter = { x: number; from: number; until: number };

const minColumnLines = 3;
const maxDepth = 12;
const maxGutters = 16;
const maxNeighbours = 40;
/** A wider gap, in letter heights, divides the cells of a row. */
const cellGap = 1.4;
const endsSentence = /[.!?:;。！？؟]["'”»)\]]*$/u;
export const itemMark = /^[•‣◦▪●○–—*·-]\s*(?=\S)/;

/** The lines of a page in reading order, in parts: columns are read one after the other. */
export function partsOf(runs: Run[]): Line[][] {
  const placed = runs.map((run) => ({ ...run, right: run.x + run.width }));
  return divide(onBaselines(onBaselines(onBaselines(withoutRepeats(placed))))).map((part) =>
    rowsOf(part).map(asLine),
  );
}

/** Removes letters that are printed again in almost the same place, to look bold or to throw a shadow. */
function withoutRepeats(runs: Placed[]): Placed[] {
  const places = new Map<string, Placed[]>();
  return runs.filter((run) => {
    const others = places.get(run.text) ?? [];
    places.set(run.text, others);
    const isRepeat = others.some(
      ({ x, y }) => Math.abs(x - run.x) < run.height * 0.25 && Math.abs(y - run.y) < run.height * 0.25,
    );
    if (!isRepeat) others.push(run);
    return !isRepeat;
  });
}

/** Moves small raised or lowered letters to the line of the letters that they stand beside; once for each in a row. */
function onBaselines(runs: Placed[]): Placed[] {
  const byHeight = runs.toSorted((one, other) => other.y - one.y);
  return byHeight.map((run, at) => {
    const near = byHeight.slice(Math.max(0, at - maxNeighbours), at + maxNeighbours);
    const host = near.find(({ x, right, y, height }) => {
      const isBeside = Math.max(run.x - right, x - run.right) < height * 0.3;
      return isBeside && run.height < height * 0.85 && run.y > y - height * 0.4 && run.y < y + height * 0.75;
    });
    return host ? { ...run, y: host.y, height: host.height } : run;
  });
}

function divide(runs: Placed[], depth = 0): Placed[][] {
  const gutter = depth < maxDepth ? gutterOf(runs) : undefined;
  if (!gutter) return runs.length > 0 ? [runs] : [];
  const { x, from, until } = gutter;
  const isBeside = ({ y }: Placed) => y <= from && y >= until;
  const sides = [
    runs.filter((run) => isBeside(run) && run.x < x),
    runs.filter((run) => isBeside(run) && run.x >= x),
  ];
  return [
    runs.filter(({ y }) => y > from),
    ...(isRightToLeft(runs) ? sides.toReversed() : sides),
    runs.filter(({ y }) => y < until),
  ].flatMap((part) => divide(part, depth + 1));
}

/** Groups runs by height: rows from the top down, each from left to right. */
function rowsOf(runs: Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const run of runs.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && first.y - run.y < Math.max(first.height, run.height) * 0.4) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

/** Finds the left edge of a column that has another column of text beside it. */
function gutterOf(runs: Placed[]): Gutter | undefined {
  const rows = rowsOf(runs);
  if (rows.length < minColumnLines) return undefined;
  const edges = new Map<number, number>();
  for (const { x } of runs) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
  const candidates = [...edges]
    .filter(([, count]) => count >= minColumnLines)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxGutters)
    .flatMap(([x]) => columnsAt(rows, x - 1.5));
  return candidates.toSorted((one, other) => other.lines - one.lines)[0];
}

/** The areas in which no run crosses `x` and both sides are columns of text. */
function columnsAt(rows: Placed[][], x: number): (Gutter & { lines: number })[] {
  const areas: Placed[][][] = [[]];
  for (const row of rows) {
    if (row.some((run) => run.x < x && run.right > x + 1)) areas.push([]);
    else areas.at(-1)?.push(row);
  }
  return areas.flatMap((area) => {
    const sides = [
      area.map((row) => row.filter((run) => run.x < x)),
      area.map((row) => row.filter((run) => run.x >= x)),
    ];
    // Lines far above or below the other side are not beside it.
    const has = (at: number) => sides.every((side) => (side[at]?.length ?? 0) > 0);
    const spans = sides.map((side) => ({
      first: side.findIndex((row) => row.length > 0),
      last: side.findLastIndex((row) => row.length > 0),
    }));
    const first = Math.max(...spans.map((span) => span.first));
    const last = Math.min(...spans.map((span) => span.last));
    if (first < 0 || last < first || spans.some((span) => span.first < 0)) return [];
    const shared = sides.map((side) => side.slice(first, last + 1).filter((row) => row.length > 0));
    const lines = Math.min(...shared.map((side) => side.length));
    if (lines < minColumnLines) return [];
    const both = area.slice(first, last + 1).filter((_row, at) => has(first + at)).length;
    if (
      !areColumns(
        shared.map((side) => side.map(asLine)),
        both / lines,
      )
    )
      return [];
    const [top, bottom] = [reach(area, first, -1), reach(area, last, 1)];
    return [{ x, lines, from: yOf(area[top], Math.max), until: yOf(area[bottom], Math.min) }];
  });
}

const yOf = (row: Placed[] = [], choose: (...ys: number[]) => number) => choose(...row.map(({ y }) => y));

/** The last row in a direction that follows without a wide space. */
function reach(rows: Placed[][], from: number, step: 1 | -1): number {
  let at = from;
  for (;;) {
    const [one] = rows[at] ?? [];
    const [next] = rows[at + step] ?? [];
    if (!one || !next || Math.abs(one.y - next.y) > one.height * 2) return at;
    at += step;
  }
}

/** True if the lines on both sides are columns of text, and not cells of a table. */
function areColumns(sides: Line[][], alignedShare: number): boolean {
  const looks = sides.map((lines) => {
    const cells = lines.flatMap((line) => line.cells);
    const letters =
      cells.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, "").length, 0) / cells.length;
    const right = Math.max(...lines.map((line) => line.right));
    const left = Math.min(...lines.map((line) => line.x));
    const pairs = lines.slice(1).map((next, at) => [lines[at] as Line, next] as const);
    const near = pairs.filter(([line, next]) => line.y - next.y < Math.max(line.height, next.height) * 2.2);
    const goOn = near.filter(([line, next]) => {
      const isFull = line.right > right - (right - left) * 0.2;
      return /^\p{Ll}/u.test(wordsOf(next)) || (isFull && !endsSentence.test(wordsOf(line)));
    });
    const isDense = near.length >= pairs.length * 0.6;
    const share = goOn.length / pairs.length;
    const items = lines.filter((line) => itemMark.test(wordsOf(line)));
    const isProse = letters >= 12 && share >= (letters >= 18 && lines.length >= 5 ? 0.25 : 0.4);
    return {
      isText: isDense && (isProse || items.length >= lines.length * 0.6),
      isLongText: isDense && letters >= 18 && lines.length >= 5 && share >= 0.5,
      isDense: isDense && letters >= 8,
    };
  });
  if (looks.every(({ isText }) => isText)) return true;
  if (alignedShare < 0.4 && looks.every((look) => look.isDense)) return true;
  return alignedShare < 0.6 && looks.some(({ isLongText }) => isLongText);
}

const isRightToLeft = (runs: Placed[]) => {
  const letters = (some: Placed[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return letters(runs.filter((run) => run.isRightToLeft)) * 2 > letters(runs);
};

/** Splits a row into cells at gaps that are wider than a space. */
function cellsOf(row: Placed[]): Placed[][] {
  const cells: Placed[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const run of row) {
    if (run.x - right < run.height * cellGap) cells.at(-1)?.push(run);
    else cells.push([run]);
    right = Math.max(right, run.right);
  }
  return cells;
}

function asLine(row: Placed[]): Line {
  const [first] = row;
  const letters = row.reduce((sum, { text }) => sum + text.length, 0);
  const bold = row.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
  const cells = cellsOf(row).map((cell) => ({
    text: textOf(cell),
    x: cell[0]?.x ?? 0,
    right: Math.max(...cell.map(({ right }) => right)),
  }));
  return {
    cells: isRightToLeft(row) ? cells.toReversed() : cells,
    x: first?.x ?? 0,
    right: Math.max(...row.map(({ right }) => right)),
    y: first?.y ?? 0,
    height: Math.max(...row.map(({ height }) => height)),
    isBold: bold > letters / 2,
  };
}

export const wordsOf = ({ cells }: Line) => cells.map(({ text }) => text).join(" ");

function textOf(cell: Placed[]): string {
  const isReversed = isRightToLeft(cell);
  let text = "";
  let before: Placed | undefined;
  for (const run of isReversed ? fromTheRight(cell) : cell) {
    if (before && isCovered(run, before)) continue;
    const gap = before ? Math.max(run.x - before.right, before.x - run.right) : 0;
    if (gap > run.height * 0.18 && !text.endsWith(" ") && !run.text.startsWith(" ")) text += " ";
    text += gap < run.height * -0.3 ? unrepeated(text, run.text) : run.text;
    before = run;
  }
  return text.trim();
}

const isCovered = (run: Placed, by: Placed) =>
  run.x >= by.x - 1 && run.right <= by.right + 1 && by.text.includes(run.text);

/** What letters that are printed over others add to them. */
function unrepeated(text: string, over: string): string {
  let length = Math.min(text.length, over.length);
  while (length > 0 && !text.endsWith(over.slice(0, length))) length--;
  return over.slice(length);
}

/** Reverses runs, but keeps words of other scripts that stand together in their order. */
function fromTheRight(runs: Placed[]): Placed[] {
  const ordered: Placed[] = [];
  let start = 0;
  for (const run of runs.toReversed()) {
    const isLatin = /\p{Script=Latin}/u.test(run.text);
    if (!isLatin) start = ordered.length + 1;
    ordered.splice(isLatin ? start : ordered.length, 0, run);
  }
  return ordered;
}
