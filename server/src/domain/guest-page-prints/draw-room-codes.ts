import { encode } from "uqr";
import { mix } from "../../platform/colours.ts";
import {
  type Fitted,
  type Fonts,
  loadFonts,
  Page,
  PdfFonts,
  type Piece,
  type Point,
  type Print,
  placeLines,
  type Sheet,
  writePdf,
} from "../../platform/print/index.ts";
import { invitation, printWords } from "./prints.words.ts";
import {
  directionOf,
  ink,
  mm,
  paper,
  printColours,
  printLanguages,
  setText,
  softInk,
  type VenueLook,
} from "./venue-look.ts";

export type RoomCode = { room: string; link: string };

/** Eight cards of A7 on a sheet of A4, to cut apart. */
const [width, height] = [210 * mm, 297 * mm];
const [columns, rows] = [2, 4];
const [cardWidth, cardHeight] = [width / columns, height / rows];
const codeSize = 44 * mm;
/** Leaves the code its quiet zone of four modules: those of the shortest code are 1.8 mm. */
const codeMargin = 12 * mm;
const columnGap = 8 * mm;
const edge = 7 * mm;
const textWidth = cardWidth - codeMargin - codeSize - columnGap - edge;

/** Draws a code for each room. Returns the characters that no font has instead, if there are any. */
export async function drawRoomCodes(
  codes: readonly RoomCode[],
  venue: VenueLook,
): Promise<{ pdf: Buffer } | { missing: string[] }> {
  const languages = printLanguages(venue.languages, 2);
  const [language] = languages as [(typeof languages)[0]];
  const texts = {
    name: venue.name.normalize("NFC"),
    label: printWords[language].room,
    scan: languages.map((one) => ({
      language: one,
      text: invitation(one, { forWifi: venue.hasWifi }),
    })),
  };
  const piece = (print: Print) => (text: string) => ({ text, print }) satisfies Piece;
  const { fonts, missing } = await loadFonts(
    [
      ...[texts.name, texts.label, ...texts.scan.map(({ text }) => text)].map(piece("small")),
      ...codes.map(({ room }) => room.normalize("NFC")).map(piece("large")),
    ],
    language,
  );
  if (missing.length > 0) return { missing };

  const pdfFonts = new PdfFonts();
  const shared = setShared(fonts, texts, language);
  const { accent, code } = printColours(venue.colour);
  const direction = directionOf(language);
  const sheets = sheetsOf(codes).map((onSheet): Sheet => {
    const page = new Page(height, pdfFonts);
    drawCuts(page);
    const links = onSheet.map(({ room, link }, index) => {
      const corner = cornerOf(index, direction === "rtl");
      const isRtl = direction === "rtl";
      const at = {
        x: corner.x + (isRtl ? cardWidth - codeMargin - codeSize : codeMargin),
        y: corner.y + (cardHeight - codeSize) / 2,
      };
      page.modules(encode(link, { ecc: "M", border: 0 }).data, at, codeSize, code);
      const start = isRtl ? edge : codeMargin + codeSize + columnGap;
      const { aligned } = placeLines(page, { left: corner.x + start, width: textWidth }, direction);
      const number = setText(fonts, { text: room.normalize("NFC"), print: "large", language }, roomBox);
      let y = aligned(shared.name, 0, at.y - 1 * mm, softInk) + 3 * mm;
      y = aligned(shared.label, 0, y, accent);
      y = aligned(number, 0, y, ink) + 2.5 * mm;
      for (const [index, sentence] of shared.scan.entries())
        y = aligned(sentence, 0, y, index === 0 ? ink : softInk) + 1.2 * mm;
      return { address: link, at, size: [codeSize, codeSize] as [number, number] };
    });
    return { page, links };
  });
  const pdf = writePdf(sheets, {
    size: [width, height],
    scale: 1,
    title: venue.name,
    language,
    isRtl: direction === "rtl",
    fonts: pdfFonts,
  });
  return { pdf };
}

const roomBox = { width: textWidth, height: 14 * mm, sizes: [30, 26, 22, 18, 15, 12, 10, 8] };

type Texts = { name: string; label: string; scan: { text: string; language: string }[] };
type Shared = { name: Fitted; label: Fitted; scan: Fitted[] };

/** What is the same on all cards. */
function setShared(fonts: Fonts, { name, label, scan }: Texts, language: string): Shared {
  const height = (scan.length > 1 ? 12 : 20) * mm;
  return {
    name: setText(
      fonts,
      { text: name, print: "small", language },
      { width: textWidth, height: 8.5 * mm, sizes: [9, 8, 7, 6, 5, 4, 3] },
    ),
    label: setText(
      fonts,
      { text: label, print: "small", language },
      { width: textWidth, height: 6 * mm, sizes: [8, 7, 6] },
    ),
    scan: scan.map((one) =>
      setText(
        fonts,
        { ...one, print: "small" },
        { width: textWidth, height, sizes: [8, 7.5, 7, 6.5, 6, 5.5, 5], leading: 1.3 },
      ),
    ),
  };
}

function sheetsOf(codes: readonly RoomCode[]): RoomCode[][] {
  const onSheet = columns * rows;
  return Array.from({ length: Math.ceil(codes.length / onSheet) }, (_, sheet) =>
    codes.slice(sheet * onSheet, (sheet + 1) * onSheet),
  );
}

function cornerOf(index: number, isRtl: boolean): Point {
  const column = index % columns;
  return {
    x: (isRtl ? columns - 1 - column : column) * cardWidth,
    y: Math.floor(index / columns) * cardHeight,
  };
}

function drawCuts(page: Page) {
  const grey = mix(ink, paper, 0.35);
  const pen = 0.2 * mm;
  page.cut({ x: cardWidth, y: 0 }, { x: cardWidth, y: height }, pen, grey);
  for (let row = 1; row < rows; row++)
    page.cut({ x: 0, y: row * cardHeight }, { x: width, y: row * cardHeight }, pen, grey);
}
