import type { AnyNode } from "domhandler";
import type { Said } from "./css-declared.ts";
import { partsOf, pixels } from "./css-lengths.ts";
import { tracksOf } from "./css-tracks.ts";
import { adopt, type Box, type Flow, type Room, type Type } from "./layout-box.ts";
import { boxOf, type Item, itemsOf, marginOf } from "./layout-rows.ts";

const rowsMost = 200;

/** Which item stands in which row: where it says so, else the next free one. */
function cellsOf(items: Item[], columns: number) {
  const rows: { item: Item; column: number; isAcross: boolean }[][] = [];
  let next = 0;
  for (const item of items) {
    const place = (...names: string[]) =>
      names.map((name) => Number.parseInt(item.said(name) ?? "", 10)).find((number) => number > 0);
    const said = place("grid-row", "grid-row-start", "grid-area");
    const isAcross = /1\s*\/\s*-1|span/.test(item.said("grid-column") ?? "");
    if (said === undefined && isAcross) next = Math.ceil(next / columns) * columns;
    const row = Math.min(rowsMost, said === undefined ? Math.floor(next / columns) : said - 1);
    const column = (place("grid-column", "grid-column-start") ?? (said ? 1 : (next % columns) + 1)) - 1;
    if (said === undefined) next += isAcross ? columns : 1;
    for (let at = rows.length; at <= row; at += 1) rows.push([]);
    rows[row]?.push({ item, column: isAcross ? 0 : column, isAcross });
  }
  return rows;
}

/** In the tracks of a grid, one after the other. */
export function inGrid(flow: Flow, box: Box, nodes: readonly AnyNode[], type: Type, room: Room, said: Said) {
  const items = itemsOf(flow, box, nodes, type, said);
  const gaps = {
    x: pixels(said("column-gap"), type.em, room.width) ?? 0,
    y: pixels(said("row-gap"), type.em, room.height) ?? 0,
  };
  const [rowsSaid, columnsSaid] = partsOf(said("grid-template") ?? said("grid") ?? "", /\//);
  const columns = tracksOf(said("grid-template-columns") ?? columnsSaid, type.em, room.width, gaps.x);
  const rows = tracksOf(said("grid-template-rows") ?? rowsSaid, type.em, room.height, gaps.y);
  const other = tracksOf(said("grid-auto-rows"), type.em, room.height, gaps.y)[0];
  if (columns.length === 0) columns.push({ px: undefined, share: 1, isShare: true });
  const fixed = columns.reduce((all, { px = 0 }) => all + px, gaps.x * (columns.length - 1));
  const shares = columns.reduce((all, { px, share }) => all + (px === undefined ? share || 1 : 0), 0);
  const widths = columns.map(
    ({ px, share }) => px ?? Math.max(0, ((room.width - fixed) * (share || 1)) / shares),
  );
  let y = 0;
  for (const [row, cells] of cellsOf(items, columns.length).entries()) {
    const track = rows[row] ?? other;
    let high = track?.px ?? 0;
    for (const { item, column, isAcross } of cells ?? []) {
      const isLow = item.said("overflow-y") !== undefined || /^0(?:px)?$/.test(item.said("min-height") ?? "");
      // A track without a share shrinks to nothing where what is in it may.
      const set = track?.px ?? (track && track.share === 0 && isLow && track.isShare ? 0 : undefined);
      const width = isAcross ? room.width : (widths[column] ?? 0);
      const stretched = set !== undefined && !item.said("height") ? { height: set } : {};
      const inner = boxOf(flow, item, type, { width, height: set ?? Number.NaN }, stretched);
      const margin = marginOf(item, type.em, width);
      inner.x += widths.slice(0, column).reduce((all, one) => all + one + gaps.x, margin.left);
      inner.y += y + margin.top;
      if (track?.px === undefined) high = Math.max(high, inner.height + margin.top + margin.bottom);
      adopt(box, inner);
    }
    y += high + gaps.y;
  }
  box.height = Math.max(0, y - gaps.y);
}
