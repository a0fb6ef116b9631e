import { deflateSync } from "node:zlib";

/** The number of an object in the file. */
export type Ref = { ref: number };
/** Names are written as `/Name`, texts by `textOf`. */
export type PdfValue = string | number | Ref | readonly PdfValue[] | { [key: string]: PdfValue };

/** A PDF file that is written object by object (ISO 32000-1, without scripts, forms and encryption). */
export class PdfFile {
  readonly #objects: (Buffer | undefined)[] = [];

  /** Reserves a number for an object that others refer to before it is known. */
  reserve(): Ref {
    return { ref: this.#objects.push(undefined) };
  }

  add(value: PdfValue, at: Ref = this.reserve()): Ref {
    this.#objects[at.ref - 1] = Buffer.from(write(value), "latin1");
    return at;
  }

  addStream(content: Buffer | string, dictionary: { [key: string]: PdfValue } = {}): Ref {
    return this.addRaw(deflateSync(content), { ...dictionary, Filter: "/FlateDecode" });
  }

  /** A stream that is compressed already; `Filter` says how. */
  addRaw(packed: Buffer, dictionary: { [key: string]: PdfValue }): Ref {
    const head = write({ ...dictionary, Length: packed.length });
    const parts = [Buffer.from(`${head}\nstream\n`, "latin1"), packed, Buffer.from("\nendstream", "latin1")];
    const at = this.reserve();
    this.#objects[at.ref - 1] = Buffer.concat(parts);
    return at;
  }

  finish(root: Ref, info: Ref): Buffer {
    const parts: Buffer[] = [];
    let length = 0;
    const append = (part: Buffer) => {
      parts.push(part);
      length += part.length;
    };
    const append8 = (text: string) => append(Buffer.from(text, "latin1"));
    append8("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
    const offsets = this.#objects.map((object, index) => {
      if (!object) throw new Error("a reserved object was not written");
      const offset = length;
      append8(`${index + 1} 0 obj\n`);
      append(object);
      append8("\nendobj\n");
      return offset;
    });
    const table = length;
    append8(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
    for (const offset of offsets) append8(`${String(offset).padStart(10, "0")} 00000 n \n`);
    append8(`trailer\n${write({ Size: offsets.length + 1, Root: root, Info: info })}\n`);
    append8(`startxref\n${table}\n%%EOF\n`);
    return Buffer.concat(parts);
  }
}

/** A text of the document's information, in any script. */
export const textOf = (text: string): string => `<feff${hexOf(text)}>`;

/** UTF-16, big-endian. */
export const hexOf = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");

export const number = (value: number): string => String(Math.round(value * 1000) / 1000);

function write(value: PdfValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return `[${value.map(write).join(" ")}]`;
  if (isRef(value)) return `${value.ref} 0 R`;
  const entries = Object.entries(value).map(([key, one]) => `/${key} ${write(one)}`);
  return `<<${entries.join(" ")}>>`;
}

const isRef = (value: object): value is Ref => typeof (value as { ref?: unknown }).ref === "number";
