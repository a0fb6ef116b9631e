import { elementsIn, nearest, property, readXml, type XmlElement } from "./read-xml.ts";

/** Properties of a run of text that decide whether it can be seen. A missing one is inherited. */
export type RunLook = {
  isHidden?: boolean;
  isStruck?: boolean;
  isBold?: boolean;
  halfPoints?: number;
};

/** `level`: of headings. */
type DocxStyle = { look: RunLook; level: number | undefined };
export type DocxStyles = { defaults: RunLook; styleOf: (id: string) => DocxStyle };

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

const maxBases = 20;

/** Reads `styles.xml`. `styleOf` finds a style by its id, together with what it is based on. */
export function readStyles(xml: string | undefined): DocxStyles {
  const root = xml === undefined ? undefined : readXml(xml);
  const allOf = (name: string) => (root ? nearest(root, name) : []);
  const byId = new Map(allOf("w:style").map((style) => [style.attributes["w:styleId"], style]));
  const styleOf = (id: string | undefined, bases: number): DocxStyle => {
    const style = id && bases < maxBases ? byId.get(id) : undefined;
    if (!style) return { look: {}, level: undefined };
    const valueIn = (name: string) =>
      elementsIn(style).find((child) => child.name === name)?.attributes["w:val"];
    const base = styleOf(valueIn("w:basedOn"), bases + 1);
    const [, digit] = /^(?:heading|title|subtitle)\s*(\d?)/i.exec(valueIn("w:name") ?? "") ?? [];
    const level = outlineLevel(style) ?? (digit === undefined ? undefined : Number(digit || 1));
    return { look: { ...base.look, ...lookIn(style) }, level: level || base.level };
  };
  const [defaults] = allOf("w:rPrDefault");
  return { defaults: defaults ? lookIn(defaults) : {}, styleOf: (id) => styleOf(id, 0) };
}
