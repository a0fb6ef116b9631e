import { randomBytes } from "node:crypto";
import type { InputOf } from "@bellhop/contract/call";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink, welcomeCard } from "@bellhop/contract/guests";
import { changeLogo, changeSettings } from "@bellhop/contract/settings";
import { encode } from "fast-png";
import { expect, test } from "vitest";
import { addGuest } from "../../domain/guests/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { openPdf, spacedTextOf } from "../../testing/read-pdf.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Belvedere", "9201");
const onSimulator = await openHotel(bellhop.services, "Hotel Simulator");
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
await asOwner(bellhop.ownerUrl, "update channels set display_phone = '+39 0323 555-0140'", hotel.venueId);

type Stay = { number: string; checkin: string; checkout: string; status?: "confirmed" | "cancelled" };

/** Adds a guest with stays in room 417. Returns their ids. */
async function checkIn(at: Hotel, name: string, language: string | null = null, stays: Stay[] = []) {
  return bellhop.services.db.atVenue(at.venueId, async (unit) => {
    const phone = `+3933300${String(++phones).padStart(5, "0")}`;
    const guest = await addGuest(unit, {
      name,
      nameIsFromProfile: false,
      phone,
      whatsappUserId: null,
      language,
    });
    const guestId = String(guest?.guest_id);
    const reservationIds: string[] = [];
    for (const { number, status = "confirmed", ...dates } of stays) {
      const reservationId = await addReservation(unit, { reservation_number: number, status, ...dates });
      await insertStay(unit, { reservationId, guestId, room: "417" });
      reservationIds.push(reservationId);
    }
    return { guestId, reservationIds };
  });
}
let phones = 0;

type CardQuery = InputOf<typeof welcomeCard>;

async function card(at: Hotel, input: Omit<CardQuery, "format"> & Partial<CardQuery>) {
  const staff = await signedIn(bellhop, (await addColleague(bellhop.services, at, "staff")).sub);
  // The format has a default.
  return staff.ask(welcomeCard, input as CardQuery);
}

async function textOf(pdf: string): Promise<string> {
  return spacedTextOf(Buffer.from(pdf, "base64"));
}

test("the card has the guest's name, the next stay, the page and the number, without the room", async () => {
  const { guestId } = await checkIn(hotel, "Jürgen Müller", "de", [
    { number: "P-1", checkin: "2020-05-01", checkout: "2020-05-03" },
    { number: "P-2", checkin: "2091-08-01", checkout: "2091-08-03" },
    { number: "P-3", checkin: "2091-03-01", checkout: "2091-03-04" },
    { number: "P-4", checkin: "2091-02-10", checkout: "2091-02-12", status: "cancelled" },
  ]);
  const { status, body } = await card(hotel, { guest_id: guestId, format: "A4" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    file_name: "welcome-card-a4.pdf",
    link: `${bellhop.services.publicUrl}/g/${publicKey}`,
    language: "de",
  });
  const text = await textOf(body.pdf);
  for (const part of [
    "Jürgen Müller",
    "1. März 2091",
    "4. März 2091",
    `/g/${publicKey}`,
    "+39 0323 555-0140",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/417|P-\d|2020/);
  const arabic = await card(hotel, { guest_id: guestId, language: "ar" });
  expect([arabic.body.file_name, arabic.body.language]).toEqual(["welcome-card-a5.pdf", "ar"]);
});

test("another stay of the guest can be chosen; a stranger's is not found", async () => {
  const past = { number: "Q-1", checkin: "2020-05-01", checkout: "2020-05-03" };
  const ana = await checkIn(hotel, "Ana", null, [past]);
  const bo = await checkIn(hotel, "Bo", "sv", [{ ...past, number: "Q-2" }]);
  const chosen = await card(hotel, { guest_id: ana.guestId, reservation_id: String(ana.reservationIds[0]) });
  expect(await textOf(chosen.body.pdf)).toContain("3 May 2020");
  const strange = { guest_id: ana.guestId, reservation_id: String(bo.reservationIds[0]) };
  expect((await card(hotel, strange)).status).toBe(404);
  expect((await card(hotel, { guest_id: newId() })).status).toBe(404);
  const without = await card(hotel, { guest_id: bo.guestId });
  expect(without.body.language).toBe("en");
  expect(await textOf(without.body.pdf)).not.toContain("2020");
});

/** What a page shows, without the texts that its script has besides. */
const shownOn = async (guest: GuestBrowser) =>
  /<body>(.*)<script type="application\/json"/s.exec(await guest.page())?.[1] ?? "";

test("the code opens the guest's own conversation, once, until the day after check-out", async () => {
  const day = (days: number) =>
    new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const stays = [{ number: "S-1", checkin: day(0), checkout: day(2) }];
  const { guestId } = await checkIn(hotel, "Elif Kaya", "tr", stays);
  const staff = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff")).sub);
  const made = (await staff.ask(createGuestLink, { guest_id: guestId, for: "card" })).body;
  // In Italy, the day after check-out ends between 22 and 23 o'clock UTC.
  expect(made.expires_at).toMatch(new RegExp(`^${day(3)}T2[23]:`));
  const { body } = await card(hotel, { guest_id: guestId, link: made.link });
  expect(body.link).toBe(made.link);
  const token = new URL(body.link).searchParams.get(linkParameter) ?? "";
  expect(await textOf(body.pdf)).not.toContain(token);

  // A card of another guest can't be made with it.
  const other = await checkIn(hotel, "Bo Berg");
  const refused = await card(hotel, { guest_id: other.guestId, link: made.link });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, "guest_link_unusable"]);

  const scan = () => guestBrowser(bellhop, publicKey, { [linkParameter]: token });
  const signIn = (guest: GuestBrowser) =>
    guest.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link: token }) });
  const phone = scan();
  expect(await shownOn(phone)).toContain("Open my conversation");
  expect((await signIn(phone)).headers.get("location")).toContain("#end");
  // The same phone scans it again, or sends the form twice: its conversation is open already.
  expect((await signIn(phone)).headers.get("location")).toContain("#end");
  expect(await shownOn(phone)).not.toMatch(/Open my conversation|used before/);
  const stranger = scan();
  const page = await shownOn(stranger);
  expect(page).toContain("This link was used before or has expired. You can still read and ask here.");
  expect(page).not.toContain('id="stay"');
  expect((await signIn(stranger)).headers.get("location")).toContain("link_used");
  const used = await card(hotel, { guest_id: guestId, link: made.link });
  expect(used.body.errors?.[0]?.code).toBe("guest_link_unusable");

  // Without a stay ahead, and before a long one, it works for a week.
  const week = new Date(bellhop.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 13);
  const long = await checkIn(hotel, "Ann", null, [{ number: "S-2", checkin: day(0), checkout: day(30) }]);
  for (const guest_id of [long.guestId, other.guestId])
    expect((await staff.ask(createGuestLink, { guest_id, for: "card" })).body.expires_at).toContain(week);
});

