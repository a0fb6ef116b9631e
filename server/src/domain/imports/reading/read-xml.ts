import { SaxesParser, type SaxesTagPlain } from "saxes";
import { readingLimits, Unreadable } from "./document.ts";

/** Calls `handlers` for each part of an XML file. Refuses document types (and so entities) and endless nesting. */
export function readXml(
  xml: string,
  handlers: {
    open(tag: SaxesTagPlain): void;
    close(name: string): void;
    text?(words: string): void;
  },
) {
  const parser = new SaxesParser({ fragment: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new Unreadable({ code: "defines_own_xml" });
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > readingLimits.xmlDepth) throw new Unreadable({ code: "nested_too_deep" });
    handlers.open(tag as SaxesTagPlain);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    handlers.close(name);
  });
  parser.on("text", (words) => handlers.text?.(words));
  parser.on("error", () => {
    throw new Unreadable({ code: "damaged" });
  });
  parser.write(xml).close();
}
