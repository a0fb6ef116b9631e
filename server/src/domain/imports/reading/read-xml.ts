import { SaxesParser, type SaxesTagPlain } from "saxes";
import { readingLimits, Unreadable } from "./document.ts";

export type XmlElement = {
  name: string;
  attributes: SaxesTagPlain["attributes"];
  children: (XmlElement | string)[];
};

/** Reads an XML file. Refuses document types (and so entities) and endless nesting. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ fragment: false });
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  parser.on("doctype", () => {
    throw new Unreadable({ code: "defines_own_xml" });
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: attributes as XmlElement["attributes"], children: [] };
    open.at(-1)?.children.push(element);
    if (open.push(element) > readingLimits.xmlDepth) throw new Unreadable({ code: "nested_too_deep" });
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (words) => void open.at(-1)?.children.push(words));
  parser.on("error", () => {
    throw new Unreadable({ code: "damaged" });
  });
  parser.write(xml).close();
  return root;
}

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== "string");

/** The nearest elements with a name, without those inside of one. */
export const nearest = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => (child.name === name ? [child] : nearest(child, name)));

/** The child of a child of an element: `w:vMerge` in `w:tcPr`. */
export function property(element: XmlElement, group: string, name: string): XmlElement | undefined {
  const properties = elementsIn(element).find((child) => child.name === group);
  return properties && elementsIn(properties).find((child) => child.name === name);
}
