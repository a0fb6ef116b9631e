import type { SaxesTagPlain } from "saxes";
import { readXml } from "./read-xml.ts";

/** Properties of a run of text that decide whether it can be seen. A missing one is inherited. */
export type RunLook = {
  isHidden?: boolean;
  isStruck?: boolean;
  isBold?: boolean;
  halfPoints?: number;
};

export type DocxStyles = {
  /** By style id. */
  looks: Map<string, RunLook>;
  headingLevels: Map<string, number>;
  defaults: RunLook;
};

/** Takes over what a child of `w:rPr` sets. */
export function readRunProperty({ name, attributes }: SaxesTagPlain, look: RunLook) {
  const value = attributes["w:val"];
  const isOn = !/^(?:0|false|off|none)$/.test(value ?? "");
  if (name === "w:vanish" || name === "w:specVanish" || name === "w:webHidden") look.isHidden = isOn;
  if (name === "w:strike" || name === "w:dstrike") look.isStruck = isOn;
  if (name === "w:b") look.isBold = isOn;
  if (name === "w:sz" && Number.isFinite(Number(value))) look.halfPoints = Number(value);
}

type Style = { look: RunLook; basedOn?: string; level?: number };

/** Reads `styles.xml`, each style together with what it is based on. */
export function readStyles(xml: string | undefined): DocxStyles {
  const own = new Map<string, Style>();
  const defaults: RunLook = {};
  if (xml) readOwnStyles(xml, own, defaults);
  const looks = new Map<string, RunLook>();
  const headingLevels = new Map<string, number>();
  for (const id of own.keys()) {
    const chain: Style[] = [];
    for (let style = own.get(id); style && chain.length < 20; style = own.get(style.basedOn ?? ""))
      chain.unshift(style);
    looks.set(id, Object.assign({}, ...chain.map(({ look }) => look)));
    const level = chain.findLast((style) => style.level)?.level;
    if (level && level <= 9) headingLevels.set(id, level);
  }
  return { looks, headingLevels, defaults };
}

function readOwnStyles(xml: string, own: Map<string, Style>, defaults: RunLook) {
  let style: Style | undefined;
  readXml(xml, {
    open(tag) {
      const { name, attributes } = tag;
      const value = attributes["w:val"] ?? "";
      if (name === "w:docDefaults") style = { look: defaults };
      if (name === "w:style") {
        style = { look: {} };
        own.set(attributes["w:styleId"] ?? "", style);
      }
      if (!style) return;
      readRunProperty(tag, style.look);
      if (name === "w:basedOn") style.basedOn = value;
      if (name === "w:outlineLvl") style.level = Number(value) + 1;
      const heading = name === "w:name" ? /^(?:heading|title|subtitle)\s*(\d?)/i.exec(value) : undefined;
      if (heading) style.level = Number(heading[1] || 1);
    },
    close(name) {
      if (name === "w:docDefaults" || name === "w:style") style = undefined;
    },
  });
}
