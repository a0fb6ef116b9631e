import path from "node:path/posix";
import { Unreadable } from "./document.ts";
import { elementsIn, readXml } from "./read-xml.ts";
import { unzip } from "./unzip.ts";

type Relationship = { id: string; kind: string; target: string };

/** The parts of a Word file by what they are for. `chunks` are documents that it takes in, by relationship id. */
export type DocxParts = {
  content: string;
  styles?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  margins: string[];
  chunks: Map<string, { name: string; text: string }>;
};

const usualParts = ["styles", "footnotes", "endnotes", "comments"] as const;
const maxMargins = 50;

/** Finds the parts of a Word file by their relationships, and by their usual names where there are none. */
export async function partsOfDocx(bytes: Uint8Array): Promise<DocxParts> {
  const links = await unzip(bytes, (name) => name.endsWith(".rels"));
  const main =
    relationshipsIn(links.get("_rels/.rels"), "").find(({ kind }) => kind === "officeDocument")?.target ??
    "word/document.xml";
  const folder = path.dirname(main);
  const own = relationshipsIn(links.get(`${folder}/_rels/${path.basename(main)}.rels`), folder);
  const targetOf = (kind: string) => own.find((one) => one.kind === kind)?.target ?? `${folder}/${kind}.xml`;
  const margins = own.filter(({ kind }) => kind === "header" || kind === "footer").slice(0, maxMargins);
  const chunks = own.filter(({ kind }) => kind === "aFChunk");
  const names = new Set([
    main,
    ...usualParts.map(targetOf),
    ...[...margins, ...chunks].map(({ target }) => target),
  ]);
  const found = await unzip(bytes, (name) => names.has(name));
  const content = found.get(main);
  if (content === undefined || !/<(?:\w+:)?document[\s>]/.test(content.slice(0, 20_000)))
    throw new Unreadable({ code: "unsupported_format", format: "other" });
  return {
    content,
    ...Object.fromEntries(usualParts.map((kind) => [kind, found.get(targetOf(kind))])),
    margins: margins.flatMap(({ target }) => found.get(target) ?? []),
    chunks: new Map(
      chunks.map(({ id, target }) => [id, { name: target, text: found.get(target) ?? "" }] as const),
    ),
  };
}

function relationshipsIn(xml: string | undefined, folder: string): Relationship[] {
  if (xml === undefined) return [];
  return readXml(xml).children.flatMap((root) =>
    (typeof root === "string" ? [] : elementsIn(root))
      .filter(({ name, attributes }) => name.endsWith("Relationship") && attributes.TargetMode !== "External")
      .map(({ attributes: { Id = "", Type = "", Target = "" } }) => ({
        id: Id,
        kind: Type.split("/").at(-1) ?? "",
        target: path.join(Target.startsWith("/") ? "" : folder, Target).replace(/^\//, ""),
      })),
  );
}
