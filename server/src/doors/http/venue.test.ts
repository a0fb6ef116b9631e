import type { InputOf } from "@bellhop/contract/call";
import { fetchQrCode } from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { decode } from "fast-png";
import jsqr from "jsqr";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";

const publicUrl = "https://bellhop.example";
const bellhop = await testBellhop({ PUBLIC_URL: publicUrl });
const onPage = await openHotel(bellhop.services, "Hotel Page");
const onWhatsapp = await openHotel(bellhop.services, "Hotel WhatsApp", "9201");
await asOwner(
  bellhop.ownerUrl,
  "update channels set display_phone = '+39 0323 555-0140'",
  onWhatsapp.venueId,
);

async function staffOf(hotel: Hotel): Promise<Caller> {
  return signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff")).sub);
}

async function qrCode(hotel: Hotel, input: InputOf<typeof fetchQrCode> = {}) {
  return (await staffOf(hotel)).ask(fetchQrCode, input);
}

// The package is CommonJS, but its types declare ESM.
const read = jsqr as unknown as typeof jsqr.default;

/** Decodes the picture like a phone's camera. */
function readPng(png: string) {
  const { width, height, data, channels } = decode(Buffer.from(png, "base64"));
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let n = 0; n < width * height; n++) pixels.fill(Number(data[n * channels]), n * 4, n * 4 + 3);
  return { width, height, says: read(pixels, width, height)?.data };
}

/** Decodes the drawing: paints its dark squares. */
function readSvg(svg: string) {
  const [, width = "0"] = /viewBox="0 0 (\d+) \d+"/.exec(svg) ?? [];
  const across = Number(width);
  const pixels = new Uint8ClampedArray(across * across * 4).fill(255);
  for (const [, x, y, w, h] of svg.matchAll(/M(\d+),(\d+)h(\d+)v(\d+)h-\d+z/g)) {
    for (let line = Number(y); line < Number(y) + Number(h); line++) {
      const start = (line * across + Number(x)) * 4;
      for (let pixel = 0; pixel < Number(w); pixel++)
        pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  }
  return read(pixels, across, across)?.data;
}

test("the code of a venue on WhatsApp opens a chat with its number and a prefilled message", async () => {
  const { body } = await qrCode(onWhatsapp, { text: "Ciao & benvenuti, 部屋?", size: 600 });
  expect(body).toMatchObject({
    target: "whatsapp",
    link: `https://wa.me/3903235550140?text=${encodeURIComponent("Ciao & benvenuti, 部屋?")}`,
  });
  expect(readPng(body.png)).toEqual({ width: 600, height: 600, says: body.link });
  expect(readSvg(body.svg)).toBe(body.link);
  expect((await qrCode(onWhatsapp)).body.link).toBe("https://wa.me/3903235550140");
});

test("the code of a venue without a number opens its guest page; a venue with one can choose that too", async () => {
  const [venue] = await asOwner(bellhop.ownerUrl, "select public_key from venues", onPage.venueId);
  const { body } = await qrCode(onPage);
  expect(body).toMatchObject({
    target: "guest_page",
    link: `${publicUrl}/g/${venue?.public_key}`,
    size: 512,
  });
  expect(readPng(body.png)).toEqual({ width: 512, height: 512, says: body.link });
  expect(readSvg(body.svg)).toBe(body.link);
  const page = (await qrCode(onWhatsapp, { target: "guest_page" })).body;
  expect(page.link).toMatch(/^https:\/\/bellhop\.example\/g\/[a-z0-9]{10}$/);
  const refused = await qrCode(onPage, { target: "whatsapp" });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "target"]);
});

test("the smallest and the largest picture are readable too", async () => {
  for (const size of [128, 2048]) {
    const { body } = await qrCode(onWhatsapp, { size });
    expect(readPng(body.png)).toEqual({ width: size, height: size, says: body.link });
  }
  for (const size of [127, 2049, 300.5]) expect((await qrCode(onWhatsapp, { size })).status).toBe(422);
});

test("a code with more modules than the picture has pixels is enlarged", async () => {
  for (const text of ["Доброе утро! ".repeat(23), "部".repeat(250)]) {
    const { body } = await qrCode(onWhatsapp, { size: 128, text });
    expect(body.size).toBeGreaterThan(128);
    expect(readPng(body.png)).toEqual({ width: body.size, height: body.size, says: body.link });
    expect(readSvg(body.svg)).toBe(body.link);
  }
});

