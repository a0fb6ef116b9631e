import type { Run } from "./pdf-page.ts";

/** A line of a page. Wide gaps separate its cells. */
export type Line = { cells: string[]; x: number; right: number; y: number; height: number; isBold: boolean };

type Placed = Run & { right: number };

const minColumnCharacters = 18;
const minColumnLines = 5;

/** Joins the runs of a page into lines in reading order; a page with two columns is read column by column. */
export function linesOf(runs: Run[]): Line[] {
  const placed = runs.map((run) => ({ ...run, right: run.x + run.width }));
  const gutter = gutterOf(rowsOf(placed));
  if (gutter === undefined) return rowsOf(placed).map(asLine);
  const { from, until, x } = gutter;
  const isBeside = (run: Placed) => run.y <= from + 1 && run.y >= until - 1;
  const above = placed.filter((run) => run.y > from + 1);
  const leftPart = placed.filter((run) => isBeside(run) && run.x < x);
  const right = placed.filter((run) => isBeside(run) && run.x >= x);
  const below = placed.filter((run) => run.y < until - 1);
  return [above, leftPart, right, below].flatMap((part) => rowsOf(part).map(asLine));
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

/** Splits a row into cells at gaps that are wider than a space. */
function cellsOf(row: Placed[]): Placed[][] {
  const cells: Placed[][] = [];
  for (const run of row) {
    const before = cells.at(-1)?.at(-1);
    if (before && run.x - before.right < Math.max(run.height, before.height) * 1.4) cells.at(-1)?.push(run);
    else cells.push([run]);
  }
  return cells;
}

/** Finds the gap between two columns of text: many rows of two long cells that are split at one place. */
function gutterOf(rows: Placed[][]) {
  const pairs = rows.flatMap((row) => {
    const [leftPart, right, more] = cellsOf(row);
    const [first] = right ?? [];
    if (!leftPart || !right || !first || more) return [];
    const isLong = [leftPart, right].every((cell) => textOf(cell).length >= minColumnCharacters);
    return isLong ? [{ end: leftPart.at(-1)?.right ?? 0, begin: first.x, y: first.y }] : [];
  });
  if (pairs.length < minColumnLines) return undefined;
  const x = Math.min(...pairs.map(({ begin }) => begin)) - 1;
  if (pairs.some(({ end }) => end > x)) return undefined;
  const from = Math.max(...pairs.map(({ y }) => y));
  const until = Math.min(...pairs.map(({ y }) => y));
  const isCrossed = rows.some((row) =>
    row.some((run) => run.y <= from && run.y >= until && run.x < x && run.right > x + 2),
  );
  return isCrossed ? undefined : { x, from, until };
}

function asLine(row: Placed[]): Line {
  const [first] = row;
  const letters = row.reduce((sum, { text }) => sum + text.length, 0);
  const bold = row.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
  return {
    cells: cellsOf(row).map(textOf),
    x: first?.x ?? 0,
    right: Math.max(...row.map(({ right }) => right)),
    y: first?.y ?? 0,
    height: Math.max(...row.map(({ height }) => height)),
    isBold: bold > letters / 2,
  };
}

function textOf(cell: Placed[]): string {
  let text = "";
  let right = Number.NaN;
  for (const run of cell) {
    const isApart = run.x - right > run.height * 0.18;
    if (isApart && !text.endsWith(" ") && !run.text.startsWith(" ")) text += " ";
    text += run.text;
    right = run.right;
  }
  return text.trim();
}
