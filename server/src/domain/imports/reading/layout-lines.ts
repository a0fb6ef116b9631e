import { type AnyNode, type Element, isTag, isText, type Text } from "domhandler";
import type { Said } from "./css-declared.ts";
import { pixels } from "./css-lengths.ts";
import { adopt, type Box, edgesOf, type Flow, type Room, type Type, widthOf } from "./layout-box.ts";

/** One line after the other, and one block below the other. */
export class Lines {
  readonly #flow: Flow;
  readonly #box: Box;
  readonly #room: Room;
  #x = 0;
  #y = 0;
  #high = 0;
  #below = 0;
  /** What floats: how much of the width it takes on each side, and down to where. */
  #floats = { left: 0, right: 0, bottom: 0 };
  #isFirst = true;
  #isOpen = false;

  constructor(flow: Flow, box: Box, room: Room) {
    this.#flow = flow;
    this.#box = box;
    this.#room = room;
  }

  add(nodes: readonly AnyNode[], type: Type) {
    for (const node of nodes) {
      if (isText(node)) this.#write(node, type);
      else if (isTag(node)) this.#take(node, type);
      else if ("children" in node) this.add(node.children as AnyNode[], type);
    }
  }

  end() {
    this.#close();
    this.#box.height = Math.max(this.#y + Math.max(0, this.#below), this.#floats.bottom);
  }

