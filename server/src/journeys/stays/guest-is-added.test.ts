import { randomUUID } from "node:crypto";
import type { InputOf } from "@bellhop/contract/call";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import {
  addGuest,
  changeGuest,
  deleteGuest,
  matchGuests,
  previewFirstMessage,
  readGuest,
} from "@bellhop/contract/guests";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
/** Noon in Rome, where the hotels are. */
const noon = new Date("2027-01-12T11:00:00Z");
bellhop.clock.set(noon);

type Input = InputOf<typeof addGuest>;
const stay = { checkin: "2027-01-20", checkout: "2027-01-24" };

let guests = 100;
const nextPhone = () => `+447700900${++guests}`;
let numbers = 0;

/** Another guest with another booking, unless the fields say otherwise. */
const another = (fields: Partial<Input> = {}): Input => ({
  ...stay,
  name: "Ada Rossi",
  phone: nextPhone(),
  reservation_number: `R-${++numbers}`,
  room: "",
  ...fields,
});

const signIn = (hotel: Hotel) => signedIn(bellhop, hotel.owner.sub, hotel.venueId);

async function newHotel(): Promise<{ hotel: Hotel; staff: Caller }> {
  bellhop.clock.set(noon);
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  return { hotel, staff: await signIn(hotel) };
}

const add = async (staff: Caller, input: Input) => {
  const answer = await staff.ask(addGuest, input);
  expect(answer.status).toBe(200);
  return answer.body;
};

const rows = async (hotel: Hotel, table: string) =>
  (await asOwner(bellhop.ownerUrl, `select count(*)::int as count from ${table}`, hotel.venueId))[0]?.count;

async function guestWrites(hotel: Hotel, phone: string, text: string) {
  const at = bellhop.clock.now();
  const message = { from: phone.slice(1), id: `wamid.${randomUUID()}`, text, at };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
}

/** What the venue wrote to the guest. */
async function textsTo(staff: Caller, phone: string): Promise<string[]> {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.phone === phone);
  if (!found) return [];
  const { messages } = (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body;
  return messages.filter(({ author }) => author === "staff").map(({ text }) => text);
}

test("the same phone and reservation number again changes that stay, and sends nothing again", async () => {
  const { hotel, staff } = await newHotel();
  const input = another({ room: "12" });
  const first = await add(staff, input);
  expect(first).toMatchObject({ result: "added", first_message: { how: "template", channel: "simulator" } });
  const same = await add(staff, { ...input, phone: input.phone.replace("+44", "0044 ") });
  expect(same).toMatchObject({
    result: "unchanged",
    guest_id: first.guest_id,
    reservation_id: first.reservation_id,
    first_message: { how: "none", because: "already_sent" },
  });
  const changed = await add(staff, {
    ...input,
    name: "Ada Bianchi",
    checkout: "2027-01-25",
    room: "14",
    language: "it",
  });
  expect(changed).toMatchObject({ result: "changed", guest_id: first.guest_id });
  // An empty room changes nothing.
  expect(await add(staff, { ...input, name: "Ada Bianchi", checkout: "2027-01-25", room: "" })).toMatchObject(
    {
      result: "unchanged",
    },
  );
  expect((await staff.ask(readGuest, { guest_id: first.guest_id })).body).toMatchObject({
    name: "Ada Bianchi",
    language: "it",
    reservations: [{ reservation_number: input.reservation_number, checkout: "2027-01-25", rooms: ["14"] }],
  });
  expect([
    await rows(hotel, "guests"),
    await rows(hotel, "reservations"),
    await rows(hotel, "stays"),
  ]).toEqual([1, 1, 1]);
  expect(await textsTo(staff, input.phone)).toHaveLength(1);
});

test("the same guest added several times at once is added once and greeted once", async () => {
  const { hotel, staff } = await newHotel();
  const input = another({ room: "3" });
  const all = await Promise.all(Array.from({ length: 6 }, () => staff.ask(addGuest, input)));
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(all.filter(({ body }) => body.result === "added")).toHaveLength(1);
  expect(all.filter(({ body }) => body.first_message.message_id !== null)).toHaveLength(1);
  expect([
    await rows(hotel, "guests"),
    await rows(hotel, "reservations"),
    await rows(hotel, "stays"),
  ]).toEqual([1, 1, 1]);
  expect(await textsTo(staff, input.phone)).toHaveLength(1);
});

