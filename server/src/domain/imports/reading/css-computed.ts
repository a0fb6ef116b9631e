import { callsIn, partsOf, sizeInFont } from "./css-lengths.ts";
import { colourOf } from "./css-values.ts";

/** What styles say of an element, by the name of the property. */
export type Declared = Map<string, { value: string; important: boolean; rank: number }>;
export type Declarations = [name: string, value: string, important: boolean][];
export type Said = (name: string) => string | undefined;
export type Frames = ReadonlyMap<string, { first: Declarations; last: Declarations }>;
export type Custom = ReadonlyMap<string, string>;

const sides = ["top", "right", "bottom", "left"];
const logical: Record<string, string> = {
  "block-size": "height",
  "inline-size": "width",
  "max-block-size": "max-height",
  "max-inline-size": "max-width",
  "overflow-block": "overflow-y",
  "overflow-inline": "overflow-x",
  "inset-inline-start": "left",
  "inset-inline-end": "right",
  "inset-block-start": "top",
  "inset-block-end": "bottom",
  "margin-inline-start": "margin-left",
  "margin-inline-end": "margin-right",
  "margin-block-start": "margin-top",
  "margin-block-end": "margin-bottom",
};
const words: Record<string, RegExp> = {
  display:
    /^(?:none|block|inline|contents|flow|flow-root|list-item|run-in|(?:inline-)?(?:block|flex|grid|table)|table-[a-z-]+|ruby[a-z-]*|-(?:webkit|ms|moz)-[a-z-]+|(?:block|inline|list-item)\s[a-z -]+|math)$/,
  visibility: /^(?:visible|hidden|collapse)$/,
  position: /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/,
};
const everywhere = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** What holds of an element in the end: wholes taken apart, sides by where they are, variables in place, animations at rest. */
export function computed(declared: Declared | undefined, around: Custom, frames: Frames) {
  if (!declared) return { said: (() => undefined) as Said, custom: around };
  const custom = customOf(declared, around);
  const found = new Map<string, string>();
  const take = (name: string, value: string) => {
    const text = resolved(value, custom);
    for (const [its, part] of takenApart(name, text))
      if (isValue(its, part)) found.set(its, part);
      else if (value.includes("var(")) found.delete(its);
  };
  const inOrder = [...declared].toSorted(
    ([, one], [, other]) => Number(one.important) - Number(other.important) || one.rank - other.rank,
  );
  for (const [name, { value, important }] of inOrder)
    if (!name.startsWith("--") && !important) take(name, value);
  for (const [name, value] of atRest(found, frames)) take(name, value);
  for (const [name, { value, important }] of inOrder)
    if (!name.startsWith("--") && important) take(name, value);
  return { said: ((name) => found.get(name)) as Said, custom };
}

/** How its animations leave an element: as they end, or, where they hardly move, as they begin. */
function atRest(found: ReadonlyMap<string, string>, frames: Frames): [string, string][] {
  const animation = [
    "animation",
    "animation-name",
    "animation-duration",
    "animation-fill-mode",
    "animation-play-state",
    "animation-delay",
  ]
    .map((name) => found.get(name) ?? "")
    .join(",");
  if (frames.size === 0 || !animation.replaceAll(",", "")) return [];
  const parts = partsOf(animation, /[\s,]/);
  const names = parts.flatMap((part) => frames.get(part) ?? []);
  const isSlow =
    parts.includes("paused") ||
    parts.some((part) => /^\d{2,}(?:\.\d+)?s$/.test(part) && Number.parseFloat(part) >= 60);
  const stays = parts.includes("forwards") || parts.includes("both");
  return names
    .flatMap(({ first, last }) => (isSlow ? first : stays ? last : []))
    .map(([name, value]) => [name, value]);
}

function takenApart(name: string, value: string): [string, string][] {
  const plain = name.startsWith("-webkit-") && name !== "-webkit-text-fill-color" ? name.slice(8) : name;
  const parts = () => partsOf(value, /\s/);
  if (logical[plain]) return [[logical[plain], value]];
  if (/^(?:margin|inset)$/.test(plain)) {
    const [top = value, right = top, bottom = top, left = right] = parts();
    return sides.map((side, at) => [
      plain === "margin" ? `margin-${side}` : side,
      [top, right, bottom, left][at] ?? top,
    ]);
  }
  const axis = /^(margin|inset)-(inline|block)$/.exec(plain);
  if (axis) {
    const [start = value, end = start] = parts();
    const [one, other] = axis[2] === "inline" ? ["left", "right"] : ["top", "bottom"];
    const before = axis[1] === "margin" ? "margin-" : "";
    return [
      [`${before}${one}`, start],
      [`${before}${other}`, end],
    ];
  }
  if (plain === "overflow") {
    const [x = value, y = x] = parts();
    return [
      ["overflow-x", x],
      ["overflow-y", y],
    ];
  }
  if (plain === "font") {
    const line = parts()
      .map((part) => partsOf(part, /\//))
      .find((part) => part.length > 1)?.[1];
    return [
      ["font-size", sizeInFont(value) ?? "inherit"],
      ["line-height", line ?? "normal"],
    ];
  }
  if (plain === "background") return backgroundOf(value);
  if (plain === "mask") return [["mask-image", value]];
  return [[plain, value]];
}

function backgroundOf(value: string): [string, string][] {
  if (everywhere.test(value))
    return [
      ["background-color", value],
      ["background-image", value],
    ];
  const parts = partsOf(value, /[\s,/]/);
  const pictures = callsIn(value).filter(({ name }) =>
    /gradient$|^url$|image|cross-fade|element|paint/.test(name),
  );
  const colour = parts.find(
    (part) =>
      colourOf(part) ||
      (/^[a-z-]+\(/.test(part) &&
        !/^(?:url|calc|min|max|clamp|.*(?:gradient|image.*|cross-fade|element|paint))\(/.test(part)),
  );
  return [
    ["background-image", pictures.map(({ name, inner }) => `${name}(${inner})`).join(" ") || "none"],
    ["background-color", colour ?? "transparent"],
    ["background-clip", parts.includes("text") ? "text" : "border-box"],
  ];
}

/** What a browser would not know is as if it were not said; what calls something is looked at. */
export function isValue(name: string, value: string): boolean {
  if (value === "") return name.startsWith("--");
  if (everywhere.test(value)) return true;
  const known = words[name];
  if (known) return known.test(value);
  if (/^(?:color|background-color|-webkit-text-fill-color)$/.test(name))
    return value.includes("(") || value === "currentcolor" || colourOf(value) !== undefined;
  if (/^(?:opacity|font-size|zoom|scale)$/.test(name)) return !/^[a-z-]+$/.test(value) || name !== "opacity";
  return true;
}

function customOf(declared: Declared, around: Custom): Custom {
  const own = [...declared].filter(([name]) => name.startsWith("--"));
  return own.length === 0
    ? around
    : new Map([...around, ...own.map(([name, { value }]) => [name, value] as const)]);
}

/** A value with its variables in place; they may name one another, a few deep. */
function resolved(value: string, custom: Custom): string {
  let text = value;
  for (let deep = 0; deep < 8 && text.includes("var("); deep++)
    text = text
      .replace(
        /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*(?:\((?:[^()]|\([^()]*\))*\)[^()]*)*))?\)/g,
        (_all, name: string, otherwise: string | undefined) =>
          custom.get(name)?.slice(0, 200) ?? otherwise ?? "",
      )
      .slice(0, 4_000);
  return text.trim().toLowerCase().slice(0, 1_000);
}
