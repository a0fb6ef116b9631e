import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { contrastOnPaper, darken, readColour } from "../../platform/colours.ts";
import { bare, codesOf, openPdf, textOf } from "../../testing/read-pdf.ts";
import { chooseCardLanguage, drawWelcomeCard, type WelcomeCard } from "./index.ts";
import { cardWords } from "./welcome-card.words.ts";

const usual: WelcomeCard = {
  venueName: "Hotel Miramar",
  venueLanguage: "pt",
  colour: "#0b6b63",
  guestName: "Elif",
  stay: { checkin: "2026-11-19", checkout: "2026-11-22" },
  language: "en",
  link: "https://wa.me/351215550142",
  code: { opens: "whatsapp" },
  format: "A5",
};

async function draw(card: Partial<WelcomeCard> = {}): Promise<Buffer> {
  const drawn = await drawWelcomeCard({ ...usual, ...card });
  if ("missing" in drawn) throw new Error(`no font for ${drawn.missing.join(" ")}`);
  return drawn.pdf;
}

test.each([
  ["Latin with diacritics", "Nguyễn Thị Hường Phượng", "fr"],
  ["Polish", "Łukasz Żółć-Wiśniewski", "de"],
  ["Turkish", "Şükrü İnanç Işık", "tr"],
  ["marks that have no letter of their own", "Adẹ́kúnlé G̃uaraní", "pt"],
  ["Greek", "Γιώργος Παπαδόπουλος", "it"],
  ["Cyrillic", "Екатерина Щербакова", "ru"],
  ["Arabic", "فاطمة الزهراء بنت محمد", "ar"],
  ["Persian letters and vowel signs", "مُحَمَّد گلچهره", "nl"],
  ["Hebrew", "רחל ישראלי", "he"],
  ["Chinese", "欧阳娜娜", "zh"],
  ["traditional Chinese", "陳龍鑫", "zh-TW"],
  ["Japanese", "髙橋 さくら", "ja"],
  ["Korean", "김민준", "en"],
  ["Thai", "สมชาย น้ำใส ปู่ย่า", "en"],
  ["Hindi", "श्री राजेन्द्र क्षत्रिय", "es"],
])("a name in %s is drawn and read back as it is", async (_, guestName, language) => {
  for (const format of ["A5", "A4"] as const) {
    const pdf = await draw({ guestName, language, format });
    expect(await textOf(pdf)).toContain(bare(guestName));
    expect(pdf.length).toBeLessThan(400_000);
  }
});

test("the parts of a name in two directions are read in the order they were written", async () => {
  const text = await textOf(await draw({ guestName: "דוד Cohen (Dudi) לוי" }));
  expect(text).toContain(bare("Welcome, דוד Cohen (Dudi) לוי"));
});

test("a script without a font and emoji are refused, with each character", async () => {
  expect(await drawWelcomeCard({ ...usual, guestName: "Anna 🌸 ❤️ 👩‍👩‍👧" })).toEqual({
    missing: ["🌸", "❤️", "👩‍👩‍👧"],
  });
  expect(await drawWelcomeCard({ ...usual, guestName: "សុខ Sok" })).toEqual({ missing: ["សុ", "ខ"] });
  expect(await drawWelcomeCard({ ...usual, venueName: "Hotel \ue000" })).toEqual({ missing: ["\ue000"] });
});

test("a code, an address and the dates are on the card; nothing but the code is a link", async () => {
  for (const language of ["en", "ar"]) {
    const pdf = await draw({ language });
    expect(await codesOf(pdf)).toEqual([[usual.link]]);
    expect(await textOf(pdf)).toContain("wa.me/351215550142");
    const file = pdf.toString("latin1");
    expect(file.match(/\/URI \([^)]*\)/g)).toEqual([`/URI (${usual.link})`]);
    expect(file).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b/);
  }
  expect(await textOf(await draw())).toContain("Arrival19November2026ThursdayDeparture22November2026Sunday");
  expect(await textOf(await draw({ stay: undefined }))).not.toContain("2026");
});

