import { atRest, type Frames } from "./css-animations.ts";
import type { Custom, Declared, Said } from "./css-declared.ts";
import { callsIn, partsOf, pixels, sizeInFont } from "./css-lengths.ts";
import { colourOf } from "./css-values.ts";

const sides = ["top", "right", "bottom", "left"];
const logical: Record<string, string> = {
  ...Object.fromEntries(
    ["", "min-", "max-"].flatMap((bound) => [
      [`${bound}block-size`, `${bound}height`],
      [`${bound}inline-size`, `${bound}width`],
    ]),
  ),
  "overflow-block": "overflow-y",
  "overflow-inline": "overflow-x",
  ...Object.fromEntries(
    Object.entries({
      "inline-start": "left",
      "inline-end": "right",
      "block-start": "top",
      "block-end": "bottom",
    }).flatMap(([along, side]) => [
      [`inset-${along}`, side],
      [`margin-${along}`, `margin-${side}`],
      [`padding-${along}`, `padding-${side}`],
      [`border-${along}-width`, `border-${side}-width`],
    ]),
  ),
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
  if (!declared) return { all: new Map<string, string>(), said: (() => undefined) as Said, custom: around };
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
  return { all: found, said: ((name) => found.get(name)) as Said, custom };
}

function takenApart(name: string, value: string): [string, string][] {
  const plain = /^-webkit-(?!text-fill-color$|line-clamp$|box-orient$)/.test(name) ? name.slice(8) : name;
  const parts = () => partsOf(value, /\s/);
  if (/^(?:border|border-(?:top|right|bottom|left)|border-(?:block|inline)(?:-start|-end)?)$/.test(plain))
    return takenApart(
      `${plain}-width`,
      parts().find((part) => borders[part] || pixels(part) !== undefined) ?? "0",
    );
  const known = logical[plain];
  if (known) return [[known, borders[value] ?? value]];
  if (/^(?:margin|inset|padding|border-width)$/.test(plain)) {
    const [top = value, right = top, bottom = top, left = right] = parts();
    return sides.map((side, at) => {
      const said = [top, right, bottom, left][at] ?? top;
      return [sided(plain, side), borders[said] ?? said];
    });
  }
  const axis = /^(margin|inset|padding|border)-(inline|block)(?:-width)?$/.exec(plain);
  if (axis) {
    const [start = value, end = start] = parts();
    const [one, other] = axis[2] === "inline" ? ["left", "right"] : ["top", "bottom"];
    const whole = axis[1] === "border" ? "border-width" : (axis[1] ?? "");
    return [
      [sided(whole, one), borders[start] ?? start],
      [sided(whole, other), borders[end] ?? end],
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
  if (plain === "flex-flow")
    return [
      ["flex-direction", value],
      ["flex-wrap", value],
    ];
  if (plain === "gap" || plain === "grid-gap") {
    const [row = value, column = row] = parts();
    return [
      ["row-gap", row],
      ["column-gap", column],
    ];
  }
  return [[plain, value]];
}

const borders: Record<string, string> = { thin: "1px", medium: "3px", thick: "5px" };
const sided = (whole: string, side = "") =>
  whole === "inset" ? side : whole === "border-width" ? `border-${side}-width` : `${whole}-${side}`;

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
  // What is called there may be understood by a browser of another year.
  if (known) return known.test(value) || value.includes("(");
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
  return text
    .replace(
      /env\(\s*[\w-]+\s*(?:,\s*([^()]*))?\)/g,
      (_all, otherwise: string | undefined) => otherwise ?? "0px",
    )
    .trim()
    .toLowerCase()
    .slice(0, 1_000);
}
