import { randomUUID } from "node:crypto";
import { listAudit } from "@bellhop/contract/audit";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { addGuest, changeGuest, matchGuests, readGuest, undoMerge } from "@bellhop/contract/guests";
import { addReservationGuest, listReservations, suggestReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

const dayMs = 86_400_000;
const day = (inDays: number) =>
  new Date(bellhop.clock.now().getTime() + inDays * dayMs).toISOString().slice(0, 10);

let people = 0;
const nextPhone = () => `+4477009${String(++people).padStart(5, "0")}`;

async function book(name: string, from = 1) {
  const phone = nextPhone();
  const input = {
    name,
    checkin: day(from),
    checkout: day(from + 2),
    phone,
    reservation_number: `M-${people}`,
    room: "7",
    send: "never",
  } as const;
  return { ...(await staff.ask(addGuest, input)).body, phone };
}

/** A guest whom the venue does not know writes. */
async function write(name: string, phone = nextPhone(), text = "Hello") {
  const message = { from: phone.slice(1), id: `wamid.${randomUUID()}`, text, name, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.phone === phone);
  return { guest_id: found?.guest.guest_id ?? "", conversation_id: found?.conversation_id ?? "", phone };
}

test("a member changes a guest's details and consent; search finds the new name only", async () => {
  const { guest_id } = await book("Ada Rossi");
  const changed = await staff.ask(changeGuest, {
    guest_id,
    name: "Adele Quark",
    email: "Adele@Example.com",
    language: "it",
    consent: { offers: true },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      name: "Adele Quark",
      email: "adele@example.com",
      language: "it",
      consent: { stay: null, offers: true },
      opted_out: false,
    },
  });
  const found = async (search: string) =>
    (await staff.ask(listReservations, { search })).body.items.flatMap(({ guests }) =>
      guests.map((one) => one.guest_id),
    );
  expect(await found("quark")).toEqual([guest_id]);
  expect(await found("rossi")).not.toContain(guest_id);
  expect(
    (await staff.ask(changeGuest, { guest_id, email: null, consent: { offers: null } })).body,
  ).toMatchObject({
    email: null,
    name: "Adele Quark",
    consent: { stay: null, offers: null },
  });
  const [noted] = (await staff.ask(listAudit, { kind: "guest_changed" })).body.items;
  expect(noted?.subject).toEqual({ id: guest_id, name: guest_id });
  expect(JSON.stringify((await staff.ask(listAudit, {})).body)).not.toMatch(/Adele|Quark/i);
});

test("a name that staff gave stays when the guest's profile has another", async () => {
  const { guest_id, phone } = await write("profile name");
  await staff.ask(changeGuest, { guest_id, name: "Real Name" });
  await write("Another profile name", phone, "Hello again");
  expect((await staff.ask(readGuest, { guest_id })).body.name).toBe("Real Name");
});

test("a phone is added where there is none; one from which the guest wrote, or another guest's, is refused", async () => {
  const known = await book("Ada Rossi");
  const refusal = async (guest_id: string, phone: string) =>
    (await staff.ask(changeGuest, { guest_id, phone })).body.errors?.map(({ field, code }) => [field, code]);
  const writer = await write("Cem");
  expect(await refusal(writer.guest_id, nextPhone())).toEqual([["phone", "phone_fixed"]]);
  expect((await staff.ask(changeGuest, { guest_id: known.guest_id, phone: known.phone })).status).toBe(200);
  const joined = await staff.ask(addReservationGuest, {
    reservation_id: known.reservation_id,
    guest: { name: "Bea" },
    room: "7",
  });
  const bea = joined.body.guests.find(({ name }) => name === "Bea")?.guest_id ?? "";
  const taken = await staff.ask(changeGuest, { guest_id: bea, phone: known.phone });
  expect(taken.body.errors).toMatchObject([
    { field: "phone", code: "phone_taken", params: { guest_id: known.guest_id } },
  ]);
  expect(await refusal(bea, "12")).toEqual([["phone", "phone_not_a_number"]]);
  expect((await staff.ask(changeGuest, { guest_id: bea, phone: "333 123 4567" })).body.phone).toBe(
    "+393331234567",
  );
  expect((await staff.ask(changeGuest, { guest_id: randomUUID(), name: "Nobody" })).status).toBe(404);
});

