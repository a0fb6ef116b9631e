import { deflateSync } from "node:zlib";

type PdfPages = {
  /** Content streams; `F1` is Helvetica, `F2` bold. */
  pages: string[];
  page?: string;
  catalog?: string;
  objects?: Record<number, string>;
  packed?: boolean;
  trailer?: string;
};

export function pdfOf({
  pages,
  page = "",
  catalog = "",
  objects = {},
  packed = false,
  trailer = "",
}: PdfPages): Buffer {
  const kids = pages.map((_page, at) => `${10 + at * 2} 0 R`).join(" ");
  const all: Record<number, string | Buffer> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    3: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    4: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...objects,
  };
  for (const [at, drawn] of pages.entries()) {
    const bytes = packed ? deflateSync(Buffer.from(drawn, "latin1")) : Buffer.from(drawn, "latin1");
    all[10 + at * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /Properties << /OC1 100 0 R >> >> ${page} >>`;
    all[11 + at * 2] = streamOf(bytes, packed ? "/Filter /FlateDecode" : "");
  }
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets = new Map<number, number>();
  let length = 9;
  const add = (chunk: string | Buffer) => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "latin1") : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const numbers = Object.keys(all).map(Number);
  for (const number of numbers) {
    offsets.set(number, length);
    add(`${number} 0 obj\n`);
    add(all[number] ?? "");
    add("\nendobj\n");
  }
  const begins = length;
  const size = Math.max(...numbers) + 1;
  const lines = Array.from({ length: size }, (_none, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  add(
    `xref\n0 ${size}\n${lines.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${begins}\n%%EOF\n`,
  );
  return Buffer.concat(chunks);
}

export function streamOf(bytes: Buffer, filter = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

export function linesOfPage(lines: [text: string, size?: number, bold?: boolean][]): string {
  let y = 800;
  const drawn = lines.map(([text, size = 11, bold = false]) => {
    y -= size * 1.5;
    return text === "" ? "" : `BT /${bold ? "F2" : "F1"} ${size} Tf 60 ${y} Td (${escaped(text)}) Tj ET`;
  });
  return drawn.join("\n");
}

/** Euro and dashes in WinAnsi. */
export const escaped = (text: string) =>
  text
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
    .replaceAll("€", "\\200")
    .replaceAll("–", "\\226");
