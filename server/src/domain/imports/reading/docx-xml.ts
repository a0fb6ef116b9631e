import { SaxesParser, type SaxesTagPlain } from "saxes";
import { readingLimits, Unreadable } from "./document.ts";

/** Reads XML element by element; what it defines for itself is refused, and so is what is nested without end. */
export function readXml(
  xml: string,
  hear: {
    /** `around` are the names of what is around the element, the outermost first. */
    open(tag: SaxesTagPlain, around: readonly string[]): void;
    close(name: string): void;
    text?(words: string): void;
  },
) {
  const parser = new SaxesParser({ fragment: false });
  const around: string[] = [];
  parser.on("doctype", () => {
    throw new Unreadable("This file defines its own XML, which no word processor does. It was not opened.");
  });
  parser.on("opentag", (tag) => {
    if (around.length >= readingLimits.xmlDepth)
      throw new Unreadable("This file is nested too deep to be read.");
    hear.open(tag as SaxesTagPlain, around);
    around.push(tag.name);
  });
  parser.on("closetag", ({ name }) => {
    around.pop();
    hear.close(name);
  });
  parser.on("text", (words) => hear.text?.(words));
  parser.on("error", () => {
    throw new Unreadable("This file is damaged and cannot be opened.");
  });
  parser.write(xml).close();
}