test("a card of the guest page has the address to type without the token, and the number on WhatsApp", async () => {
  const address = "https://bellhop.hotel-miramar.example/g/bcdfghjkmn";
  const link = `${address}?open=${"x".repeat(32)}`;
  for (const language of Object.keys(cardWords) as (keyof typeof cardWords)[]) {
    const code = { opens: "page", address, whatsapp: "+351 21 555 0142" } as const;
    const pdf = await draw({ language, link, code });
    expect(await codesOf(pdf)).toEqual([[link]]);
    const text = await textOf(pdf);
    expect(text).toContain("bellhop.hotel-miramar.example/g/bcdfghjkmn");
    expect(text).not.toContain("xxxx");
    expect(text).toContain("WhatsApp");
    expect(text).toContain(bare("+351 21 555 0142"));
  }
  const alone = await draw({ link, code: { opens: "page", address, whatsapp: undefined } });
  const text = await textOf(alone);
  expect(text).not.toContain("WhatsApp");
  expect(text).toContain(bare("An assistant replies first"));
});

test("the file has a title and no other information about the guest", async () => {
  const { info } = await (await openPdf(await draw())).getMetadata();
  expect(info).toMatchObject({ Title: "Welcome, Elif", Producer: "Bellhop", Language: "en" });
  expect(Object.keys(info).filter((key) => /author|subject|keywords|creat/i.test(key))).toEqual([]);
});

test.each(["W".repeat(120), "مح".repeat(60), "ณี".repeat(60), "陳".repeat(120), "Maria ".repeat(20)])(
  "a long name stays inside the margins: %s",
  async (guestName) => {
    const pdf = await draw({ guestName, language: "es", venueName: `Grand ${"Ö".repeat(114)}` });
    expect(await textOf(pdf)).toContain(bare(cardWords.es.glad));
    const document = await openPdf(pdf);
    const { items } = await (await document.getPage(1)).getTextContent();
    for (const item of items) {
      if (!("transform" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform;
      expect(x).toBeGreaterThan(45);
      expect(x + item.width).toBeLessThan(376);
      expect(y).toBeGreaterThan(25);
    }
  },
);

test("each language has words that fit", async () => {
  // At the end of a line, readers take a mark above a letter for a line of its own.
  const plain = (text: string) => text.normalize("NFD").replace(/\p{Mn}/gu, "");
  for (const [language, words] of Object.entries(cardWords)) {
    const text = plain(await textOf(await draw({ language, guestName: "" })));
    for (const line of [words.welcome, words.glad, words.ask, words.arrival, words.departure]) {
      expect(text).toContain(plain(bare(line)));
    }
  }
  expect(chooseCardLanguage(["sv", null, "zh-TW"])).toBe("zh-TW");
  expect(chooseCardLanguage(["sv", undefined])).toBe("en");
});

test("every colour of a venue becomes readable on paper", () => {
  for (const colour of ["#ffffff", "#ffd400", "#ff5a5f", "#000000", "#0b6b63"]) {
    expect(contrastOnPaper(darken(readColour(colour), 5.5))).toBeGreaterThanOrEqual(5.5);
  }
});

test("fifty cards leave no memory behind", { timeout: 60_000 }, async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const names = ["Elif", "فاطمة", "さくら", "श्री"];
  /** Collects until finalizers have run: they free fonts, which are in memory outside of JavaScript's heap. */
  const collectAll = async () => {
    let isFinalized = false;
    const registry = new FinalizationRegistry(() => {
      isFinalized = true;
    });
    registry.register({}, undefined);
    while (!isFinalized) {
      collect();
      await setImmediate();
    }
    collect();
  };
  const usedAfter = async (count: number) => {
    for (let n = 0; n < count; n++) await draw({ guestName: names[n % names.length] ?? "" });
    await collectAll();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return heapUsed + external - arrayBuffers;
  };
  const before = await usedAfter(20);
  expect((await usedAfter(50)) - before).toBeLessThan(4_000_000);
});
