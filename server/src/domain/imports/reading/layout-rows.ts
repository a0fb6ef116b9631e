import { type AnyNode, type Element, isTag, isText } from "domhandler";
import type { Said } from "./css-declared.ts";
import { partsOf, pixels } from "./css-lengths.ts";
import {
  adopt,
  type Box,
  edgesOf,
  emptyBox,
  type Flow,
  type Room,
  scrolledLeast,
  type Type,
  unknownPx,
} from "./layout-box.ts";

export type Item = { nodes: readonly AnyNode[]; element: Element | undefined; said: Said };
const nothingSaid: Said = () => undefined;

/** What stands side by side or below one another by itself: elements, and the words between them. */
export function itemsOf(flow: Flow, box: Box, nodes: readonly AnyNode[], type: Type, said: Said): Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    if (isText(node) && node.data.trim() !== "")
      items.push({ nodes: [node], element: undefined, said: nothingSaid });
    if (!isTag(node)) continue;
    const kind = flow.kindOf(node);
    if (kind === "away") box.waiting.push({ element: node, type, x: 0, y: 0 });
    else if (kind !== "none") items.push({ nodes: [node], element: node, said: flow.said(node) });
  }
  const order = (item: Item) => pixels(item.said("order")) ?? 0;
  const sorted = items.toSorted((one, other) => order(one) - order(other));
  return /reverse/.test(said("flex-direction") ?? "") ? sorted.toReversed() : sorted;
}

/** An item laid out by itself. */
export function boxOf(
  flow: Flow,
  item: Item,
  type: Type,
  room: Room,
  set: { width?: number; height?: number },
): Box {
  if (item.element) return flow.box(item.element, type, room, set);
  const width = set.width ?? room.width;
  const box = emptyBox(width, 0);
  flow.fill(box, item.nodes, type, { width, height: Number.NaN }, nothingSaid);
  return box;
}

export const marginOf = ({ element, said }: Item, em: number, width: number) =>
  element ? edgesOf(element, said, em, width).margin : { left: 0, top: 0, right: 0, bottom: 0 };

/** How an item of a row or a column grows and shrinks, and from what. */
function flexOf({ said }: Item) {
  const whole = said("flex");
  const parts =
    whole === undefined || whole === "auto" ? [] : whole === "none" ? ["0", "0"] : partsOf(whole, /\s/);
  const numbers = parts.filter((part) => /^[\d.]+$/.test(part)).map(Number);
  const sized = parts.find((part) => !/^[\d.]+$/.test(part));
  return {
    grow: pixels(said("flex-grow")) ?? numbers[0] ?? (whole === "auto" ? 1 : 0),
    shrink: pixels(said("flex-shrink")) ?? numbers[1] ?? 1,
    basis: said("flex-basis") ?? sized ?? (numbers.length > 0 && whole !== "none" ? "0px" : "auto"),
  };
}

/** How far what is placed along a line moves, where there is room left or too little. */
function shiftOf(justify: string | undefined, free: number): number {
  if (/center/.test(justify ?? "")) return free / 2;
  if (/end|right/.test(justify ?? "")) return free;
  return 0;
}

