import type { DocumentWriter } from "./document-writer.ts";

export type TableRow = { cells: string[]; isHeader: boolean };

const groupLevel = 6;

/**
 * Adds the rows of a table. A row with words in one cell only, above rows with more, is the heading of the rows below
 * it.
 */
export function addTable(writer: DocumentWriter, rows: TableRow[]) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  let header: string[] | null = null;
  let hasGroup = false;
  for (const [at, { cells, isHeader }] of rows.entries()) {
    const filled = cells.filter((cell) => cell !== "");
    const [words = ""] = filled;
    const isAbove = (rows[at + 1]?.cells.filter((cell) => cell !== "").length ?? 0) > 1;
    if (width > 1 && filled.length === 1 && isAbove && words.length <= 80) {
      writer.add({ kind: "heading", level: groupLevel, text: words });
      hasGroup = true;
    } else if (isHeader && header === null && filled.length > 1) header = cells;
    else writer.add({ kind: "row", cells, header });
  }
  if (hasGroup) writer.add({ kind: "end", level: groupLevel });
}
