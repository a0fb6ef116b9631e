import type { PosterFormat } from "@bellhop/contract/qr-code";
import { encode } from "uqr";
import { mix } from "../../platform/colours.ts";
import {
  type Box,
  fitImage,
  loadFonts,
  Page,
  PdfFonts,
  type Piece,
  type Print,
  placeLines,
  writePdf,
} from "../../platform/print/index.ts";
import { type CardLanguage, cardWords } from "../welcome-card/index.ts";
import { invitation } from "./prints.words.ts";
import {
  directionOf,
  ink,
  mm,
  paper,
  printColours,
  printLanguages,
  setInLine,
  setText,
  softInk,
  type VenueLook,
} from "./venue-look.ts";

type Poster = { link: string; isInHouse: boolean; format: PosterFormat };
type Drawn = { pdf: Buffer; languages: CardLanguage[] } | { missing: string[] };

/** All lengths are those of A5. A4 is the same poster, enlarged. */
const [width, height] = [148 * mm, 210 * mm];
const enlargement = { A5: 1, A4: Math.SQRT2 };
const margin = 16 * mm;
const textWidth = width - 2 * margin;
const bandHeight = 42 * mm;
const maxLanguages = 3;

/** Draws a poster with the code of a link. Returns the characters that no font has instead, if there are any. */
export async function drawPoster({ link, isInHouse, format }: Poster, venue: VenueLook): Promise<Drawn> {
  const languages = printLanguages(venue.languages, maxLanguages);
  const [first] = languages as [CardLanguage];
  const name = venue.name.normalize("NFC");
  const address = link.replace(/^https?:\/\//, "");
  const scan = languages.map((language) => ({
    language,
    text: invitation(language, { forWifi: isInHouse && venue.hasWifi }),
  }));
  const asks = languages.map((language) => ({ language, text: cardWords[language].ask }));
  const pieces = (print: Print, texts: { text: string }[]) =>
    texts.map(({ text }): Piece => ({ text, print }));
  const { fonts, missing } = await loadFonts(
    [...pieces("large", [{ text: name }, ...asks]), ...pieces("small", [...scan, { text: address }])],
    first,
  );
  if (missing.length > 0) return { missing };

  const pdfFonts = new PdfFonts();
  const page = new Page(height, pdfFonts);
  const { accent, code } = printColours(venue.colour);
  const { centred } = placeLines(page, { left: 0, width }, directionOf(first));
  const set = (text: { text: string; language: string }, print: Print, box: Omit<Box, "width">) =>
    setText(fonts, { ...text, print }, { width: textWidth, ...box });

  page.area({ x: 0, y: 0 }, [width, bandHeight], accent);
  const title = set({ text: name, language: first }, "large", {
    height: bandHeight - 14 * mm,
    sizes: [30, 27, 24, 21, 18, 15, 12, 10, 8],
    leading: 1.15,
  });
  centred(title, (bandHeight - title.lines.length * title.leading) / 2, paper);

  let y = bandHeight + 8 * mm;
  if (venue.logo) {
    const size = fitImage(venue.logo, { width: 60 * mm, height: 14 * mm });
    page.image({ x: (width - size[0]) / 2, y }, size);
    y += size[1] + 5 * mm;
  }
  const [ask, ...others] = asks as [(typeof asks)[0]];
  y = centred(set(ask, "large", { height: 11 * mm, sizes: [26, 23, 20, 17, 14] }), y, ink);
  for (const one of others)
    y = centred(set(one, "large", { height: 7 * mm, sizes: [13, 12, 11, 10] }), y + 0.5 * mm, softInk);

  // As large as the sentences below leave room for, with its quiet zone of at least four modules.
  const bottom = height - 15 * mm - scan.length * 11 * mm;
  const quietZone = 9 * mm;
  const codeSize = Math.min(66 * mm, bottom - y - 2 * quietZone);
  const at = { x: (width - codeSize) / 2, y: y + quietZone };
  page.modules(encode(link, { ecc: "M", border: 0 }).data, at, codeSize, code);
  y = at.y + codeSize + quietZone;
  for (const [index, sentence] of scan.entries()) {
    const box = { width: textWidth, height: 10 * mm, sizes: [10.5, 10, 9.5, 9, 8, 7], leading: 1.3 };
    const lines = setInLine(fonts, { ...sentence, print: "small" }, box);
    y = centred(lines, y, index === 0 ? ink : softInk) + 1.5 * mm;
  }
  page.line(
    { x: width / 2 - 8 * mm, y: height - 14 * mm },
    { x: width / 2 + 8 * mm, y: height - 14 * mm },
    0.25 * mm,
    mix(accent, paper, 0.4),
  );
  centred(
    set({ text: address, language: "en" }, "small", { height: 6 * mm, sizes: [8.5, 7.5, 6.5, 5.5] }),
    height - 12.5 * mm,
    softInk,
  );

  const pdf = writePdf([{ page, links: [{ address: link, at, size: [codeSize, codeSize] }] }], {
    size: [width, height],
    scale: enlargement[format],
    title: name,
    language: first,
    isRtl: directionOf(first) === "rtl",
    logo: venue.logo,
    fonts: pdfFonts,
  });
  return { pdf, languages };
}
