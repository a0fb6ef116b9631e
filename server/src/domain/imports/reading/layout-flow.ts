import type { AnyNode, Element } from "domhandler";
import type { Said } from "./css-declared.ts";
import { pixels } from "./css-lengths.ts";
import type { Box, Flow, Room, Type } from "./layout-box.ts";
import { inGrid } from "./layout-grid.ts";
import { Lines } from "./layout-lines.ts";
import { inColumn, inRow } from "./layout-rows.ts";

/** Puts nodes into a box as its styles say, and sets how high they make it. */
export function fill(
  flow: Flow,
  box: Box,
  nodes: readonly AnyNode[],
  type: Type,
  room: Room,
  said: Said,
  element?: Element,
) {
  const display = said("display") ?? "";
  if (/flex|-box$/.test(display) && !said("-webkit-line-clamp")) {
    if (/column/.test(said("flex-direction") ?? "") || said("box-orient") === "vertical")
      return inColumn(flow, box, nodes, type, room, said);
    return inRow(flow, box, nodes, type, room, said);
  }
  if (/grid/.test(display)) return inGrid(flow, box, nodes, type, room, said);
  if (element?.name === "tr" && !/block/.test(display)) return inRow(flow, box, nodes, type, room, said);
  const columns = columnsOf(said, type, room.width);
  const lines = new Lines(flow, box, { ...room, width: columns.width });
  lines.add(nodes, type);
  lines.end();
  if (columns.count > 1) {
    const most = Number.isNaN(room.height) ? Number.POSITIVE_INFINITY : room.height * columns.count;
    // What is beyond the last column is nowhere.
    if (box.height <= most) box.height = Math.min(box.height, room.height || box.height);
  }
}

function columnsOf(said: Said, { em }: Type, width: number) {
  const whole = said("columns")?.split(/\s+/) ?? [];
  const each = [said("column-width"), ...whole].map((part) =>
    /[a-z)]$/.test(part ?? "") ? pixels(part, em) : undefined,
  );
  const least = each.find((px) => px !== undefined);
  const most = [said("column-count"), ...whole].map(Number).find((count) => count > 0);
  const gap = pixels(said("column-gap"), em, width) ?? em;
  const fitting = least ? Math.max(1, Math.floor((width + gap) / (least + gap))) : (most ?? 1);
  const count = Math.min(fitting, most ?? fitting);
  return { count, width: count > 1 ? (width - gap * (count - 1)) / count : width };
}
