import { type AnyNode, type Document, type Element, isTag, isText } from "domhandler";
import type { Said } from "./css-declared.ts";
import { pixels, screen } from "./css-lengths.ts";
import { movedBy, transformOf } from "./css-shapes.ts";
import type { Look } from "./html-look.ts";
import { rootLook } from "./html-look.ts";
import {
  type Box,
  edgesOf,
  emptyBox,
  type Flow,
  plainType,
  type Room,
  sizeOfPicture,
  type Type,
  typeOf,
  widthOf,
} from "./layout-box.ts";
import { shownOf } from "./layout-cut.ts";
import { fill } from "./layout-flow.ts";

const nothing =
  /^(?:script|style|template|head|noscript|title|meta|link|base|param|source|track|col|colgroup|datalist|rp|area|map|option)$/;
const pictures =
  /^(?:img|svg|video|audio|canvas|iframe|object|embed|button|input|select|textarea|progress|meter|math)$/;
const inlines =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|q|rt|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr|slot|nobr|svg|video|audio|canvas|iframe|object|embed|button|input|select|textarea|progress|meter|math)$/;

/** Lays a page out roughly, as a browser would, so that it can be told what is cut off; where in doubt, too high. */
export function layOut(document: Document, looks: ReadonlyMap<Element, Look>): Box {
  return new Layout(looks).page(document);
}

class Layout implements Flow {
  readonly #looks: ReadonlyMap<Element, Look>;
  readonly #widest = new Map<AnyNode, number>();

  constructor(looks: ReadonlyMap<Element, Look>) {
    this.#looks = looks;
  }

  page(document: Document): Box {
    const page = emptyBox(screen.width, 0);
    const room = { width: screen.width, height: screen.height };
    this.fill(page, document.children as AnyNode[], plainType, room, (name) =>
      name === "display" ? "block" : undefined,
    );
    this.#place(page, { ...room, height: Math.max(page.height, screen.height) });
    const layer = { ...emptyBox(screen.width, screen.height), waiting: page.waiting };
    this.#place(layer, room, undefined, true);
    for (const box of layer.boxes) page.boxes.push({ ...box, isFixed: true });
    return page;
  }

  fill(...put: Parameters<Flow["fill"]>) {
    fill(this, ...put);
  }