test("a guest who writes while staff add them is one guest", async () => {
  const { hotel, staff } = await newHotel();
  for (let round = 0; round < 4; round++) {
    const input = another();
    const [added] = await Promise.all([
      staff.ask(addGuest, input),
      guestWrites(hotel, input.phone, "Hello"),
      guestWrites(hotel, input.phone, "It is me"),
    ]);
    expect(added.status).toBe(200);
    expect(await rows(hotel, "guests")).toBe(round + 1);
  }
});

test("another phone joins the reservation; another number is a second stay of the guest", async () => {
  const { staff } = await newHotel();
  const input = another({ room: "5" });
  const first = await add(staff, input);
  const joined = await add(staff, { ...input, name: "Bea Rossi", phone: nextPhone(), room: "6" });
  expect(joined).toMatchObject({ result: "added", reservation_id: first.reservation_id });
  expect(joined.guest_id).not.toBe(first.guest_id);
  const { items } = (await staff.ask(listReservations, {})).body;
  expect(items[0]).toMatchObject({
    rooms: ["5", "6"],
    guests: [{ name: "Ada Rossi" }, { name: "Bea Rossi" }],
  });
  const second = await add(
    staff,
    another({ phone: input.phone, checkin: "2027-03-01", checkout: "2027-03-02" }),
  );
  expect(second).toMatchObject({ result: "added", guest_id: first.guest_id });
  expect(second.reservation_id).not.toBe(first.reservation_id);
});

test("phones are read as they are dialled in the venue's country; what is none is refused with the country", async () => {
  const { staff } = await newHotel();
  const known = await add(staff, another({ phone: "333 123 4567" }));
  for (const phone of ["+39 333 1234567", "0039 333 1234567", "(333) 123-4567"])
    expect((await add(staff, another({ phone }))).guest_id).toBe(known.guest_id);
  const preview = await staff.ask(previewFirstMessage, another({ phone: "333 123 4567" }));
  expect(preview.body).toMatchObject({ phone: "+393331234567", known_guest: { guest_id: known.guest_id } });
  for (const phone of ["12", "Maria", "+39 12"])
    expect(await staff.ask(addGuest, another({ phone }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: "phone", code: "phone_not_a_number", params: { country: "IT" } }] },
    });
  const wrong = await staff.ask(addGuest, another({ checkin: "2027-01-24", checkout: "2027-01-20" }));
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: "checkout_before_checkin" }] } });
});

test("the first message is a text within the reply window and a template outside; the preview says the same", async () => {
  const { hotel, staff } = await newHotel();
  const input = another();
  await guestWrites(hotel, input.phone, "Hello");
  for (const [how, because] of [
    ["text", "window_open"],
    ["template", "window_closed"],
  ] as const) {
    const here = how === "text" ? staff : await signIn(hotel);
    const wanted = another({ phone: input.phone });
    const preview = (await here.ask(previewFirstMessage, wanted)).body;
    const added = await add(here, wanted);
    expect(preview.first_message).toMatchObject({ how, because, sends_at: null, message_id: null });
    expect(added.first_message).toEqual({ ...preview.first_message, message_id: expect.any(String) });
    expect(added.first_message.text).toContain("Ada Rossi");
    expect((await textsTo(here, input.phone)).at(-1)).toBe(added.first_message.text);
    // The day after, at noon: the window is closed.
    bellhop.clock.pass(25 * 3_600_000);
  }
  const kinds = await asOwner(
    bellhop.ownerUrl,
    "select kind from messages where author = 'staff' order by created_at",
    hotel.venueId,
  );
  expect(kinds).toEqual([{ kind: "text" }, { kind: "template" }]);
  await bellhop.runDueJobs();
  const shown = await asOwner(
    bellhop.ownerUrl,
    "select kind from simulated_messages where author = 'venue' and kind = 'template'",
    hotel.venueId,
  );
  expect(shown).toHaveLength(1);
});