  get #width() {
    return Math.max(
      1,
      this.#room.width - (this.#y < this.#floats.bottom ? this.#floats.left + this.#floats.right : 0),
    );
  }

  get #left() {
    return this.#y < this.#floats.bottom ? this.#floats.left : 0;
  }

  #close() {
    this.#isOpen = false;
    this.#y += this.#high;
    this.#x = 0;
    this.#high = 0;
    this.#isFirst = true;
    if (this.#y >= this.#floats.bottom) this.#floats = { left: 0, right: 0, bottom: 0 };
  }

  #open(line: number, indent = 0) {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#y += this.#below;
      this.#below = 0;
      if (this.#width < 80) this.#y = Math.max(this.#y, this.#floats.bottom);
      this.#x = this.#isFirst ? indent : 0;
    }
    this.#isFirst = false;
    this.#high = Math.max(this.#high, line);
  }

  #write(node: Text, type: Type) {
    const lines = type.keeps === "none" ? [node.data] : node.data.split("\n");
    if (node.data.trim() === "" && type.keeps === "none") {
      if (this.#x > 0) this.#x += widthOf(" ", type);
      return;
    }
    for (const [at, line] of lines.entries()) {
      const words = type.keeps === "all" ? line : line.replace(/\s+/g, " ");
      if (at > 0) {
        this.#open(type.line);
        this.#close();
      }
      if (words.trim() !== "") this.#writeLine(node, words, type);
      else if (lines.length > 1) this.#open(type.line);
    }
  }

  #writeLine(text: Text, words: string, type: Type) {
    this.#open(type.line, type.indent);
    const wide = widthOf(words, type);
    const longest = words.split(" ").reduce((most, word) => Math.max(most, widthOf(word, type) * 0.85), 0);
    const top = this.#y + Math.max(0, this.#high - type.line) / 2;
    const width = this.#width;
    if (!type.wraps || this.#x + wide <= width) {
      const shift =
        this.#left +
        Math.max(0, width - this.#x - wide) * (this.#x <= Math.max(0, type.indent) ? type.align : 0);
      this.#box.words.push({
        text,
        left: shift + this.#x,
        right: shift + this.#x + wide,
        top,
        last: top,
        line: type.line,
      });
      this.#x += wide;
      return;
    }
    const starts = this.#x + longest > width && this.#x > 0 ? width : this.#x;
    const total = starts + wide * 1.05;
    const more = Math.floor(total / width);
    this.#box.words.push({
      text,
      left: Math.min(this.#left, this.#x),
      right: this.#left + Math.max(Math.min(width, total), longest),
      top,
      last: this.#y + more * type.line + Math.max(0, this.#high - type.line) / 2,
      line: type.line,
    });
    this.#y += this.#high + (more - 1) * type.line;
    this.#high = type.line;
    this.#x = total - more * width;
  }

  #take(element: Element, type: Type) {
    const flow = this.#flow;
    const kind = flow.kindOf(element);
    if (kind === "none") return;
    const said = flow.said(element);
    const inner = flow.typeOf(element, type);
    if (element.name === "br") {
      this.#open(type.line);
      this.#close();
    } else if (kind === "away")
      this.#box.waiting.push({
        element,
        type,
        x: this.#left + this.#x,
        y: this.#y + (this.#x > 0 ? 0 : this.#below),
      });
    else if (kind === "inline") this.#inline(element, inner, said);
    else if (kind === "atom" || kind === "float") this.#atom(element, type, kind === "float");
    else this.#block(element, type);
  }

  #inline(element: Element, type: Type, said: Said) {
    const { margin, pad } = edgesOf(element, said, type.em, this.#room.width);
    const at = (name: string) => pixels(said(name), type.em, this.#room.width);
    const before = { words: this.#box.words.length, boxes: this.#box.boxes.length };
    const lead = margin.left + pad.left;
    if (lead !== 0) {
      this.#open(type.line);
      this.#x += lead;
    }
    this.add(element.children, type);
    this.#x += margin.right + pad.right;
    if (!/relative/.test(said("position") ?? "")) return;
    const x = at("left") ?? -(at("right") ?? 0);
    const y = at("top") ?? -(at("bottom") ?? 0);
    for (const words of this.#box.words.slice(before.words)) {
      words.left += x;
      words.right += x;
      words.top += y;
      words.last += y;
    }
    for (const box of this.#box.boxes.slice(before.boxes)) {
      box.x += x;
      box.y += y;
    }
  }

  #atom(element: Element, type: Type, isFloat: boolean) {
    const flow = this.#flow;
    const said = flow.said(element);
    const { margin, pad } = edgesOf(element, said, type.em, this.#room.width);
    const own = pixels(said("width"), type.em, this.#room.width);
    const wide = Math.max(
      0,
      Math.min(flow.widest(element, type) - margin.left - margin.right, this.#room.width),
    );
    const box = flow.box(
      element,
      type,
      this.#room,
      own === undefined ? { width: Math.max(wide, pad.left + pad.right) } : {},
    );
    const [outer, high] = [
      box.width + margin.left + margin.right,
      box.height + Math.max(0, margin.top) + Math.max(0, margin.bottom),
    ];
    if (isFloat) {
      const floats = this.#floats;
      if (floats.left + floats.right + outer > this.#room.width + 1 && floats.bottom > 0) {
        this.#close();
        this.#y = Math.max(this.#y, floats.bottom);
        this.#floats = { left: 0, right: 0, bottom: 0 };
      }
      const isRight = /right|end/.test(said("float") ?? "");
      box.x += margin.left + (isRight ? this.#room.width - this.#floats.right - outer : this.#floats.left);
      box.y += this.#y + Math.max(0, this.#below) + margin.top;
      this.#floats[isRight ? "right" : "left"] += outer;
      this.#floats.bottom = Math.max(this.#floats.bottom, this.#y + Math.max(0, this.#below) + high);
    } else {
      if (this.#x > 0 && type.wraps && this.#x + outer > this.#width + 1) this.#close();
      this.#open(high, type.indent);
      const shift = Math.max(0, this.#width - outer) * (this.#x === 0 ? type.align : 0);
      box.x += this.#left + this.#x + margin.left + shift;
      box.y += this.#y + margin.top;
      this.#x += outer;
    }
    adopt(this.#box, box);
  }

  #block(element: Element, type: Type) {
    this.#close();
    const said = this.#flow.said(element);
    const em = this.#flow.typeOf(element, type).em;
    const { margin } = edgesOf(element, said, em, this.#room.width);
    if (/left|right|both/.test(said("clear") ?? "") || this.#width < 80)
      this.#y = Math.max(this.#y, this.#floats.bottom);
    const box = this.#flow.box(element, type, this.#room);
    const isNegative = margin.top < 0 || this.#below < 0;
    this.#y += isNegative ? margin.top + this.#below : Math.max(margin.top, this.#below);
    const free = this.#room.width - box.width - margin.left - margin.right;
    const isAuto = (side: string) => said(`margin-${side}`) === "auto";
    const shift = isAuto("left") ? free / (isAuto("right") ? 2 : 1) : 0;
    box.x += margin.left + Math.max(0, shift);
    box.y += this.#y;
    this.#y += box.height;
    this.#below = margin.bottom;
    adopt(this.#box, box);
  }
}
