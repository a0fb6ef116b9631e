import { crc32, deflateRawSync } from "node:zlib";

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;

export function docxOf(body: string, others: Record<string, string | Buffer> = {}, before = ""): Buffer {
  return zipOf({
    "[Content_Types].xml": types,
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...others,
  });
}

export const paragraphOf = (text: string, { run = "", paragraph = "" } = {}) =>
  `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</w:t></w:r></w:p>`;

export const headingOf = (text: string, level = 1) =>
  paragraphOf(text, { paragraph: `<w:pStyle w:val="Heading${level}"/><w:outlineLvl w:val="${level - 1}"/>` });

export const tableOf = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraphOf(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

export type Lies = { size?: number };

/** `lies`: wrong sizes for the directory. */
export function zipOf(files: Record<string, string | Buffer>, lies: Lies = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(lies.size ?? bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), packed]);
    // Extra, comment, disk, attributes, offset.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), head, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from("PK\x05\x06"), end]);
}