/** Side by side. */
export function inRow(flow: Flow, box: Box, nodes: readonly AnyNode[], type: Type, room: Room, said: Said) {
  const items = itemsOf(flow, box, nodes, type, said);
  const gap = pixels(said("column-gap"), type.em, room.width) ?? 0;
  const isTable = !/flex|-box$/.test(said("display") ?? "");
  const wanted = items.map((item) => {
    const margin = marginOf(item, type.em, room.width);
    const outer = margin.left + margin.right;
    const { grow, shrink, basis } = isTable ? { grow: 1, shrink: 1, basis: "auto" } : flexOf(item);
    const based = pixels(basis, type.em, room.width) ?? pixels(item.said("width"), type.em, room.width);
    const widest = item.nodes.reduce((sum, node) => sum + flow.widest(node, type), 0);
    const least = Math.max(
      pixels(item.said("min-width"), type.em, room.width) ?? 0,
      /nowrap|^pre$/.test(item.said("white-space") ?? "") && !item.said("overflow-x") ? widest : 0,
    );
    const most = pixels(item.said("max-width"), type.em, room.width) ?? Number.POSITIVE_INFINITY;
    return {
      item,
      margin,
      grow,
      shrink,
      width: Math.max(least, Math.min(most, based === undefined ? widest : based + outer)),
      least,
    };
  });
  const rows: (typeof wanted)[] = [[]];
  let used = 0;
  for (const one of wanted) {
    if (/^wrap/.test(said("flex-wrap") ?? "") && used + one.width > room.width + 1 && used > 0) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(one);
    used += one.width + gap;
  }
  let y = 0;
  const rowGap = pixels(said("row-gap"), type.em, room.height) ?? 0;
  for (const row of rows) {
    const sum = row.reduce((all, { width }) => all + width, 0) + gap * Math.max(0, row.length - 1);
    const free = room.width - sum;
    const grows = row.reduce((all, { grow }) => all + grow, 0);
    const shrinks = row.reduce((all, { shrink, width }) => all + shrink * width, 0);
    for (const one of row) {
      if (free > 0 && grows > 0) one.width += (free * one.grow) / Math.max(1, grows);
      if (free < 0 && shrinks > 0)
        one.width = Math.max(one.least, one.width + (free * one.shrink * one.width) / shrinks);
    }
    const filled = row.reduce((all, { width }) => all + width, 0) + gap * Math.max(0, row.length - 1);
    let x = grows > 0 ? 0 : shiftOf(said("justify-content"), room.width - filled);
    const boxes = row.map((one) => {
      const width = Math.max(0, one.width - one.margin.left - one.margin.right);
      return { ...one, inner: boxOf(flow, one.item, type, room, { width }) };
    });
    const content = boxes.reduce(
      (high, { inner, margin }) => Math.max(high, inner.height + margin.top + margin.bottom),
      0,
    );
    const high = rows.length === 1 && !Number.isNaN(room.height) ? room.height : content;
    for (const { inner, margin, item, width } of boxes) {
      const align = item.said("align-self") ?? said("align-items");
      inner.x += x + margin.left;
      inner.y += y + margin.top + shiftOf(align, high - inner.height - margin.top - margin.bottom);
      x += width + gap;
      adopt(box, inner);
    }
    y += Math.max(content, rows.length === 1 ? 0 : high) + rowGap;
  }
  box.height = Math.max(0, y - rowGap);
  // Rows that are put elsewhere as one are not followed.
  if (
    !Number.isNaN(room.height) &&
    /end|center|reverse/.test(`${said("align-content")} ${said("flex-wrap")}`) &&
    rows.length > 1 &&
    box.height > room.height
  )
    for (const inner of box.boxes) inner.y += unknownPx;
}

/** Below one another. */
export function inColumn(
  flow: Flow,
  box: Box,
  nodes: readonly AnyNode[],
  type: Type,
  room: Room,
  said: Said,
) {
  const gap = pixels(said("row-gap"), type.em, room.height) ?? 0;
  const items = itemsOf(flow, box, nodes, type, said).map((item) => {
    const margin = marginOf(item, type.em, room.width);
    const { grow, shrink, basis } = flexOf(item);
    const height = pixels(
      basis === "0px" && Number.isNaN(room.height) ? undefined : basis,
      type.em,
      room.height,
    );
    const isCut = item.said("overflow-y") !== undefined || item.said("overflow-x") !== undefined;
    return {
      item,
      margin,
      grow,
      shrink,
      isCut,
      inner: boxOf(flow, item, type, room, height ? { height } : {}),
    };
  });
  const sum = items.reduce(
    (all, { inner, margin }) => all + inner.height + margin.top + margin.bottom,
    gap * Math.max(0, items.length - 1),
  );
  const free = (Number.isNaN(room.height) ? sum : room.height) - sum;
  const grows = items.reduce((all, { grow }) => all + grow, 0);
  const giving = items.filter(({ isCut, shrink }) => isCut && shrink > 0);
  const given = giving.reduce((all, { inner }) => all + inner.height, 0);
  const change = ({ inner, grow, isCut, shrink }: (typeof items)[number]) =>
    free > 0 && grows > 0
      ? (free * grow) / Math.max(1, grows)
      : free < 0 && isCut && shrink > 0 && given > 0
        ? Math.max(-inner.height, (free * inner.height) / given)
        : 0;
  const changes = items.map(change);
  const left = free - changes.reduce((all, one) => all + one, 0);
  let y = shiftOf(said("justify-content"), /reverse/.test(said("flex-direction") ?? "") ? -left : left);
  if (/reverse/.test(said("flex-direction") ?? "")) y += left;
  for (const [at, { margin, inner }] of items.entries()) {
    const by = changes[at] ?? 0;
    inner.height += by;
    if (inner.shown) {
      inner.shown.bottom += by;
      inner.shown.scrollsY &&= inner.height >= scrolledLeast.height;
    }
    inner.x += margin.left;
    inner.y += y + margin.top;
    y += inner.height + margin.top + margin.bottom + gap;
    adopt(box, inner);
  }
  box.height = sum;
}
