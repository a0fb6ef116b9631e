import { baseOf } from "@bellhop/contract/values";
import { encode } from "uqr";
import { type Colour, darken, mix, readColour } from "../../platform/colours.ts";
import {
  ascentOf,
  type Box,
  type Direction,
  type Fitted,
  fitImage,
  fitLine,
  fitText,
  type Image,
  loadFonts,
  Page,
  PdfFonts,
  type Piece,
  type Point,
  type Print,
  placeLines,
  readParagraph,
  type TextStyle,
  writePdf,
} from "../../platform/print/index.ts";
import { type CardTexts, cardTexts, type WelcomeCard } from "./card-texts.ts";

const mm = 72 / 25.4;
/** All lengths are those of A5. A4 is the same card, enlarged. */
const [width, height] = [148 * mm, 210 * mm];
const enlargement = { A5: 1, A4: Math.SQRT2 };
const margin = 17 * mm;
const textWidth = width - 2 * margin;
const codeSize = 46 * mm;
/** Four modules of a code with 25 of them, the shortest there is: cameras need it empty. */
const quietZone = 7.5 * mm;
const columnGap = 10 * mm;
const rule = 0.25 * mm;

const ink: Colour = [0.13, 0.12, 0.11];
const softInk: Colour = [0.3, 0.29, 0.28];
const paper: Colour = [1, 1, 1];

/** Draws the card as PDF. Returns the characters that no font has instead, if there are any. */
export async function drawWelcomeCard(card: WelcomeCard): Promise<{ pdf: Buffer } | { missing: string[] }> {
  const { language, link, format } = card;
  const texts = cardTexts(card);
  const { fonts, missing } = await loadFonts(piecesOf(texts), language);
  if (missing.length > 0) return { missing };
  const direction: Direction = ["ar", "he"].includes(baseOf(language)) ? "rtl" : "ltr";
  const pdfFonts = new PdfFonts();
  const page = new Page(height, pdfFonts);
  const accent = darken(readColour(card.colour), 5.5);
  const read = (text: string, print: Print, style: Partial<TextStyle> = { direction }) =>
    readParagraph(fonts, text, { print, language, ...style });
  const sheet: Sheet = {
    page,
    texts,
    logo: card.logo,
    accent,
    hairline: mix(accent, paper, 0.4),
    direction,
    set: (text, print, box, style) => fitText(read(text, print, style), box),
    setInLine: (text, print, box) => fitLine(read(text, print), box),
    ...placeLines(page, { left: 0, width }, direction),
  };
  const head = drawHead(sheet);
  const code = {
    x: fromStart(sheet, margin, codeSize),
    y: Math.max(head + 9 * mm, (texts.days.length > 0 ? 98 : 106) * mm),
  };
  page.modules(encode(link, { ecc: "M", border: 0 }).data, code, codeSize, darken(accent, 13));
  drawInvitation(sheet, code.y);
  drawDays(sheet, code.y + codeSize + 24 * mm);
  const links = [{ address: link, at: code, size: [codeSize, codeSize] as [number, number] }];
  const pdf = writePdf([{ page, links }], {
    size: [width, height],
    scale: enlargement[format],
    title: texts.title,
    language,
    isRtl: direction === "rtl",
    logo: card.logo,
    fonts: pdfFonts,
  });
  return { pdf };
}

type Sheet = {
  page: Page;
  texts: CardTexts;
  logo: Image | undefined;
  accent: Colour;
  hairline: Colour;
  direction: Direction;
  set(text: string, print: Print, box: Box, style?: Partial<TextStyle>): Fitted;
  setInLine(text: string, print: Print, box: Omit<Box, "height">): Fitted | undefined;
} & ReturnType<typeof placeLines>;

const fromStart = ({ direction }: Sheet, start: number, length: number): number =>
  direction === "ltr" ? start : width - start - length;

/** The frame, the venue and the greeting. Returns where they end. */
function drawHead(sheet: Sheet): number {
  const { page, texts, logo, hairline, set, centred } = sheet;
  const inset = 6 * mm;
  page.frame({ x: inset, y: inset }, [width - 2 * inset, height - 2 * inset], 1.5 * mm, rule, hairline);

  const badge = { x: width / 2, y: 22.5 * mm };
  if (logo) drawLogo(page, logo, badge);
  else drawInitial(sheet, badge);

  const venueSizes = [9, 8, 7, 6, 5];
  const venue = set(
    texts.venue,
    "small",
    { width: textWidth, height: 11 * mm, sizes: venueSizes },
    { spacing: 0.18 },
  );
  const y = Math.max(centred(venue, 31 * mm, softInk) + 4 * mm, 43 * mm);
  const glad = set(texts.glad, "large", { width: textWidth, height: 8 * mm, sizes: [13.5, 12, 11, 10, 9] });
  return centred(glad, drawGreeting(sheet, y) + 3 * mm, softInk);
}