test("while the guest page is off, the code opens WhatsApp, and there are no links to conversations", async () => {
  const { guestId } = await checkIn(hotel, "Cleo");
  const owner = await signedIn(bellhop, hotel.owner.sub);
  await owner.ask(changeSettings, { public: { enabled: false } });
  const drawn = await card(hotel, { guest_id: guestId });
  expect(drawn.body.link).toBe("https://wa.me/3903235550140");
  expect(await textOf(drawn.body.pdf)).toContain("wa.me/3903235550140");
  const refused = await owner.ask(createGuestLink, { guest_id: guestId });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, "guest_page_off"]);
  await owner.ask(changeSettings, { public: { enabled: true } });
});

test("a name without a font is refused with its characters, and a venue without page and number altogether", async () => {
  const { guestId } = await checkIn(hotel, "Anna 🌸 សុខ");
  const refused = await card(hotel, { guest_id: guestId });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [
      expect.objectContaining({
        field: "name",
        code: "script_without_font",
        params: { characters: "🌸 សុ ខ" },
      }),
    ],
  ]);
  const other = await checkIn(onSimulator, "Anna");
  // The page alone is enough.
  expect((await card(onSimulator, { guest_id: other.guestId })).status).toBe(200);
  const owner = await signedIn(bellhop, onSimulator.owner.sub);
  await owner.ask(changeSettings, { public: { enabled: false } });
  const lonely = await card(onSimulator, { guest_id: other.guestId });
  expect([lonely.status, lonely.body.errors?.[0]?.code]).toEqual([422, "no_way_to_write"]);
});

test("the card shows the hotel's logo instead of its initial, also with few colours or transparency", async () => {
  const { guestId } = await checkIn(hotel, "Bo Berg");
  const owner = await signedIn(bellhop, hotel.owner.sub);
  const plain = Buffer.from((await card(hotel, { guest_id: guestId })).body.pdf, "base64").length;
  const logos = [
    { width: 40, height: 20, channels: 4, depth: 8, data: randomBytes(40 * 20 * 4) },
    { width: 40, height: 20, channels: 3, depth: 8, data: randomBytes(40 * 20 * 3) },
    { width: 40, height: 20, channels: 1, depth: 16, data: new Uint16Array(40 * 20).fill(30_000) },
    { width: 40, height: 20, channels: 1, depth: 1, data: randomBytes(20 * 5) },
  ] as const;
  for (const logo of logos) {
    const image = Buffer.from(encode(logo)).toString("base64");
    expect((await owner.ask(changeLogo, { image })).status).toBe(200);
    const { status, body } = await card(hotel, { guest_id: guestId });
    const pdf = Buffer.from(body.pdf, "base64");
    expect(status).toBe(200);
    expect(pdf.includes("/Subtype /Image")).toBe(true);
    const page = await (await openPdf(pdf)).getPage(1);
    const { fnArray } = await page.getOperatorList();
    // The painting of an image, in the numbers of PDF.js.
    expect(fnArray).toContain(85);
    expect(await textOf(body.pdf)).toContain("Bo Berg");
  }
  await owner.ask(changeLogo, { image: null });
  const again = Buffer.from((await card(hotel, { guest_id: guestId })).body.pdf, "base64");
  expect([again.length, again.includes("/Subtype /Image")]).toEqual([plain, false]);
});