test("a phone that is corrected before the guest has written moves the guest to it, in any spelling", async () => {
  const { guest_id, phone } = await book("Mia Torres");
  const correct = (typed: string) => staff.ask(changeGuest, { guest_id, phone: typed });
  expect((await correct("+52 1 55 1234 9876")).body).toMatchObject({
    phone: "+525512349876",
    phone_changeable: true,
  });
  // The old number is a stranger's.
  expect((await write("Stranger", phone)).guest_id).not.toBe(guest_id);
  // WhatsApp still reports the number with the old prefix.
  expect(
    await deliver(
      bellhop,
      textsBody(hotel.phoneNumberId, [
        {
          from: "5215512349876",
          id: `wamid.${randomUUID()}`,
          text: "Hola",
          name: "Mia",
          at: bellhop.clock.now(),
        },
      ]),
    ),
  ).toBe(200);
  const read = (await staff.ask(readGuest, { guest_id })).body;
  expect(read).toMatchObject({ phone: "+525512349876", phone_changeable: false });
  expect(read.conversation_id).not.toBeNull();
  expect((await correct(nextPhone())).body.errors).toMatchObject([{ code: "phone_fixed" }]);
});

test("a visitor of the guest page joins the guest who has the phone that staff type, with both conversations", async () => {
  const emily = await write("Emily Hartwell");
  const added = await staff.ask(addReservationGuest, {
    reservation_id: (await book("Otto Klein")).reservation_id,
    guest: { name: "Visitor" },
    room: "8",
  });
  const visitor = added.body.guests.find(({ name }) => name === "Visitor")?.guest_id ?? "";
  const merged = await staff.ask(matchGuests, { guest_id: visitor, other_guest_id: emily.guest_id });
  expect(merged).toMatchObject({ status: 200, body: { conversation_id: emily.conversation_id } });
  expect((await staff.ask(readGuest, { guest_id: emily.guest_id })).body).toMatchObject({
    phone: emily.phone,
    reservations: [{ guests: expect.anything() }],
  });
});

test("a guest who writes is suggested the bookings with a similar name, the nearest first; staff match them, and undo", async () => {
  const far = await book("Giovanni Ferrari", 10);
  const near = await book("Giovanni Ferrari", 1);
  await book("Giovanni Ferrari", 40);
  await book("Marta Klein", 1);
  const writer = await write("Gio Ferrari");
  const suggested = (await staff.ask(suggestReservations, { guest_id: writer.guest_id })).body.items;
  expect(suggested.map(({ guest_id }) => guest_id)).toEqual([near.guest_id, far.guest_id]);

  const match = { guest_id: writer.guest_id, other_guest_id: near.guest_id };
  const matched = await staff.ask(matchGuests, match);
  expect(matched).toMatchObject({ status: 200, body: { conversation_id: writer.conversation_id } });
  const thread = async () =>
    (await staff.ask(readConversation, { conversation_id: writer.conversation_id })).body.conversation;
  expect((await thread()).stay).toMatchObject({ room: "7" });
  expect((await staff.ask(readGuest, { guest_id: writer.guest_id })).body.reservations).toHaveLength(1);
  expect((await staff.ask(suggestReservations, { guest_id: writer.guest_id })).body.items).toEqual([]);
  // A message from the booking's phone joins the thread.
  await write("Giovanni", near.phone, "from my other phone");
  const { messages } = (await staff.ask(readConversation, { conversation_id: writer.conversation_id })).body;
  expect(messages.map(({ text }) => text)).toContain("from my other phone");

  expect((await staff.ask(undoMerge, { conflict_id: matched.body.conflict_id })).status).toBe(200);
  expect((await thread()).stay).toBeNull();
  const again = (await staff.ask(suggestReservations, { guest_id: writer.guest_id })).body.items;
  expect(again.map(({ guest_id }) => guest_id)).toContain(near.guest_id);
  const names = JSON.stringify((await staff.ask(listAudit, { limit: 100 })).body.items);
  expect(names).not.toMatch(/Ferrari/);
});

test("only a guest of a booking without a conversation is matched, and never with themselves", async () => {
  const writer = await write("Nora Stein");
  const other = await write("Nora Stein");
  const booked = await book("Nora Stein");
  const match = (guest_id: string, other_guest_id: string) =>
    staff.ask(matchGuests, { guest_id, other_guest_id }).then(({ status }) => status);
  expect(await match(writer.guest_id, writer.guest_id)).toBe(409);
  expect(await match(writer.guest_id, other.guest_id)).toBe(409);
  expect(await match(writer.guest_id, randomUUID())).toBe(404);
  const racing = await Promise.all([
    match(writer.guest_id, booked.guest_id),
    match(other.guest_id, booked.guest_id),
  ]);
  expect(racing.sort()).toEqual([200, 409]);
});

test("a guest with a current stay, or without a name, is suggested none", async () => {
  await book("Otto Braun");
  const staying = await book("Otto Braun");
  expect((await staff.ask(suggestReservations, { guest_id: staying.guest_id })).body.items).toEqual([]);
  const nameless = await write("");
  expect((await staff.ask(suggestReservations, { guest_id: nameless.guest_id })).body.items).toEqual([]);
});