test("without a first message, the reason is named", async () => {
  const { hotel, staff } = await newHotel();
  const because = async (input: Input) => {
    const { first_message, conversation_id } = await add(staff, input);
    expect(first_message).toMatchObject({ how: "none", text: "", message_id: null });
    expect(conversation_id).toBeNull();
    return first_message.because;
  };
  expect(await because(another({ send: "never" }))).toBe("not_wanted");
  expect(await because(another({ checkin: "2027-01-02", checkout: "2027-01-04" }))).toBe("stay_over");

  const out = another({ send: "never" });
  await guestWrites(hotel, out.phone, "STOP");
  expect(await because({ ...out, send: "now" })).toBe("opted_out");

  const refusing = another({ send: "never" });
  const { guest_id } = await add(staff, refusing);
  await staff.ask(changeGuest, { guest_id, consent: { stay: false } });
  expect(await because({ ...refusing, send: "now" })).toBe("no_consent");
  await staff.ask(changeGuest, { guest_id, consent: { stay: null } });
  expect((await add(staff, { ...refusing, send: "now" })).first_message.how).toBe("template");

  const real = await openHotel(bellhop.services, "Hotel Real", `90${numbers}`);
  const there = await signIn(real);
  expect((await add(there, another())).first_message.because).toBe("no_template");
  const sister = await openSister(bellhop.services, real, "Sister");
  const atSister = await signedIn(bellhop, real.owner.sub, sister);
  expect((await add(atSister, another())).first_message.because).toBe("no_channel");
});

test("a venue that has disconnected its number does not write to guests in the simulator instead", async () => {
  const { hotel, staff } = await newHotel();
  expect((await add(staff, another())).first_message.channel).toBe("simulator");
  await asOwner(
    bellhop.ownerUrl,
    `insert into channels (venue_id, channel_id, kind, state, connected_at)
     values (${hotel.venueId}, '${randomUUID()}', 'whatsapp', 'disconnected', now())`,
    hotel.venueId,
  );
  expect((await add(staff, another())).first_message).toMatchObject({ how: "none", because: "no_channel" });
});

test("in quiet hours the first message waits for the morning, and is worded as things are then", async () => {
  const { hotel } = await newHotel();
  // 23:00 in Rome.
  bellhop.clock.set(new Date("2027-01-12T22:00:00Z"));
  let staff = await signIn(hotel);
  const input = another();
  const added = await add(staff, input);
  expect(added.first_message).toMatchObject({
    how: "template",
    sends_at: "2027-01-13T08:00:00.000Z",
    message_id: null,
  });
  await bellhop.runDueJobs();
  expect(await textsTo(staff, input.phone)).toEqual([]);
  await add(staff, { ...input, checkin: "2027-01-21", name: "Ada Neri" });
  const urgent = another({ send: "now" });
  expect((await add(staff, urgent)).first_message).toMatchObject({
    sends_at: null,
    message_id: expect.any(String),
  });

  bellhop.clock.set(new Date("2027-01-13T07:59:00Z"));
  await bellhop.runDueJobs();
  staff = await signIn(hotel);
  expect(await textsTo(staff, input.phone)).toEqual([]);
  bellhop.clock.set(new Date("2027-01-13T08:00:30Z"));
  await bellhop.runDueJobs();
  const [text, ...more] = await textsTo(staff, input.phone);
  expect(more).toEqual([]);
  expect(text).toContain("Ada Neri");
  expect(text).toContain("21");
  expect((await add(staff, input)).first_message.because).toBe("already_sent");
});

test("a planned first message is not sent if the booking was cancelled, the guest wrote STOP, or was deleted", async () => {
  const { hotel } = await newHotel();
  bellhop.clock.set(new Date("2027-01-12T22:00:00Z"));
  let staff = await signIn(hotel);
  const [cancelled, stopping, deleted, kept] = [another(), another(), another(), another()];
  const { reservation_id } = await add(staff, cancelled);
  for (const input of [stopping, deleted, kept]) await add(staff, input);
  await staff.ask(setReservationStatus, { reservation_id, status: "cancelled" });
  await guestWrites(hotel, stopping.phone, "STOP");
  expect((await staff.ask(deleteGuest, { phone: deleted.phone })).status).toBe(200);
  bellhop.clock.set(new Date("2027-01-13T08:01:00Z"));
  await bellhop.runDueJobs();
  staff = await signIn(hotel);
  const told = await asOwner(
    bellhop.ownerUrl,
    `select g.phone from messages m join conversations c on c.conversation_id = m.conversation_id
     join guests g on g.guest_id = c.guest_id where m.author = 'staff'`,
    hotel.venueId,
  );
  expect(told).toEqual([{ phone: kept.phone }]);
  const plans = await asOwner(
    bellhop.ownerUrl,
    "select reservation_number from reservations where first_message_due_at is not null",
    hotel.venueId,
  );
  expect(plans).toEqual([]);
});

