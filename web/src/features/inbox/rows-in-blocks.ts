import type { Range } from "@tanstack/react-virtual";

const blockRows = 4;
/** Rendered beyond the view, at least. */
const aheadRows = 4;

/**
 * The rows to render: whole blocks, so that scrolling renders a few rows every few frames instead of one in each. Most
 * frames then only scroll.
 */
export function rowsInBlocks({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - aheadRows) / blockRows) * blockRows);
  const end = Math.min(count, Math.ceil((endIndex + 1 + aheadRows) / blockRows) * blockRows);
  return Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
}
