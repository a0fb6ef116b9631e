import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { addGuest } from "@bellhop/contract/guests";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test, vi } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
/** Asks again, as the dashboard does: after a flood a busy process refuses reads for a moment. */
const staff: Pick<typeof owner, "ask"> = {
  ask: (call, input) =>
    vi.waitFor(async () => {
      const answer = await owner.ask(call, input);
      expect(answer.status).not.toBe(503);
      return answer;
    }, 30_000),
};
await staff.ask(changeSettings, { general: { phone: "+390451234567" } });
const { houseKey, publicKey, codeOf } = await guestPageKeys(bellhop, hotel.venueId);

const resident = guestBrowser(bellhop, houseKey);
await resident.write("Good evening, we have just arrived.");

type Place = Record<string, string>;

/** Until the limit refuses one: each post comes from a browser without a cookie. */
async function useUpNewcomers(place: Place = {}) {
  let refused = 0;
  for (let sent = 0; sent < 2_000 && refused === 0; sent += 20) {
    const write = () => guestBrowser(bellhop, houseKey, place).write(`Hello ${sent}`);
    const posts = await Promise.all(Array.from({ length: 20 }, write));
    refused = posts.filter(({ status }) => status === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
}

/** A separate room for each test, because the limit of a room is small. */
const roomOf = (nth: number): Place => ({ room: codeOf(String(100 + nth)) });

const floodMs = 300_000;

test(
  "600 posts without cookies mute neither a guest with a conversation nor all who are new",
  async () => {
    await useUpNewcomers();
    for (const text of ["Could we have two towels?", "And a kettle, please."])
      expect((await resident.write(text)).status).toBe(200);
    expect((await resident.thread())?.messages.map(({ text }) => text)).toContain("And a kettle, please.");
    const [first] = (await resident.thread())?.messages ?? [];
    expect((await resident.post("/read", { through: first?.message_id })).status).toBe(200);

    // By the code of a room, by the public link, and with a booking.
    const inRoom = guestBrowser(bellhop, houseKey, { room: codeOf("12") });
    expect((await inRoom.write("Hello from room 12")).status).toBe(200);
    expect((await guestBrowser(bellhop, publicKey).write("Hello from outside")).status).toBe(200);
    const day = (days: number) =>
      new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const booking = { reservation_number: "BK-77", checkin: day(-1), checkout: day(2), room: "14" };
    const added = await staff.ask(addGuest, {
      name: "Ada Lovelace",
      phone: "+447700900177",
      send: "never",
      ...booking,
    });
    expect(added.status).toBe(200);
    const booked = guestBrowser(bellhop, houseKey);
    await booked.page();
    const fields = new URLSearchParams({ reservation_number: "BK-77", surname: "Lovelace" });
    const verified = await booked.visit("/verify", { method: "POST", body: fields });
    expect(verified.headers.get("location")).toContain("#stay");
    expect((await booked.write("Good evening")).status).toBe(200);
  },
  floodMs,
);

const alertAbout = async (words: string) =>
  (await staff.ask(listVenueAlerts, { limit: 100 })).body.items.find(({ about }) => about?.includes(words));

/** How an emergency is sent: returns what the guest reads then. */
type Way = (text: string, place: Place) => Promise<{ status: number; read: string }>;

const ways: Record<string, Way> = {
  async "the page's script"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, place);
    await guest.page();
    const { status } = await guest.write(text);
    return { status, read: await guest.page() };
  },
  async "a plain form"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, place);
    await guest.page();
    return submitted(guest, await sendForm(guest, text));
  },
  async "a plain form in the widget's frame"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, { ...place, frame: "" });
    await guest.page();
    return submitted(guest, await sendForm(guest, text));
  },
  async "a plain form without cookies"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, place);
    const answer = await sendForm(guest, text);
    guest.jar.clear();
    return submitted(guest, answer);
  },
  async "a plain form without cookies in the widget's frame"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, { ...place, frame: "" });
    const answer = await sendForm(guest, text);
    guest.jar.clear();
    return submitted(guest, answer);
  },
  async "the page's script without cookies"(text, place) {
    const guest = guestBrowser(bellhop, houseKey, place);
    const answer = await guest.write(text);
    // The script opens the page that says so.
    const { seal } = (await answer.json()) as { seal: string };
    guest.jar.clear();
    const address = `/g/${houseKey}?problem=emergency&seal=${seal}`;
    return { status: answer.status, read: await readAt(guest, address) };
  },
  async "a photo's form when no more photos are taken"(text, place) {
    const photos = guestBrowser(bellhop, houseKey, place);
    await photos.page();
    for (let sent = 0; sent < 11; sent++) await sendForm(photos, `Photo ${sent}`, png);
    return submitted(photos, await sendForm(photos, text, png));
  },
};

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function sendForm(guest: GuestBrowser, text: string, photo?: Buffer): Promise<Response> {
  const form = new FormData();
  form.append("sent_as", newId());
  form.append("text", text);
  const file = new Blob(photo ? [new Uint8Array(photo)] : [], { type: "image/png" });
  form.append("file", file, photo ? "photo.png" : "");
  return guest.visit("/files", { method: "POST", headers: { accept: "text/html" }, body: form });
}

async function submitted(guest: GuestBrowser, answer: Response) {
  const location = answer.headers.get("location") ?? "";
  expect(location).not.toContain("too_many");
  return { status: answer.status, read: await readAt(guest, location) };
}

