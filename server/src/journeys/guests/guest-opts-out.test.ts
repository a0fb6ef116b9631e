import { randomUUID } from "node:crypto";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { addGuest, changeGuest } from "@bellhop/contract/guests";
import { fixedTexts } from "@bellhop/language/intents";
import { expect, test } from "vitest";
import { optMessages } from "../../../../language/intents/opt-messages.fixture.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const noon = new Date("2027-01-12T11:00:00Z");
bellhop.clock.set(noon);
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

let phones = 0;
let bookings = 0;
const nextPhone = () => `+4477009${String(++phones).padStart(5, "0")}`;

async function guestWrites(phone: string, ...texts: string[]) {
  const messages = texts.map((text, n) => ({
    from: phone.slice(1),
    id: `wamid.${randomUUID()}`,
    text,
    at: new Date(bellhop.clock.now().getTime() + n * 1_000),
  }));
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, messages))).toBe(200);
}

async function answer() {
  bellhop.clock.pass(20_000);
  await bellhop.runDueJobs();
}

async function newestConversations() {
  return (await staff.ask(listConversations, { tab: "all", limit: 100 })).body.items;
}

/** The assistant's texts to the guest. */
async function textsTo(phone: string, conversations?: Awaited<ReturnType<typeof newestConversations>>) {
  const found = (conversations ?? (await newestConversations())).find(({ guest }) => guest.phone === phone);
  if (!found) return [];
  const { messages } = (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body;
  return messages.filter(({ author }) => author === "assistant").map(({ text }) => text);
}

const confirmed = (texts: string[], kind: "optOut" | "optIn") =>
  texts.some((text) => Object.values(fixedTexts).some((words) => text.includes(words[kind])));

/** Why the first message is not sent; undefined if it is. */
async function whyNoFirstMessage(phone: string) {
  const added = await staff.ask(addGuest, {
    name: "Ada Rossi",
    phone,
    reservation_number: `R-${++bookings}`,
    room: "",
    checkin: "2027-01-20",
    checkout: "2027-01-24",
  });
  expect(added.status).toBe(200);
  const { first_message } = added.body;
  return first_message?.how === "none" ? first_message.because : undefined;
}

const cases = [
  ...optMessages.opt_out.map((text) => ({ text, out: true })),
  ...optMessages.neither.map((text) => ({ text, out: false })),
].map((one) => ({ ...one, phone: nextPhone() }));

test("what is confirmed is stored, and no first message follows", async () => {
  for (const { phone, text } of cases) await guestWrites(phone, text);
  await answer();
  const read = [];
  const conversations = await newestConversations();
  for (const { phone, text } of cases) {
    const isConfirmed = confirmed(await textsTo(phone, conversations), "optOut");
    const isStored = (await whyNoFirstMessage(phone)) === "opted_out";
    read.push({ text, isConfirmed, isStored });
  }
  expect(read).toEqual(cases.map(({ text, out }) => ({ text, isConfirmed: out, isStored: out })));
});

test("the confirmation stores the wish itself, and START ends it on every channel", async () => {
  const phone = nextPhone();
  await guestWrites(phone, "Stop. Thank you");
  // As if it had been lost on arrival.
  await asOwner(
    bellhop.ownerUrl,
    `update guest_channels set opted_out_at = null
     where guest_id = (select guest_id from guests where phone = '${phone}')`,
    hotel.venueId,
  );
  await answer();
  expect(confirmed(await textsTo(phone), "optOut")).toBe(true);
  expect(await whyNoFirstMessage(phone)).toBe("opted_out");

  await asOwner(
    bellhop.ownerUrl,
    `insert into guest_channels (venue_id, guest_id, channel_id, opted_out_at, opt_changed_at)
     select g.venue_id, g.guest_id, c.channel_id, now() - interval '400 days', now() - interval '400 days'
     from guests g join channels c on c.venue_id = g.venue_id
     where g.phone = '${phone}' on conflict do nothing`,
    hotel.venueId,
  );
  await guestWrites(phone, "Start please. Thanks!");
  await answer();
  expect(confirmed(await textsTo(phone), "optIn")).toBe(true);
  expect(await whyNoFirstMessage(phone)).not.toBe("opted_out");
});

test("START counts against a refusal that staff noted before", async () => {
  const phone = nextPhone();
  await guestWrites(phone, "hello");
  await answer();
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const guest_id = String(items.find(({ guest }) => guest.phone === phone)?.guest.guest_id);
  expect((await staff.ask(changeGuest, { guest_id, consent: { stay: false } })).status).toBe(200);
  expect(await whyNoFirstMessage(phone)).toBe("no_consent");
  bellhop.clock.pass(60_000);
  await guestWrites(phone, "START");
  await answer();
  expect(confirmed(await textsTo(phone), "optIn")).toBe(true);
  expect(await whyNoFirstMessage(phone)).not.toBe("no_consent");
});

test("what a visitor of the guest page writes counts for the guest whom they verified as", async () => {
  const phone = nextPhone();
  await guestWrites(phone, "hello");
  const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
  const visitor = guestBrowser(bellhop, publicKey);
  await visitor.page();
  expect((await visitor.write("Stop. Thank you")).status).toBe(200);
  await answer();
  expect(confirmed((await visitor.thread())?.messages.map(({ text }) => text) ?? [], "optOut")).toBe(true);
  expect(await whyNoFirstMessage(phone)).not.toBe("opted_out");
  const [guest] = await asOwner(
    bellhop.ownerUrl,
    `update guests v set verified_as = g.guest_id from guests g
     where g.phone = '${phone}' and v.guest_id = (
       select guest_id from guest_channels where opted_out_at is not null order by opt_changed_at desc limit 1)
     returning g.guest_id`,
    hotel.venueId,
  );
  expect(guest).toBeDefined();
  expect(await whyNoFirstMessage(phone)).toBe("opted_out");
  await guestWrites(phone, "START");
  await answer();
  expect(await whyNoFirstMessage(phone)).not.toBe("opted_out");
});

test("a burst is confirmed once, and what else it says reaches staff", async () => {
  const phone = nextPhone();
  await guestWrites(phone, "Hi", "please stop.", "The shower was broken by the way");
  await answer();
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(1);
  expect(confirmed(texts, "optOut")).toBe(true);
  const { items } = (await staff.ask(listConversations, { tab: "waiting", limit: 100 })).body;
  expect(items.find(({ guest }) => guest.phone === phone)?.open_questions).toMatchObject([
    { reason: "complaint", about: "The shower was broken by the way" },
  ]);
});
