import { expect, test } from "vitest";
import { bare, codesOf, openPdf, placedTexts, textOf } from "../../testing/read-pdf.ts";
import { cardWords } from "../welcome-card/index.ts";
import { drawPoster, drawRoomCodes, type VenueLook } from "./index.ts";
import { printWords } from "./prints.words.ts";

const venue: VenueLook = {
  name: "Hotel Miramar",
  colour: "#0b6b63",
  logo: undefined,
  languages: ["pt", "en"],
  hasWifi: true,
};
const linkOf = (room: string) =>
  `https://bellhop.hotel-miramar.example/g/bcdfghjkmn?room=${encodeURIComponent(room)}-AbCdEf12`;
const codesFor = (rooms: string[]) => rooms.map((room) => ({ room, link: linkOf(room) }));

function pdfOf(drawn: { pdf: Buffer } | { missing: string[] }): Buffer {
  if ("missing" in drawn) throw new Error(`no font for ${drawn.missing.join(" ")}`);
  return drawn.pdf;
}

test.each(["en", "ar"] as const)("each room has its own code, eight on a sheet (%s)", async (language) => {
  const rooms = Array.from({ length: 19 }, (_, index) => String(101 + index));
  const pdf = pdfOf(await drawRoomCodes(codesFor(rooms), { ...venue, languages: [language] }));
  const codes = await codesOf(pdf);
  expect(codes.map(({ length }) => length)).toEqual([8, 8, 3]);
  expect(codes.flat()).toEqual(rooms.map(linkOf));
  const text = await textOf(pdf);
  for (const room of rooms) expect(text).toContain(room);
  expect(text).toContain(bare(venue.name));
  // Readers may give a mark above a letter another place.
  const plain = (words: string) =>
    bare(words)
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "");
  expect(plain(text).split(plain(printWords[language].first))).toHaveLength(rooms.length + 1);
});

test.each(["A", "١٢", "Garden house with the lake view", "部屋 八"])("the room %s fits", async (room) => {
  const pdf = pdfOf(await drawRoomCodes(codesFor([room]), { ...venue, name: `Grand ${"Ö".repeat(114)}` }));
  expect(await codesOf(pdf)).toEqual([[linkOf(room)]]);
  expect(await textOf(pdf)).toContain(bare(room));
});

test("no text is in the quiet zone of a code or beyond its card", async () => {
  for (const language of Object.keys(printWords)) {
    const look = { ...venue, languages: [language, "es"], name: "Grand Hotel Bellevue Palace am Zürichsee" };
    const pdf = pdfOf(await drawRoomCodes(codesFor(Array(8).fill("1001")), look));
    const page = await (await openPdf(pdf)).getPage(1);
    const links: { rect: number[] }[] = await page.getAnnotations();
    for (const { text, x, y, width } of await placedTexts(pdf, 1)) {
      for (const { rect } of links) {
        const [left = 0, bottom = 0, right = 0, top = 0] = rect;
        // The code of such a link has 33 modules.
        const zone = ((right - left) / 33) * 4;
        const isBeside =
          x + width <= left - zone || x >= right + zone || y >= top + zone || y <= bottom - zone;
        expect({ language, text, isBeside }).toMatchObject({ isBeside: true });
      }
      expect(x).toBeGreaterThan(14);
      expect(x + width).toBeLessThan(595 - 14);
    }
  }
});

test("a poster has the venue's name, a sentence in its languages, and a code that can be read", async () => {
  for (const language of Object.keys(printWords) as (keyof typeof printWords)[]) {
    for (const [format, isInHouse] of [
      ["A4", true],
      ["A5", false],
    ] as const) {
      const link = "https://bellhop.hotel-miramar.example/g/bcdfghjkmn";
      const look = { ...venue, languages: [language, "de", "it", "fr"] };
      const drawn = await drawPoster({ link, isInHouse, format }, look);
      const pdf = pdfOf(drawn);
      expect(await codesOf(pdf)).toEqual([[link]]);
      expect("languages" in drawn && drawn.languages.length).toBe(3);
      const plain = (text: string) =>
        bare(text)
          .normalize("NFD")
          .replace(/\p{Mn}/gu, "");
      const text = plain(await textOf(pdf));
      expect(text).toContain(plain(venue.name));
      expect(text).toContain(plain(cardWords[language].ask));
      expect(text).toContain(plain(printWords[language].first));
      expect(text.includes(plain(printWords.de.scanForWifi))).toBe(isInHouse);
      expect(text.includes(plain(printWords.de.scan))).toBe(!isInHouse);
    }
  }
});

test("a venue whose languages have no words gets English; one without Wi-Fi is not promised any", async () => {
  const look = { ...venue, languages: ["sv", "fi"], hasWifi: false };
  const drawn = await drawPoster({ link: "https://x.example/g/b", isInHouse: true, format: "A4" }, look);
  expect("languages" in drawn && drawn.languages).toEqual(["en"]);
  expect(await textOf(pdfOf(drawn))).toContain(bare(printWords.en.scan));
});

test("characters without a font are named", async () => {
  expect(await drawRoomCodes(codesFor(["🌸1"]), venue)).toEqual({ missing: ["🌸"] });
  expect(
    await drawPoster(
      { link: "https://x.example", isInHouse: false, format: "A4" },
      { ...venue, name: "Ca\ue000" },
    ),
  ).toEqual({ missing: ["\ue000"] });
});