async function readAt(guest: GuestBrowser, location: string): Promise<string> {
  const { search } = new URL(location, "http://page");
  const headers = {
    cookie: [...guest.jar].map((pair) => pair.join("=")).join("; "),
    "accept-language": "en",
  };
  return (await fetch(`${bellhop.services.selfUrl()}/g/${houseKey}${search}`, { headers })).text();
}

test.for(Object.entries(ways).map(([way, send], nth) => ({ way, send, nth })))(
  "over the limit, an emergency arrives by $way",
  async ({ way, send, nth }) => {
    await useUpNewcomers(roomOf(nth));
    const words = `There is smoke in my room, ${way}`;
    const { status, read } = await send(words, roomOf(nth));
    expect(status).toBeLessThan(400);
    expect(read).toMatch(/Call \d+ now\. Reception: \+39 045 123 4567/);
    expect(await alertAbout(words)).toMatchObject({ reason: "emergency" });
    // Other messages are still refused.
    await useUpNewcomers(roomOf(nth));
  },
);

test.for([
  ["en", "my husband collapsed and doesn't wake up"],
  ["de", "Hilfe, es brennt in unserem Zimmer"],
  ["fr", "Au secours, il y a le feu dans la chambre"],
  ["it", "Aiuto, c'è un incendio in camera"],
  ["es", "Ayuda, hay fuego en la habitación"],
  ["pt", "Socorro, há fogo no quarto"],
  ["nl", "Help, er is brand in onze kamer"],
  ["ru", "Помогите, в номере пожар"],
  ["ar", "النجدة، هناك حريق في الغرفة"],
  ["ja", "助けて、部屋が火事です"],
  ["zh", "救命，房间着火了"],
  ["tr", "İmdat, odada yangın var"],
] as const)("over the limit, an emergency arrives in %s", async ([language, text]) => {
  const place = { room: codeOf(language) };
  await useUpNewcomers(place);
  const guest = guestBrowser(bellhop, houseKey, { ...place, lang: language });
  await guest.page();
  expect((await guest.write(text)).status).toBe(200);
  expect((await guest.thread())?.messages.map(({ author }) => author)).toEqual(["guest", "assistant"]);
  expect(await alertAbout(text)).toMatchObject({ reason: "emergency" });
});

test("a guest whose own messages are too many still reports an emergency, also in two parts", async () => {
  const guest = guestBrowser(bellhop, houseKey, { room: codeOf("21") });
  await guest.page();
  await guest.write("Hello");
  // In one minute: more than a browser may.
  const posts = Array.from({ length: 18 }, () => guest.write("Is there a pool?"));
  await Promise.all([...posts, guest.write("my wife is")]);
  const refused = await Promise.all(Array.from({ length: 20 }, () => guest.write("Is there a pool?")));
  expect(refused.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  expect((await guest.write("not breathing")).status).toBe(200);
  expect((await guest.write("my wife is not breathing")).status).toBe(200);
  expect(await alertAbout("my wife is not breathing")).toMatchObject({ reason: "emergency" });
});

test("a flood of emergencies raises few alerts, and each still reaches staff with its words", async () => {
  const place = roomOf(50);
  await useUpNewcomers(place);
  const countAlerts = async () => (await staff.ask(listVenueAlerts, {})).body.count;
  const countConversations = async () => (await staff.ask(listConversations, { tab: "all" })).body.counts.all;
  const [alertsBefore, conversationsBefore] = [await countAlerts(), await countConversations()];
  for (let sent = 0; sent < 100; sent += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_none, nth) =>
        guestBrowser(bellhop, houseKey, place).write(`There is a fire in room ${sent + nth}`),
      ),
    );
  const guest = guestBrowser(bellhop, houseKey, place);
  await guest.page();
  expect((await guest.write("Please help, there is smoke in room 907")).status).toBe(200);
  expect(await alertAbout("smoke in room 907")).toMatchObject({ reason: "emergency" });
  // The page shows nothing of others' reports.
  expect(await guest.page()).not.toContain("fire in room");

  expect((await countAlerts()) - alertsBefore).toBeLessThan(70);
  expect((await countConversations()) - conversationsBefore).toBeLessThan(70);
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const collected = items.find(({ guest: { name } }) => name === "Web (…)");
  const { body } = await staff.ask(readConversation, {
    conversation_id: collected?.conversation_id ?? "",
  });
  expect(body.messages.filter(({ author }) => author === "guest").length).toBeGreaterThan(10);
});

test("an address alone does not say that staff got an emergency", async () => {
  for (const query of [
    "problem=emergency",
    "problem=emergency&seal=",
    "problem=emergency&seal=9999999999.AAAA",
  ]) {
    const guest = guestBrowser(bellhop, houseKey);
    expect(await readAt(guest, `/g/${houseKey}?${query}`)).not.toMatch(/Call \d+ now/);
  }
});

test.for([false, true])(
  "an emergency arrives from a browser whose session has ended (flood: %s)",
  async (isFlooded) => {
    const place = roomOf(isFlooded ? 61 : 60);
    const guest = guestBrowser(bellhop, houseKey, place);
    await guest.page();
    expect((await guest.write("Hello")).status).toBe(200);
    const before = new Map(guest.jar);
    await guest.post("/start-over", {});
    for (const [name, value] of before) guest.jar.set(name, value);
    if (isFlooded) await useUpNewcomers(place);
    else expect((await guest.write("What time is breakfast?")).status).toBe(401);
    const words = `There is a fire in the corridor of floor ${isFlooded ? 4 : 3}`;
    expect(await (await guest.write(words)).json()).toMatchObject({ seal: expect.any(String) });
    expect(await alertAbout(words)).toMatchObject({ reason: "emergency" });
  },
);
