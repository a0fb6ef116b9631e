import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Harfbuzz from "harfbuzzjs";
import { graphemesOf, visibleOf } from "./graphemes.ts";

/** Thin strokes are for large text. */
export type Print = "large" | "small";

/** The part of a font file that a print needs. */
export type PrintFont = {
  /** The font's name in the PDF. */
  name: string;
  ttf: Buffer;
  font: Harfbuzz.Font;
  unitsPerEm: number;
  /** Its letters are set larger by this, to look as large as Latin ones. */
  scale: number;
  /** Lines need this distance, in em, so that marks above and below don't touch. */
  leading: number;
  /** Letters may be spaced. */
  isSpaceable: boolean;
};

export type Fonts = {
  harfbuzz: typeof Harfbuzz;
  /** Reused for each text: its memory is not JavaScript's and comes back late. */
  buffer: Harfbuzz.Buffer;
  /** The font with all characters of the grapheme. */
  of(grapheme: string, print: Print): PrintFont;
};

export type Piece = { text: string; print: Print };

type Family = { name: string; leading: number; scale: number; files: { ttf: string } | { package: string } };

const latin = (name: string, ttf: string): Family => ({
  name,
  leading: 1.2,
  scale: 1,
  files: { ttf: `@expo-google-fonts/${ttf}.ttf` },
});
const latinFamilies: Record<Print, Family> = {
  large: latin("NotoSerifDisplay", "noto-serif-display/400Regular/NotoSerifDisplay_400Regular"),
  small: latin("NotoSerif", "noto-serif/400Regular/NotoSerif_400Regular"),
};

/** A variable font, cut into files by ranges of characters, as listed in the package's unicode.json. */
const cut = (name: string, leading: number, scale: number, package_: string): Family => ({
  name,
  leading,
  scale,
  files: { package: package_ },
});
const han = (region: string): Family =>
  cut(`NotoSerif${region.toUpperCase()}`, 1.35, 1, `noto-serif-${region}`);
const otherFamilies: Family[] = [
  cut("NotoNaskhArabic", 1.55, 1.12, "noto-naskh-arabic"),
  cut("NotoSerifHebrew", 1.3, 1.05, "noto-serif-hebrew"),
  cut("NotoSerifDevanagari", 1.45, 1, "noto-serif-devanagari"),
  cut("NotoSerifThai", 1.5, 1.05, "noto-serif-thai"),
];
/** In these files of a family are letters that the Latin font has. */
const latinFiles = /^(latin|latin-ext|vietnamese|cyrillic)$/;

/**
 * Chinese, Japanese and Korean share code points for characters that they draw differently: the language decides, else
 * the script that is written beside them.
 */
function hanFamilies(texts: string, language: string): Family[] {
  const first = () => {
    if (/^zh-(Hant|TW|HK|MO)\b/i.test(language)) return "tc";
    if (/^zh\b/.test(language)) return "sc";
    if (/^ja\b/.test(language) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(texts)) return "jp";
    if (/^ko\b/.test(language) || /\p{Script=Hangul}/u.test(texts)) return "kr";
    return "sc";
  };
  const region = first();
  return [region, ...["sc", "tc", "jp", "kr"].filter((other) => other !== region)].map(han);
}

const picture = /\p{RGI_Emoji}|\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}\ufe0f?/v;

/**
 * Loads what the pieces need of the fonts. A grapheme is in one font as a whole, so that its marks are placed right.
 * Returns the graphemes that no font has, which include emoji.
 */
export async function loadFonts(
  pieces: Piece[],
  language: string,
): Promise<{ fonts: Fonts; missing: string[] }> {
  const harfbuzz = await import("harfbuzzjs");
  const found = new Map<string, PrintFont>();
  const keyOf = (grapheme: string, print: Print) => `${print} ${grapheme}`;
  /** Moves what the family's fonts have from the wanted ones to the found ones. */
  async function find(family: Family, characters: Set<string>, prints: Print[]) {
    for (const [file, graphemes] of await filesFor(family, characters)) {
      const font = await cutFont(harfbuzz, family, file, graphemes);
      for (const grapheme of graphemes.filter((one) => hasGlyphs(font, one))) {
        for (const print of prints) found.set(keyOf(grapheme, print), font);
        characters.delete(grapheme);
      }
    }
  }
  const graphemes = (pieces: Piece[]) =>
    new Set(pieces.flatMap(({ text }) => graphemesOf(text)).filter((one) => visibleOf(one).length > 0));
  const pictures = [...graphemes(pieces)].filter((one) => picture.test(one));
  const others = new Set<string>();
  for (const print of ["large", "small"] as const) {
    const characters = graphemes(pieces.filter((piece) => piece.print === print));
    for (const one of pictures) characters.delete(one);
    await find(latinFamilies[print], characters, [print]);
    for (const one of characters) others.add(one);
  }
  const text = pieces.map((piece) => piece.text).join(" ");
  for (const family of [...hanFamilies(text, language), ...otherFamilies]) {
    if (others.size > 0) await find(family, others, ["large", "small"]);
  }
  const of = (grapheme: string, print: Print): PrintFont => {
    const font = found.get(keyOf(grapheme, print));
    if (!font) throw new Error("a text was not among the pieces");
    return font;
  };
  return { fonts: { harfbuzz, buffer: new harfbuzz.Buffer(), of }, missing: [...pictures, ...others] };
}

const hasGlyphs = ({ font }: PrintFont, grapheme: string): boolean =>
  visibleOf(grapheme).every((one) => font.nominalGlyph(one.codePointAt(0) ?? 0) !== undefined);

const localRequire = createRequire(import.meta.url);

/** The files of a family that may have some of the graphemes, with these. */
async function filesFor({ files }: Family, characters: Set<string>): Promise<Map<string, string[]>> {
  if ("ttf" in files) return new Map([[files.ttf, [...characters]]]);
  const root = `@fontsource-variable/${files.package}`;
  const ranges = JSON.parse(await readFile(localRequire.resolve(`${root}/unicode.json`), "utf8")) as Record<
    string,
    string
  >;
  const found = new Map<string, string[]>();
  for (const [part, list] of Object.entries(ranges)) {
    if (latinFiles.test(part)) continue;
    const isListed = readRanges(list);
    const graphemes = [...characters].filter((grapheme) => visibleOf(grapheme).every(isListed));
    const file = `${root}/files/${files.package}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    if (graphemes.length > 0) found.set(file, graphemes);
  }
  return found;
}

/** Reads `U+5d0,U+e00-e7f`. */
function readRanges(list: string): (character: string) => boolean {
  const ranges = list.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => from <= code && code <= to);
  };
}

/** Cuts the graphemes out of a font file. */
async function cutFont(
  harfbuzz: typeof Harfbuzz,
  { name, scale, leading, files }: Family,
  file: string,
  graphemes: string[],
): Promise<PrintFont> {
  const { default: subsetFont } = await import("subset-font");
  const text = [...graphemes, " "].join("");
  // Shaping takes some characters apart, such as the Thai vowel am.
  const shaped = text + text.normalize("NFD") + text.normalize("NFKD");
  const ttf = await subsetFont(await readFile(localRequire.resolve(file)), shaped, {
    targetFormat: "truetype",
    ...("package" in files && { variationAxes: { wght: 400 } }),
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(ttf));
  return {
    name: `${name}-Regular`,
    ttf,
    font: new harfbuzz.Font(face),
    unitsPerEm: face.upem,
    scale,
    leading,
    isSpaceable: "ttf" in files,
  };
}