test("text that fits into no code is refused, and the longest possible one is drawn", async () => {
  const refused = await qrCode(onWhatsapp, { text: "部".repeat(300) });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "text"]);
  const room = 2331 - "https://wa.me/3903235550140?text=".length;
  const fits = "部".repeat(Math.floor(room / 9)) + "a".repeat(room % 9);
  const { body } = await qrCode(onWhatsapp, { text: fits });
  expect({ bytes: body.link.length, says: readPng(body.png).says }).toEqual({ bytes: 2331, says: body.link });
  expect((await qrCode(onWhatsapp, { text: `${fits}a` })).status).toBe(422);
});

async function write(venueId: number, entries: Array<Omit<AnswerableEntry, "entryId">>) {
  const added = entries.map((entry) => ({ entryId: newId(), ...entry }));
  await bellhop.services.db.atVenue(venueId, (at) => addEntries(at, null, added));
}

const words = (text: string) => ({ title: "Title", text });

test("staff see the venue's entries, their completeness, and the settings", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Info");
  const venueId = await openSister(bellhop.services, hotel, "Hotel Info Sister");
  await write(venueId, [
    { section: "profile", key: "address", texts: { en: words("At the lake"), it: words("Sul lago") } },
    { section: "policy", key: "pets", texts: { it: words("Sì") } },
    { section: "policy", key: "smoking", texts: { "en-GB": words("Nowhere") } },
    { section: "policy", key: "children", texts: { en: words("Hidden") }, internal: true },
    { section: "amenities", key: "pool", availability: "absent", texts: { en: words("We have none") } },
    { section: "amenities", key: "gym", texts: { en: words("   ") } },
    {
      section: "upsells",
      key: "flowers",
      texts: { en: words("Roses") },
      price: { amount: 2500, currency: "EUR" },
    },
    { section: "upsells", key: "bottle", texts: { en: words("Wine") } },
  ]);
  const colleague = await addColleague(bellhop.services, hotel, "staff", [venueId]);
  const staff = await signedIn(bellhop, colleague.sub);
  const bare = await fetch(`${bellhop.services.selfUrl()}${fetchVenueInfo.path}`, {
    method: "POST",
    headers: staff.headers,
  });
  const info = fetchVenueInfo.output.parse(await bare.json());
  expect(info).toMatchObject({
    venue_id: venueId,
    name: "Hotel Info Sister",
    profile: [
      { key: "address", texts: { en: { text: "At the lake", question: null }, it: {} }, internal: false },
    ],
    guest_policy: [{ key: "pets" }, { key: "smoking" }, { key: "children", internal: true }],
    amenities: [
      { key: "pool", availability: "absent" },
      { key: "gym", availability: null },
    ],
    faq: [],
    upsells: [{ price: { amount: 2500, currency: "EUR" } }, { price: null }],
    settings: { general: { name: "Hotel Info Sister" } },
    feature_flags: { builtConcierge: false },
    concierge: { live_version: null },
  });
  const { profile, guest_policy, amenities, faq, upsells } = info.completeness;
  expect([profile, guest_policy, amenities, faq].map((section) => section.filled)).toEqual([1, 1, 1, 2]);
  expect(guest_policy.missing).toEqual(expect.arrayContaining(["pets", "children"]));
  expect(guest_policy.of).toBe(guest_policy.missing.length + 1);
  expect(upsells).toEqual({ filled: 1, of: 2, missing: ["bottle"] });
});

test("a venue without entries has empty sections, and suggestions for the first ones", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Blank");
  const venueId = await openSister(bellhop.services, hotel, "Hotel Blank Sister");
  const owner = await signedIn(bellhop, hotel.owner.sub, venueId);
  const { completeness } = (await ask(bellhop, fetchVenueInfo, {}, owner.headers)).body;
  for (const [section, { filled, of, missing }] of Object.entries(completeness)) {
    expect({ section, filled, isPossible: of > 0 }).toEqual({ section, filled: 0, isPossible: true });
    if (section !== "upsells") expect(missing).toHaveLength(of);
  }
});
