import type { PrintFont } from "./fonts.ts";
import { hexOf, type PdfFile, type PdfValue, type Ref } from "./pdf-file.ts";

/** A glyph as it is used: with the text that readers copy and search. */
type Used = { glyphId: number; text: string };

/**
 * The fonts of a PDF. A glyph has one code for each text it stands for, so that the text can be read back also where
 * glyphs are combined or reordered.
 */
export class PdfFonts {
  readonly #fonts = new Map<PrintFont, { name: string; used: Used[]; codes: Map<string, number> }>();

  /** The font's name in the page's resources. */
  nameOf(font: PrintFont): string {
    return this.#entryOf(font).name;
  }

  /** As hexadecimal digits. */
  codeOf(font: PrintFont, used: Used): string {
    const { codes, used: all } = this.#entryOf(font);
    const key = `${used.glyphId} ${used.text}`;
    const code = codes.get(key) ?? all.push(used);
    codes.set(key, code);
    return hexOfCode(code);
  }

  /** Writes the fonts into a file, and returns them for the page's resources. */
  addTo(file: PdfFile): PdfValue {
    return Object.fromEntries(
      Array.from(this.#fonts, ([font, { name, used }]) => [name, addFont(file, font, used)]),
    );
  }

  #entryOf(font: PrintFont) {
    const known = this.#fonts.get(font);
    if (known) return known;
    const made = { name: `F${this.#fonts.size + 1}`, used: [], codes: new Map<string, number>() };
    this.#fonts.set(font, made);
    return made;
  }
}

const hexOfCode = (code: number): string => code.toString(16).padStart(4, "0");

function addFont(file: PdfFile, { name, ttf, font, unitsPerEm }: PrintFont, used: Used[]): Ref {
  const thousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const { ascender, descender } = font.hExtents();
  // Six letters and a plus sign mark a font of which only a part is embedded.
  const subsetName = `/BELLHO+${name}`;
  const descriptor = file.add({
    Type: "/FontDescriptor",
    FontName: subsetName,
    // Its characters are in no standard order.
    Flags: 4,
    FontBBox: readBox(ttf).map(thousandths),
    ItalicAngle: 0,
    Ascent: thousandths(ascender),
    Descent: thousandths(descender),
    CapHeight: thousandths(ascender),
    StemV: 80,
    FontFile2: file.addStream(ttf, { Length1: ttf.length }),
  });
  const glyphs = Buffer.alloc((used.length + 1) * 2);
  for (const [index, { glyphId }] of used.entries()) glyphs.writeUInt16BE(glyphId, (index + 1) * 2);
  const descendant = file.add({
    Type: "/Font",
    Subtype: "/CIDFontType2",
    BaseFont: subsetName,
    CIDSystemInfo: { Registry: "(Adobe)", Ordering: "(Identity)", Supplement: 0 },
    FontDescriptor: descriptor,
    W: [1, used.map(({ glyphId }) => thousandths(font.glyphHAdvance(glyphId)))],
    CIDToGIDMap: file.addStream(glyphs),
  });
  return file.add({
    Type: "/Font",
    Subtype: "/Type0",
    BaseFont: subsetName,
    Encoding: "/Identity-H",
    DescendantFonts: [descendant],
    ToUnicode: file.addStream(toUnicode(used)),
  });
}

/** The box around all glyphs, from the font's `head` table. HarfBuzz keeps fonts of which it has shown a table. */
function readBox(ttf: Buffer): number[] {
  for (let entry = 0; entry < ttf.readUInt16BE(4); entry++) {
    const at = 12 + entry * 16;
    if (ttf.toString("latin1", at, at + 4) !== "head") continue;
    const head = ttf.readUInt32BE(at + 8);
    return [36, 38, 40, 42].map((offset) => ttf.readInt16BE(head + offset));
  }
  throw new Error("the font has no head table");
}

/** The map from codes to texts. A block has at most 100 lines. */
function toUnicode(used: Used[]): string {
  const lines = used.map(({ text }, index) => `<${hexOfCode(index + 1)}> <${hexOf(text)}>`);
  const blocks = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
