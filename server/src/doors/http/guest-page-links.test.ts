import {
  fetchGuestPageLinks,
  fetchQrCode,
  printPoster,
  printRoomCodes,
  renewGuestPageLink,
} from "@bellhop/contract/qr-code";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { codesOf, textOf } from "../../testing/read-pdf.ts";

const bellhop = await testBellhop();
const { services, clock } = bellhop;
let hotels = 0;

async function hotelWithStaff() {
  const hotel = await openHotel(services, `Hotel Lake ${++hotels}`);
  const staffOf = async (role: "staff" | "manager"): Promise<Caller> =>
    signedIn(bellhop, (await addColleague(services, hotel, role)).sub);
  return { hotel, clerk: await staffOf("staff"), manager: await staffOf("manager") };
}

/** Where a page answers, whatever address the installation is known by. */
const here = (link: string) => {
  const { pathname, search } = new URL(link);
  return `${services.selfUrl()}${pathname}${search}`;
};
const open = async (link: string) => {
  const response = await fetch(here(link), { headers: { "accept-language": "en" } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("the house link shows the Wi-Fi, a code of a room its room too, the public link neither", async () => {
  const { clerk, manager } = await hotelWithStaff();
  await manager.ask(changeSettings, { public: { wifi: { network: "Lake", password: "trout-2026" } } });
  const links = (await clerk.ask(fetchGuestPageLinks, {})).body;
  const codeFor = async (input: object) => (await clerk.ask(fetchQrCode, input)).body;
  expect((await codeFor({})).link).toBe(links.public_link);
  expect((await codeFor({ place: "public" })).link).toBe(links.public_link);
  expect((await codeFor({ place: "house" })).link).toBe(links.house_link);
  const { link } = await codeFor({ target: "guest_page", place: "house", room: "101" });
  const [inRoom, inHouse, anywhere] = [
    await open(link),
    await open(links.house_link),
    await open(links.public_link),
  ];
  expect([inRoom.text.includes("trout-2026"), inRoom.text.includes("101")]).toEqual([true, true]);
  expect(inHouse.text).toContain("trout-2026");
  expect(anywhere.status).toBe(200);
  expect(anywhere.text).not.toContain("trout-2026");
  // A guest who changes the room in the address is in the house, and in no room.
  const forged = await open(link.replace("101", "102"));
  expect(forged.text).not.toMatch(/"room":"10[12]"/);
});

test("a code of a room is only for inside the house, and a place only for the guest page", async () => {
  const { hotel, clerk } = await hotelWithStaff();
  const fieldOf = async (input: object) => (await clerk.ask(fetchQrCode, input)).body.errors?.[0]?.field;
  expect(await fieldOf({ target: "guest_page", room: "101" })).toBe("room");
  expect(await fieldOf({ target: "guest_page", place: "public", room: "101" })).toBe("room");
  expect(await fieldOf({ target: "guest_page", place: "house", room: " " })).toBe("room");
  const other = await openHotel(services, "Hotel Chat", "9377");
  await asOwner(bellhop.ownerUrl, "update channels set display_phone = '+39 0323 555-0141'", other.venueId);
  const chat = await signedIn(bellhop, (await addColleague(services, other, "staff")).sub);
  expect((await chat.ask(fetchQrCode, {})).body.target).toBe("whatsapp");
  expect((await chat.ask(fetchQrCode, { place: "house" })).body.target).toBe("guest_page");
  const refused = await chat.ask(fetchQrCode, { target: "whatsapp", place: "house" });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "place"]);
  expect(hotel.venueId).not.toBe(other.venueId);
});

test("a renewed link stops working within seconds, with the codes of its rooms; the other one stays", async () => {
  const { clerk, manager } = await hotelWithStaff();
  const before = (await clerk.ask(fetchGuestPageLinks, {})).body;
  const room = (await clerk.ask(fetchQrCode, { place: "house", room: "7" })).body.link;
  for (const link of [before.public_link, before.house_link, room])
    expect((await open(link)).status).toBe(200);

  expect((await clerk.ask(renewGuestPageLink, { place: "house" })).status).toBe(403);
  const after = (await manager.ask(renewGuestPageLink, { place: "house" })).body;
  expect(after.public_link).toBe(before.public_link);
  expect(after.house_link).not.toBe(before.house_link);
  clock.pass(6_000);
  for (const link of [before.house_link, room]) expect((await open(link)).status).toBe(404);
  for (const link of [before.public_link, after.house_link]) expect((await open(link)).status).toBe(200);

  const last = (await manager.ask(renewGuestPageLink, { place: "public" })).body;
  clock.pass(6_000);
  expect([(await open(before.public_link)).status, (await open(last.public_link)).status]).toEqual([
    404, 200,
  ]);
  expect((await clerk.ask(fetchGuestPageLinks, {})).body).toEqual(last);
});

test("sheets have a code for each room of a list; each opens the page of its room", async () => {
  const { hotel, clerk } = await hotelWithStaff();
  const { body } = await clerk.ask(printRoomCodes, { rooms: "101-109, 201" });
  const pdf = Buffer.from(body.pdf, "base64");
  expect(body.codes.map(({ room }) => room)).toEqual([
    ...Array.from({ length: 9 }, (_, index) => String(101 + index)),
    "201",
  ]);
  expect((await codesOf(pdf)).flat()).toEqual(body.codes.map(({ link }) => link));
  expect((await open(body.codes[9]?.link ?? "")).text).toContain("201");
  expect(await textOf(pdf)).toContain(`HotelLake${hotels}`);
  expect(hotel.venueId).toBeGreaterThan(0);
});

test.each([
  ["", "required"],
  [" , ", "required"],
  ["112-101", "room_range_invalid"],
  ["1-9999", "rooms_too_many"],
  ["x".repeat(31), "room_name_too_long"],
  ["🌸", "script_without_font"],
])("a list of rooms like %j is refused with its reason", async (rooms, code) => {
  const { clerk } = await hotelWithStaff();
  const { status, body } = await clerk.ask(printRoomCodes, { rooms });
  expect([status, body.errors?.[0]]).toMatchObject([422, { field: "rooms", code }]);
});

test("the poster for inside has the house link, the other one the public link", async () => {
  const { clerk } = await hotelWithStaff();
  const links = (await clerk.ask(fetchGuestPageLinks, {})).body;
  for (const [place, link] of [
    ["house", links.house_link],
    ["public", links.public_link],
  ] as const) {
    const { body } = await clerk.ask(printPoster, { place, format: "A5" });
    expect(body.link).toBe(link);
    expect(await codesOf(Buffer.from(body.pdf, "base64"))).toEqual([[link]]);
  }
});

test("a preview may be framed by the dashboard, sets no cookie, shows no session, and nothing can be sent", async () => {
  const { hotel, clerk, manager } = await hotelWithStaff();
  await manager.ask(changeSettings, { public: { allowed_sites: ["https://hotel.example"] } });
  const { public_link: link, public_key: key } = (await clerk.ask(fetchGuestPageLinks, {})).body;
  const preview = await open(`${link}?preview=1&lang=de`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get("content-security-policy")).toMatch(/frame-ancestors 'self'$/);
  expect(preview.headers.get("x-frame-options")).toBeNull();
  expect(preview.headers.getSetCookie()).toEqual([]);
  expect(preview.text).toContain('lang="de"');
  const sent = await fetch(here(`${link}/messages?preview=1`), {
    method: "POST",
    body: new URLSearchParams({ text: "Hello" }),
  });
  expect(sent.status).toBe(404);
  const [{ guests }] = (await asOwner(
    bellhop.ownerUrl,
    "select count(*)::int as guests from guest_sessions",
    hotel.venueId,
  )) as [{ guests: number }];
  expect(guests).toBe(0);

  const framed = await open(`${link}?frame`);
  expect(framed.headers.get("content-security-policy")).toMatch(
    /frame-ancestors 'self' https:\/\/hotel\.example$/,
  );
  const plain = await open(link);
  expect(plain.headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'$/);

  const tested = await open(`${link}/widget-test?label=${encodeURIComponent('Ask "us" <b>')}`);
  expect(tested.status).toBe(200);
  expect(tested.text).toContain(`<script src="/widget.js" data-venue="${key}"`);
  expect(tested.text).toContain('data-label="Ask &quot;us&quot; &lt;b&gt;"');
});
