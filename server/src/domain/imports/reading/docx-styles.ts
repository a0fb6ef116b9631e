import type { SaxesTagPlain } from "saxes";
import { type Colour, colourOf } from "./css-values.ts";
import { type Palette, themed } from "./docx-palette.ts";
import { readXml } from "./docx-xml.ts";

/** How a run of text is set, as far as it says whether it is seen; what is absent is as around it. */
export type RunLook = {
  isHidden?: boolean;
  isOutside?: boolean;
  isCrushed?: boolean;
  colour?: Colour;
  halfPoints?: number;
  behind?: Colour;
};

export type DocxStyles = {
  looks: Map<string, RunLook>;
  /** The level of a heading's style. */
  levels: Map<string, number>;
  everywhere: RunLook;
};

/** What `w:rPr` says by one of its elements. */
export function readRunProperty(
  tag: SaxesTagPlain,
  look: RunLook,
  palette: Palette,
  around: readonly string[],
) {
  const { name, attributes } = tag;
  const value = attributes["w:val"];
  if (around.some((one) => /:textFill$/.test(one))) readFill(tag, look, palette);
  if (name === "w:vanish" || name === "w:specVanish" || name === "w:webHidden") look.isHidden = isOn(value);
  if (name === "w:color") look.colour = themed(tag, palette, ink) ?? hexOf(value) ?? look.colour;
  if (name === "w:w") look.isCrushed ||= Number.parseFloat(value ?? "100") < widthLeastPercent;
  if (name === "w:spacing" && Number(value) <= closestTwips) look.isCrushed = true;
  if (name === "w:position") look.isOutside ||= Math.abs(Number(value)) > raisedMostHalfPoints;
  if (name === "w:sz" && Number.isFinite(Number(value))) look.halfPoints = Number(value);
  if (name === "w:shd")
    look.behind = themed(tag, palette, fill) ?? hexOf(attributes["w:fill"]) ?? look.behind;
  if (name === "w:highlight" && value && value !== "none")
    look.behind = colourOf(value.toLowerCase()) ?? colourOf("yellow");
}

/** What fills the letters in place of their colour. */
function readFill({ name, attributes }: SaxesTagPlain, look: RunLook, palette: Palette) {
  const value = Object.entries(attributes).find(([one]) => /(?:^|:)val$/.test(one))?.[1] ?? "";
  const said = name.replace(/^.*:/, "");
  if (said === "noFill" || (said === "alpha" && Number(value) > clearMost)) look.isHidden = true;
  if (said === "srgbClr") look.colour = hexOf(value) ?? look.colour;
  if (said === "schemeClr") look.colour = palette.get(value) ?? look.colour;
}

const widthLeastPercent = 10;
/** Letters set nearer than so are one on the other. */
const closestTwips = -80;
const raisedMostHalfPoints = 60;
/** In thousandths of a percent. */
const clearMost = 85_000;
/** A line or a row that is held to less shows no letters. */
const lowestTwips = 100;

/** Whether a height is set that no letter has. */
export const isTooLow = (height: string | undefined, rule: string | undefined): boolean =>
  rule === "exact" && Math.abs(Number(height ?? lowestTwips)) < lowestTwips;
/** Twips beyond the edge of any paper. */
const far = { before: -3_000, after: 15_000 };

/** What names a theme's colour, which counts before the one beside it. */
export const ink = ["w:themeColor", "w:themeTint", "w:themeShade"] as const;
const fill = ["w:themeFill", "w:themeFillTint", "w:themeFillShade"] as const;

export const hexOf = (value: string | undefined): Colour | undefined =>
  value && value !== "auto" ? colourOf(`#${value}`) : undefined;

/** What `w:pPr` says by one of its elements of where the passage stands. */
export function readPlace({ name, attributes }: SaxesTagPlain, look: RunLook) {
  if (name === "w:spacing" && isTooLow(attributes["w:line"], attributes["w:lineRule"])) look.isCrushed = true;
  if (name === "w:framePr" && isTooLow(attributes["w:h"], attributes["w:hRule"])) look.isOutside = true;
  if (name !== "w:framePr" && name !== "w:ind") return;
  const sides = ["w:x", "w:y", "w:left", "w:start", "w:firstLine"].map((side) =>
    Number(attributes[side] ?? 0),
  );
  if (sides.some((side) => side <= far.before || side >= far.after)) look.isOutside = true;
}

const isOn = (value: string | undefined) => !["0", "false", "off", "none"].includes(value ?? "1");

/** What the styles of a document set, each with what it is based on. */
export function readStyles(xml: string | undefined, palette: Palette): DocxStyles {
  const own = new Map<string, { look: RunLook; basedOn?: string; level?: number }>();
  const everywhere: RunLook = {};
  let style: { look: RunLook; basedOn?: string; level?: number } | undefined;
  let isDefaults = false;
  const looks = new Map<string, RunLook>();
  const levels = new Map<string, number>();
  if (!xml) return { looks, levels, everywhere };
  readXml(xml, {
    open(tag, around) {
      const { name, attributes } = tag;
      if (name === "w:docDefaults") isDefaults = true;
      if (name === "w:style") {
        style = { look: {} };
        own.set(attributes["w:styleId"] ?? "", style);
      }
      if (isDefaults) readRunProperty(tag, everywhere, palette, around);
      if (!style) return;
      readRunProperty(tag, style.look, palette, around);
      readPlace(tag, style.look);
      if (name === "w:basedOn" && attributes["w:val"]) style.basedOn = attributes["w:val"];
      if (name === "w:outlineLvl") style.level = Number(attributes["w:val"]) + 1;
      const heading =
        name === "w:name"
          ? /^(?:heading|title|subtitle)\s*(\d?)/i.exec(attributes["w:val"] ?? "")
          : undefined;
      if (heading) style.level = Number(heading[1] || 1);
    },
    close(name) {
      if (name === "w:docDefaults") isDefaults = false;
      if (name === "w:style") style = undefined;
    },
  });
  for (const id of own.keys()) {
    const chain: (typeof style)[] = [];
    for (let at: string | undefined = id; at && chain.length < 20; at = own.get(at)?.basedOn)
      chain.unshift(own.get(at));
    looks.set(id, Object.assign({}, ...chain.map((one) => one?.look ?? {})));
    const level = chain.findLast((one) => one?.level)?.level;
    if (level && level <= 9) levels.set(id, level);
  }
  return { looks, levels, everywhere };
}
