import path from "node:path";
import { readXml } from "./docx-xml.ts";
import { unzip } from "./unzip.ts";

const content = "word/document.xml";
const relations = "word/_rels/document.xml.rels";
const usual = {
  styles: "word/styles.xml",
  settings: "word/settings.xml",
  theme: "word/theme/theme1.xml",
  comments: "word/comments.xml",
};

export type DocxParts = { content: string | undefined } & {
  [Name in keyof typeof usual]: string | undefined;
};

/** The files of a DOCX that say how its text looks: those that the document itself names, else those of usual names. */
export async function docxParts(bytes: Uint8Array): Promise<DocxParts> {
  const named = namedParts((await unzip(bytes, (name) => name === relations)).get(relations));
  const places = { content, ...usual, ...named };
  const files = await unzip(bytes, (name) => Object.values(places).includes(name));
  return Object.fromEntries(
    Object.entries(places).map(([part, name]) => [part, files.get(name)]),
  ) as DocxParts;
}

function namedParts(xml: string | undefined): Partial<typeof usual> {
  const found: Partial<typeof usual> = {};
  if (!xml) return found;
  readXml(xml, {
    open({ name, attributes: { Type = "", Target = "", TargetMode } }) {
      const kind = /\/([a-z]+)$/i.exec(Type)?.[1];
      if (!name.endsWith("Relationship") || TargetMode === "External" || !kind || !(kind in usual)) return;
      found[kind as keyof typeof usual] = path.posix.resolve("/word", Target).slice(1);
    },
    close() {},
  });
  return found;
}
