import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Colour, colourOf } from "./css-values.ts";
import { readingLimits, Unreadable } from "./document.ts";

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

/** Reads XML element by element; what it defines for itself is refused, and so is what is nested without end. */
export function readXml(
  xml: string,
  hear: { open(tag: SaxesTagPlain): void; close(name: string): void; text?(words: string): void },
) {
  const parser = new SaxesParser({ fragment: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new Unreadable("This file defines its own XML, which no word processor does. It was not opened.");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > readingLimits.xmlDepth) throw new Unreadable("This file is nested too deep to be read.");
    hear.open(tag as SaxesTagPlain);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    hear.close(name);
  });
  parser.on("text", (words) => hear.text?.(words));
  parser.on("error", () => {
    throw new Unreadable("This file is damaged and cannot be opened.");
  });
  parser.write(xml).close();
}

/** What `w:rPr` says by one of its elements. */
export function readRunProperty({ name, attributes }: SaxesTagPlain, look: RunLook) {
  const value = attributes["w:val"];
  if (name === "w:vanish" || name === "w:specVanish" || name === "w:webHidden") look.isHidden = isOn(value);
  if (name === "w:color") look.colour = inkOf(attributes) ?? look.colour;
  if (name === "w:w") look.isCrushed = Number.parseFloat(value ?? "100") < widthLeastPercent;
  if (name === "w:sz" && Number.isFinite(Number(value))) look.halfPoints = Number(value);
  const fill = attributes["w:fill"];
  if (name === "w:shd" && fill && fill !== "auto") look.behind = colourOf(`#${fill}`) ?? look.behind;
  if (name === "w:highlight" && value && value !== "none")
    look.behind = colourOf(value.toLowerCase()) ?? colourOf("yellow");
}

const widthLeastPercent = 10;
/** Twips beyond the edge of any paper. */
const far = { before: -3_000, after: 15_000 };

/** A theme's name counts before the colour beside it, unless that says a shade of it. */
function inkOf(attributes: SaxesTagPlain["attributes"]): Colour | undefined {
  const value = attributes["w:val"];
  const isPaper = /^(?:background1|light1)$/.test(attributes["w:themeColor"] ?? "");
  if (isPaper && !attributes["w:themeShade"]) return colourOf("white");
  return value && value !== "auto" ? colourOf(`#${value}`) : undefined;
}

/** What `w:pPr` says by one of its elements of where the passage stands. */
export function readPlace({ name, attributes }: SaxesTagPlain, look: RunLook) {
  if (name !== "w:framePr" && name !== "w:ind") return;
  const sides = ["w:x", "w:y", "w:left", "w:start", "w:firstLine"].map((side) =>
    Number(attributes[side] ?? 0),
  );
  if (sides.some((side) => side <= far.before || side >= far.after)) look.isOutside = true;
}

const isOn = (value: string | undefined) => !["0", "false", "off", "none"].includes(value ?? "1");

/** What the styles of a document set, each with what it is based on. */
export function readStyles(xml: string | undefined): DocxStyles {
  const own = new Map<string, { look: RunLook; basedOn?: string; level?: number }>();
  const everywhere: RunLook = {};
  let style: { look: RunLook; basedOn?: string; level?: number } | undefined;
  let isDefaults = false;
  const looks = new Map<string, RunLook>();
  const levels = new Map<string, number>();
  if (!xml) return { looks, levels, everywhere };
  readXml(xml, {
    open(tag) {
      const { name, attributes } = tag;
      if (name === "w:docDefaults") isDefaults = true;
      if (name === "w:style") {
        style = { look: {} };
        own.set(attributes["w:styleId"] ?? "", style);
      }
      if (isDefaults) readRunProperty(tag, everywhere);
      if (!style) return;
      readRunProperty(tag, style.look);
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