test("a deleted guest can be added again, and is not written to first", async () => {
  const { hotel, staff } = await newHotel();
  const input = another();
  const before = await add(staff, input);
  await staff.ask(deleteGuest, { phone: input.phone });
  expect((await staff.ask(previewFirstMessage, input)).body).toMatchObject({
    known_guest: null,
    known_reservation: null,
    first_message: { how: "none", because: "erased" },
  });
  const again = await add(staff, input);
  expect(again).toMatchObject({ result: "added", first_message: { how: "none", because: "erased" } });
  expect(again.guest_id).not.toBe(before.guest_id);
  expect(await textsTo(staff, input.phone)).toEqual([]);
  // Another spelling of the same number.
  const brazil = another({ phone: "+5511912345678" });
  await add(staff, brazil);
  await staff.ask(deleteGuest, { phone: brazil.phone });
  expect((await add(staff, { ...brazil, phone: "+551112345678" })).first_message.because).toMatch(
    /erased|window_closed/,
  );
  expect(await rows(hotel, "erased_guests")).toBeGreaterThan(2);
});

test("the venue's own quiet hours count, and none if both times are the same", async () => {
  const { staff } = await newHotel();
  const set = async (proactive: { quiet_from: string; quiet_to: string }) =>
    expect((await staff.ask(changeSettings, { proactive })).status).toBe(200);
  await set({ quiet_from: "11:30", quiet_to: "13:15" });
  expect((await add(staff, another())).first_message.sends_at).toBe("2027-01-12T12:15:00.000Z");
  await set({ quiet_from: "11:30", quiet_to: "11:30" });
  expect((await add(staff, another())).first_message.sends_at).toBeNull();
});

test("a first message whose job comes in the next night waits for the morning", async () => {
  const { hotel } = await newHotel();
  bellhop.clock.set(new Date("2027-01-12T22:00:00Z"));
  const input = another();
  await add(await signIn(hotel), input);
  bellhop.clock.set(new Date("2027-01-13T22:30:00Z"));
  await bellhop.runDueJobs();
  expect(await textsTo(await signIn(hotel), input.phone)).toEqual([]);
  bellhop.clock.set(new Date("2027-01-14T08:00:30Z"));
  await bellhop.runDueJobs();
  expect(await textsTo(await signIn(hotel), input.phone)).toHaveLength(1);
});

test("a first message is a template if the reply window closes before it is sent", async () => {
  const { hotel } = await newHotel();
  const input = another();
  await guestWrites(hotel, input.phone, "Hi");
  bellhop.clock.set(new Date("2027-01-13T10:58:00Z"));
  expect((await (await signIn(hotel)).ask(previewFirstMessage, input)).body.first_message.how).toBe("text");
  bellhop.clock.set(new Date("2027-01-13T10:59:30Z"));
  expect((await (await signIn(hotel)).ask(previewFirstMessage, input)).body.first_message.how).toBe(
    "template",
  );
  // Written at noon, added in the night: in the morning the window is open until noon.
  bellhop.clock.set(new Date("2027-01-12T22:00:00Z"));
  expect((await (await signIn(hotel)).ask(previewFirstMessage, input)).body.first_message).toMatchObject({
    how: "text",
    sends_at: "2027-01-13T08:00:00.000Z",
  });
  const staff = await signIn(hotel);
  await staff.ask(changeSettings, { proactive: { quiet_from: "22:00", quiet_to: "12:30" } });
  expect((await staff.ask(previewFirstMessage, input)).body.first_message).toMatchObject({
    how: "template",
    sends_at: "2027-01-13T11:30:00.000Z",
  });
});

test("what a guest has refused counts after they are matched with the guest who wrote; a later decision replaces it", async () => {
  const { hotel, staff } = await newHotel();
  const booked = await add(staff, another({ name: "Maria Rossi", send: "never" }));
  await staff.ask(changeGuest, { guest_id: booked.guest_id, consent: { stay: false } });
  const phone = nextPhone();
  await guestWrites(hotel, phone, "Hi");
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const guest_id = items[0]?.guest.guest_id ?? "";
  expect((await staff.ask(matchGuests, { guest_id, other_guest_id: booked.guest_id })).status).toBe(200);
  expect((await staff.ask(readGuest, { guest_id })).body.consent.stay).toBe(false);
  expect((await add(staff, another({ phone }))).first_message.because).toBe("no_consent");
  bellhop.clock.pass(1_000);
  await staff.ask(changeGuest, { guest_id, consent: { stay: true } });
  expect((await staff.ask(readGuest, { guest_id })).body.consent.stay).toBe(true);
  await staff.ask(changeGuest, { guest_id, consent: { stay: null } });
  expect((await staff.ask(readGuest, { guest_id })).body.consent.stay).toBeNull();
});