  said(element: Element): Said {
    return (this.#looks.get(element) ?? rootLook).said;
  }

  typeOf(element: Element, around: Type): Type {
    return typeOf(element, this.#looks.get(element) ?? rootLook, around);
  }

  kindOf(element: Element): ReturnType<Flow["kindOf"]> {
    const said = this.said(element);
    const display = said("display") ?? "";
    if (display === "none" || nothing.test(element.name) || element.attribs.hidden !== undefined)
      return "none";
    if (/absolute|fixed/.test(said("position") ?? "")) return "away";
    if (
      /left|right|inline-(?:start|end)/.test(said("float") ?? element.attribs.align ?? "") &&
      !inlines.test(element.name)
    )
      return "float";
    if (/left|right|inline/.test(said("float") ?? "")) return "float";
    if (pictures.test(element.name)) return /^(?:block|flex|grid|table)$/.test(display) ? "block" : "atom";
    if (/^inline-/.test(display) || display === "-webkit-inline-box") return "atom";
    if (/^(?:inline|contents|ruby)/.test(display)) return "inline";
    return display === "" && (inlines.test(element.name) || element.name.includes("-")) ? "inline" : "block";
  }

  /** How wide it would be if it had all the room it wants. */
  widest(node: AnyNode, type: Type): number {
    const known = this.#widest.get(node);
    if (known !== undefined) return known;
    const width = isText(node)
      ? widthOf(node.data.replace(/\s+/g, " "), type)
      : isTag(node)
        ? this.#wide(node, type)
        : 0;
    this.#widest.set(node, width);
    return width;
  }

  #wide(element: Element, around: Type): number {
    const said = this.said(element);
    const type = this.typeOf(element, around);
    const { margin, pad } = edgesOf(element, said, type.em, 0);
    const outer = margin.left + margin.right + pad.left + pad.right;
    if (pictures.test(element.name))
      return outer + sizeOfPicture(element, said, type.em, { width: 300, height: Number.NaN }).width;
    const own = pixels(said("width"), type.em);
    if (own !== undefined) return own + outer;
    const isRow = /flex/.test(said("display") ?? "") && !/column/.test(said("flex-direction") ?? "");
    let widest = 0;
    let line = 0;
    for (const child of element.children) {
      if (isTag(child) && /none|away/.test(this.kindOf(child))) continue;
      const isBreak = isTag(child) && !isRow && (child.name === "br" || this.kindOf(child) === "block");
      if (isBreak) line = 0;
      line += this.widest(child, type);
      widest = Math.max(widest, line);
      if (isBreak) line = 0;
    }
    return Math.max(outer + widest, pixels(said("min-width"), type.em) ?? 0);
  }

  box(element: Element, around: Type, room: Room, set: { width?: number; height?: number } = {}): Box {
    const said = this.said(element);
    const type = this.typeOf(element, around);
    const { margin, pad, border } = edgesOf(element, said, type.em, room.width);
    const isWhole = said("box-sizing") === "border-box";
    const [across, along] = [pad.left + pad.right, pad.top + pad.bottom];
    const inner = (property: string, whole: number, pads: number) => {
      const px = pixels(said(property), type.em, whole);
      return px === undefined ? undefined : Math.max(0, px - (isWhole ? pads : 0));
    };
    const between = (least: number | undefined, value: number, most: number | undefined) =>
      Math.max(least ?? 0, Math.min(value, most ?? Number.POSITIVE_INFINITY));
    const own =
      set.width === undefined ? inner("width", room.width, across) : Math.max(0, set.width - across);
    const width = between(
      inner("min-width", room.width, across),
      own ?? Math.max(0, room.width - margin.left - margin.right - across),
      inner("max-width", room.width, across),
    );
    const picture = pictures.test(element.name) ? sizeOfPicture(element, said, type.em, room) : undefined;
    const high =
      set.height === undefined ? inner("height", room.height, along) : Math.max(0, set.height - along);
    const bound = (value: number) =>
      between(inner("min-height", room.height, along), value, inner("max-height", room.height, along));
    const box = emptyBox((picture?.width ?? width) + across, 0);
    const free = { width, height: high === undefined ? Number.NaN : bound(high) };
    if (!picture) {
      this.fill(box, element.children, type, free, said, element);
      for (const one of [...box.boxes, ...box.waiting]) {
        one.x += pad.left;
        one.y += pad.top;
      }
      for (const words of box.words) {
        words.left += pad.left;
        words.right += pad.left;
        words.top += pad.top;
        words.last += pad.top;
      }
    }
    const aspect = pixels(said("aspect-ratio")?.replace("auto", ""), 1, 1);
    // What cuts its inside does not grow with it.
    const grown = said("overflow-y") === undefined ? box.height : 0;
    const least = high === undefined && aspect ? Math.max(grown, width / aspect) : box.height;
    box.height =
      (picture?.height ??
        bound(
          element.name === "tr" || element.name === "td" ? Math.max(least, high ?? 0) : (high ?? least),
        )) + along;
    box.shown = shownOf(element, said, type, box, border, pad);
    const holdsFixed = ["transform", "filter", "perspective", "translate", "scale", "rotate"].some(
      (name) => (said(name) ?? "none") !== "none",
    );
    const isPlacing =
      holdsFixed ||
      (said("position") ?? "static") !== "static" ||
      said("clip-path") !== undefined ||
      /paint|layout|strict|content/.test(said("contain") ?? "");
    const inside = {
      width: box.width - border.left - border.right,
      height: box.height - border.top - border.bottom,
    };
    if (isPlacing) this.#place(box, inside, border, holdsFixed);
    const moved = movedBy(transformOf(said), type.em, box);
    box.x += moved?.x ?? 0;
    box.y += moved?.y ?? 0;
    box.isTurned =
      /rotate|skew|matrix/.test(transformOf(said)) || /vertical|sideways/.test(said("writing-mode") ?? "");
    if (said("position") === "relative") {
      const at = (one: string, other: string, whole: number) =>
        pixels(said(one), type.em, whole) ?? -(pixels(said(other), type.em, whole) ?? 0);
      box.x += at("left", "right", room.width);
      box.y += at("top", "bottom", room.height);
    }
    return box;
  }

  /** Puts what waits for a place into a box that gives one. */
  #place(box: Box, room: Room, border = { left: 0, top: 0 }, holdsFixed = false) {
    const waiting = box.waiting;
    box.waiting = [];
    for (const one of waiting) {
      const { element, type, x, y } = one;
      const said = this.said(element);
      if (said("position") === "fixed" && !holdsFixed) {
        box.waiting.push(one);
        continue;
      }
      const em = this.typeOf(element, type).em;
      const px = (name: string, whole: number) => pixels(said(name), em, whole);
      const [left, right] = [px("left", room.width), px("right", room.width)];
      const [top, bottom] = [px("top", room.height), px("bottom", room.height)];
      const { margin } = edgesOf(element, said, em, room.width);
      const stretched =
        left !== undefined && right !== undefined
          ? room.width - left - right - margin.left - margin.right
          : undefined;
      const wide = this.widest(element, type) - margin.left - margin.right;
      const width =
        said("width") && px("width", room.width) !== undefined
          ? undefined
          : (stretched ?? Math.max(0, Math.min(wide, room.width - (left ?? right ?? 0))));
      const isHeld = top !== undefined && bottom !== undefined && px("height", room.height) === undefined;
      const placed = this.box(element, type, room, {
        ...(width === undefined ? {} : { width }),
        ...(isHeld ? { height: Math.max(0, room.height - top - bottom) } : {}),
      });
      placed.x +=
        border.left +
        (left !== undefined
          ? left + margin.left
          : right !== undefined
            ? room.width - right - placed.width - margin.right
            : x + margin.left);
      placed.y +=
        border.top +
        (top !== undefined
          ? top + margin.top
          : bottom !== undefined
            ? room.height - bottom - placed.height - margin.bottom
            : y + margin.top);
      box.boxes.push(placed);
      // What waits in it comes after, in this loop.
      for (const each of placed.waiting)
        waiting.push({ ...each, x: each.x + placed.x, y: each.y + placed.y });
      placed.waiting = [];
    }
  }
}
