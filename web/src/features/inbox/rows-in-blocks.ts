import type { Range } from "@tanstack/react-virtual";

const blockRows = 3;
/** Rendered beyond the view, at least. */
const aheadRows = 6;

/**
 * The rows to render: whole blocks, so that scrolling renders a few rows every few frames instead of one in each. Most
 * frames then only scroll.
 */
export function rowsInBlocks({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - aheadRows) / blockRows) * blockRows);
  const rows = endIndex - startIndex + 1 + 2 * aheadRows + blockRows;
  const end = first + Math.ceil(rows / blockRows) * blockRows;
  return rowsBetween(first, Math.min(count, end));
}

export const rowsInView = ({ startIndex, endIndex, count }: Range): number[] =>
  rowsBetween(startIndex, Math.min(count, endIndex + 1));

const rowsBetween = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
