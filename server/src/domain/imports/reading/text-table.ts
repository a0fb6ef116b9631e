/** The line of dashes under the column names of a table. */
export const isTableRule = (line: string): boolean =>
  /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*$/.test(line);

/** The cells of a table row in plain text; undefined for other lines. Cells are divided by bars, or by tabs. */
export function cellsOf(line: string, before = "", next = ""): string[] | undefined {
  if (isTableRule(line)) return undefined;
  const trimmed = line.trim();
  const byBars = trimmed.split(/\s*\|\s*/);
  const isBarred = trimmed.startsWith("|") && trimmed.endsWith("|");
  if (isBarred && byBars.length >= 4) return byBars.slice(1, -1);
  const others = [before, next];
  for (const mark of [/\s+\|\s+/, /\s*\t+\s*/]) {
    const cells = trimmed.split(mark);
    if (cells.length >= 2 && others.some((other) => other.trim().split(mark).length >= 2)) return cells;
  }
  return undefined;
}

const columnsLeast = 3;

/** Whether the first row of a table without a line of dashes has its column names: in capitals, and without figures. */
export function isColumnNames(cells: string[], below: string[]): boolean {
  const areNames =
    cells.length >= columnsLeast &&
    cells.every((cell) => /\p{Lu}/u.test(cell) && !/\d/.test(cell) && cell === cell.toUpperCase());
  return areNames && below.length > 0 && below.every((line) => cellsOf(line, line, line) !== undefined);
}

/** The cells of a row under column names, with its empty cells. */
export function inColumns(line: string, cells: string[], header: string[] | null): string[] {
  const divided = line.split("\t").map((cell) => cell.trim());
  return header && divided.length > cells.length && divided.length <= header.length ? divided : cells;
}
