import { elementsIn, nearest, property, readXml, type XmlElement } from "./read-xml.ts";

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

/** What the `w:rPr` of a run, a style or the defaults sets. */
export function lookIn(element: XmlElement): RunLook {
  const look: RunLook = {};
  for (const properties of elementsIn(element).filter(({ name }) => name === "w:rPr"))
    for (const { name, attributes } of elementsIn(properties)) {
      const value = attributes["w:val"];
      const isOn = !/^(?:0|false|off|none)$/.test(value ?? "");
      if (name === "w:vanish" || name === "w:specVanish" || name === "w:webHidden") look.isHidden = isOn;
      if (name === "w:strike" || name === "w:dstrike") look.isStruck = isOn;
      if (name === "w:b") look.isBold = isOn;
      if (name === "w:sz" && Number.isFinite(Number(value))) look.halfPoints = Number(value);
    }
  return look;
}

/** The level that a paragraph or its style sets. */
export function outlineLevel(element: XmlElement): number | undefined {
  const level = property(element, "w:pPr", "w:outlineLvl")?.attributes["w:val"];
  return level !== undefined && Number(level) < 9 ? Number(level) + 1 : undefined;
}

type Style = { look: RunLook; basedOn: string | undefined; level: number | undefined };

/** Reads `styles.xml`, each style together with what it is based on. */
export function readStyles(xml: string | undefined): DocxStyles {
  const root = xml === undefined ? undefined : readXml(xml);
  const own = new Map<string, Style>();
  for (const style of root ? nearest(root, "w:style") : []) {
    const valueIn = (name: string) =>
      elementsIn(style).find((child) => child.name === name)?.attributes["w:val"];
    const [, level] = /^(?:heading|title|subtitle)\s*(\d?)/i.exec(valueIn("w:name") ?? "") ?? [];
    own.set(style.attributes["w:styleId"] ?? "", {
      look: lookIn(style),
      basedOn: valueIn("w:basedOn"),
      level: outlineLevel(style) ?? (level === undefined ? undefined : Number(level || 1)),
    });
  }
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
  const [defaults] = root ? nearest(root, "w:rPrDefault") : [];
  // Paragraphs without a style are looked up by "", which is no style.
  looks.delete("");
  headingLevels.delete("");
  return { looks, headingLevels, defaults: defaults ? lookIn(defaults) : {} };
}
