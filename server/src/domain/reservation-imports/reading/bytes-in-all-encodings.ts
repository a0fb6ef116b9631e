import { type Encoding, encoding as encodings } from "@bellhop/contract/reservation-imports";

type Range = [first: number, last: number];
const high: Range = [0xa1, 0xfe];
const lead: Range = [0x81, 0xfe];
const trail: Range = [0x40, 0xfe];
const digit: Range = [0x30, 0x39];
const oneByte: Range[] = [[0x80, 0xff]];

/** Sequences of bytes that may be a letter outside of ASCII. UTF-8 and UTF-16 are written without a table. */
const sequences: Record<Exclude<Encoding, "utf-8" | "utf-16le" | "utf-16be">, Range[][]> = {
  "windows-1252": [oneByte],
  "windows-1250": [oneByte],
  "iso-8859-2": [oneByte],
  "windows-1251": [oneByte],
  "koi8-r": [oneByte],
  "windows-1253": [oneByte],
  "windows-1254": [oneByte],
  macintosh: [oneByte],
  shift_jis: [oneByte, [lead, trail]],
  "euc-jp": [
    [high, high],
    [[0x8e, 0x8e], high],
    [[0x8f, 0x8f], high, high],
  ],
  gb18030: [
    [lead, trail],
    [[0x81, 0x84], digit, lead, digit],
  ],
  big5: [[lead, trail]],
  "euc-kr": [[lead, trail]],
};

/** The word's bytes in each encoding in which files are read, without repeats. */
export function bytesInAllEncodings(word: string): Buffer[] {
  const found = encodings.options.flatMap((encoding) => bytesIn(word, encoding));
  return [...new Map(found.map((bytes) => [bytes.toString("hex"), bytes])).values()];
}

/** None if the encoding lacks a letter of the word; several if it has a letter twice, as Shift_JIS has 髙 and 﨑. */
function bytesIn(word: string, encoding: Encoding): Buffer[] {
  if (encoding === "utf-8") return [Buffer.from(word)];
  if (encoding === "utf-16le") return [Buffer.from(word, "utf16le")];
  if (encoding === "utf-16be") return [Buffer.from(word, "utf16le").swap16()];
  const table = [...word].every((letter) => letter <= "\x7f") ? undefined : tableOf(encoding);
  let forms = [Buffer.alloc(0)];
  for (const letter of word) {
    const known = letter <= "\x7f" ? [Buffer.from(letter)] : (table?.get(letter) ?? []);
    const ways = forms.length * known.length > maxForms ? known.slice(0, 1) : known;
    forms = forms.flatMap((form) => ways.map((bytes) => Buffer.concat([form, bytes])));
  }
  return forms;
}
const maxForms = 64;

type Table = ReadonlyMap<string, readonly Buffer[]>;
const tables = new Map<Encoding, Table>();

/** The bytes of each letter, found by decoding all sequences: Node has no encoder. */
function tableOf(encoding: keyof typeof sequences): Table {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, Buffer[]>();
  for (const ranges of sequences[encoding])
    for (const bytes of allOf(ranges)) {
      const letter = decoder.decode(bytes);
      if ([...letter].length === 1 && letter !== "\ufffd")
        table.set(letter, [...(table.get(letter) ?? []), bytes]);
    }
  tables.set(encoding, table);
  return table;
}

function allOf([first, ...others]: Range[]): Buffer[] {
  if (!first) return [Buffer.alloc(0)];
  const ends = allOf(others);
  const all: Buffer[] = [];
  for (let byte = first[0]; byte <= first[1]; byte++)
    for (const end of ends) all.push(Buffer.concat([Buffer.from([byte]), end]));
  return all;
}