function drawInitial({ page, texts, accent, set, centred }: Sheet, badge: Point) {
  page.circle(badge, 6.5 * mm, 0.3 * mm, accent);
  const initial = set(texts.initial, "large", { width: 10 * mm, height: 20 * mm, sizes: [20, 16, 12] }, {});
  centred(initial, badge.y + initial.size * 0.35 - ascentOf(initial), accent);
}

/** As large as its place allows, without distortion. */
function drawLogo(page: Page, logo: Image, centre: Point) {
  const size = fitImage(logo, { width: 60 * mm, height: 15 * mm });
  page.image({ x: centre.x - size[0] / 2, y: centre.y - size[1] / 2 }, size);
}

/** In one line, else the name has lines of its own. */
function drawGreeting({ texts, set, setInLine, centred }: Sheet, top: number): number {
  const sizes = [33, 30, 27, 24, 21, 18, 16, 14, 12, 10, 9];
  const whole = setInLine(texts.greeting, "large", { width: textWidth, sizes: sizes.slice(0, 2) });
  if (whole) return centred(whole, top, ink);
  const [welcome = "", name = ""] = texts.greetingParts;
  const named =
    setInLine(name, "large", { width: textWidth, sizes: sizes.slice(0, 5) }) ??
    set(name, "large", { width: textWidth, height: 28 * mm, sizes });
  const welcomeSizes = sizes.filter((size) => size <= Math.max(named.size, 18));
  const welcomed = set(welcome, "large", { width: textWidth, height: 16 * mm, sizes: welcomeSizes });
  return centred(named, centred(welcomed, top, ink), ink);
}

/** Draws next to and below the code. */
function drawInvitation({ texts, accent, set, aligned }: Sheet, codeTop: number) {
  const start = margin + codeSize + columnGap;
  const column = { width: width - margin - start };
  const askLine = set(texts.ask, "large", {
    ...column,
    height: 17 * mm,
    sizes: [20, 18, 16, 14],
    leading: 1.15,
  });
  const top = aligned(askLine, start, codeTop - 1.5 * mm, accent) + 1.5 * mm;
  const box = {
    ...column,
    height: codeTop + codeSize - top,
    sizes: [11, 10.5, 10, 9.5, 9, 8.5, 8],
    leading: 1.4,
  };
  aligned(set(texts.how, "small", box), start, top, softInk);
  let below = codeTop + codeSize + quietZone;
  for (const line of [texts.address, texts.whatsapp]) {
    if (line === "") continue;
    const lines = set(line, "small", { width: textWidth, height: 6 * mm, sizes: [8.5, 7.5, 6.5] });
    below = aligned(lines, margin, below, softInk) + 1 * mm;
  }
}

function drawDays(sheet: Sheet, top: number) {
  const { page, texts, hairline, set, aligned } = sheet;
  const cell = (textWidth - columnGap) / 2;
  const box = { width: cell, height: 9 * mm };
  texts.days.forEach(({ label, day, weekday }, index) => {
    const start = margin + index * (cell + columnGap);
    const left = fromStart(sheet, start, cell);
    page.line({ x: left, y: top }, { x: left + cell, y: top }, rule, hairline);
    let y = aligned(set(label, "small", { ...box, sizes: [8, 7] }), start, top + 2.5 * mm, softInk);
    y = aligned(set(day, "large", { ...box, sizes: [16, 15, 14, 13, 12, 10] }), start, y + 0.5 * mm, ink);
    aligned(set(weekday, "small", { ...box, sizes: [8.5, 7.5] }), start, y + 0.5 * mm, softInk);
  });
}

function piecesOf({ initial, venue, greeting, glad, ask, how, address, whatsapp, days }: CardTexts): Piece[] {
  const large = [initial, greeting, glad, ask, ...days.map(({ day }) => day)];
  const small = [venue, how, address, whatsapp, ...days.flatMap(({ label, weekday }) => [label, weekday])];
  return [
    ...large.map((text): Piece => ({ text, print: "large" })),
    ...small.map((text): Piece => ({ text, print: "small" })),
  ];
}
