import { randomUUID } from "node:crypto";
import { addGuest } from "@bellhop/contract/guests";
import {
  addReservationGuest,
  changeReservation,
  listReservations,
  moveRoom,
  nextStatuses,
  type Reservation,
  type ReservationStatus,
  readReservation,
  removeReservationGuest,
  setReservationStatus,
} from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const colleague = await signedIn(
  bellhop,
  (await addColleague(bellhop.services, hotel, "staff")).sub,
  hotel.venueId,
);

let bookings = 0;

async function book(room = "12"): Promise<Reservation & { guest_id: string; phone: string }> {
  const phone = `+4477009${String(++bookings).padStart(5, "0")}`;
  const input = {
    name: "Ada Rossi",
    checkin: "2027-05-01",
    checkout: "2027-05-04",
    phone,
    reservation_number: `B-${bookings}`,
    room,
    send: "never",
  } as const;
  const { reservation_id, guest_id } = (await staff.ask(addGuest, input)).body;
  return { ...(await staff.ask(readReservation, { reservation_id })).body, guest_id, phone };
}

test("two members who edit different fields both win; the same field is refused by name, with its value now", async () => {
  const { reservation_id, adults, room_type } = await book();
  const was = { adults, room_type };
  const first = await staff.ask(changeReservation, { reservation_id, fields: { adults: 2 }, was });
  expect(first).toMatchObject({ status: 200, body: { adults: 2 } });
  const other = await colleague.ask(changeReservation, {
    reservation_id,
    fields: { room_type: "Suite" },
    was,
  });
  expect(other).toMatchObject({ status: 200, body: { adults: 2, room_type: "Suite" } });

  const refused = await colleague.ask(changeReservation, {
    reservation_id,
    fields: { adults: 3, arrival_time: "21:30" },
    was: { adults, arrival_time: null },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [{ field: "fields.adults", code: "changed_meanwhile", params: { value: "2" } }] },
  });
  // Nothing of a refused change is stored.
  expect((await staff.ask(readReservation, { reservation_id })).body).toMatchObject({
    adults: 2,
    arrival_time: null,
  });
  // Both made it the same: no conflict.
  expect(
    (await colleague.ask(changeReservation, { reservation_id, fields: { adults: 2 }, was })).status,
  ).toBe(200);
  // Without `was` the sender has the last word.
  expect(
    (await colleague.ask(changeReservation, { reservation_id, fields: { adults: 4 } })).body.adults,
  ).toBe(4);
});

test("of concurrent edits of one field, one wins and the others are told", async () => {
  const { reservation_id } = await book();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((adults) =>
      staff.ask(changeReservation, { reservation_id, fields: { adults }, was: { adults: null } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const winner = answers.find(({ status }) => status === 200);
  expect((await staff.ask(readReservation, { reservation_id })).body.adults).toBe(winner?.body.adults);
});

test("dates in the wrong order and a number that another booking has are refused, also with the field that stays", async () => {
  const one = await book();
  const other = await book();
  const change = (fields: object) =>
    staff.ask(changeReservation, { reservation_id: one.reservation_id, fields });
  expect(await change({ checkout: "2027-04-30" })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "fields.checkout", code: "checkout_before_checkin" }] },
  });
  expect((await change({ checkin: "2027-05-05" })).status).toBe(422);
  expect(await change({ reservation_number: other.reservation_number })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "fields.reservation_number", code: "reservation_number_taken" }] },
  });
  const renamed = "QRS-77";
  expect((await change({ reservation_number: renamed })).body.reservation_number).toBe(renamed);
  const found = async (search: string) =>
    (await staff.ask(listReservations, { search })).body.items.map(({ reservation_id }) => reservation_id);
  expect(await found(renamed)).toEqual([one.reservation_id]);
  expect(await found(one.reservation_number)).not.toContain(one.reservation_id);
});

test("two bookings that get the same number at once: one has it, the other is told", async () => {
  const pair = [await book(), await book()];
  const answers = await Promise.all(
    pair.map(({ reservation_id }) =>
      staff.ask(changeReservation, { reservation_id, fields: { reservation_number: "WANTED" } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("every step of nextStatuses is taken, also back, and every other one is refused", async () => {
  const statuses = Object.keys(nextStatuses) as ReservationStatus[];
  const { reservation_id } = await book();
  for (const from of statuses)
    for (const to of statuses) {
      await asOwner(
        bellhop.ownerUrl,
        `update reservations set status = '${from}' where reservation_id = '${reservation_id}'`,
        hotel.venueId,
      );
      const answer = await staff.ask(setReservationStatus, { reservation_id, status: to, was: from });
      const isAllowed = from === to || nextStatuses[from].includes(to);
      expect([from, to, answer.status]).toEqual([from, to, isAllowed ? 200 : 409]);
      if (isAllowed) expect(answer.body.status).toBe(to);
    }
});

test("a status that a colleague has changed meanwhile is refused", async () => {
  const { reservation_id } = await book();
  await staff.ask(setReservationStatus, { reservation_id, status: "checked_in", was: "confirmed" });
  const late = await colleague.ask(setReservationStatus, {
    reservation_id,
    status: "no_show",
    was: "confirmed",
  });
  expect(late.status).toBe(409);
  // What is so already is no conflict.
  const same = await colleague.ask(setReservationStatus, {
    reservation_id,
    status: "checked_in",
    was: "confirmed",
  });
  expect(same).toMatchObject({ status: 200, body: { status: "checked_in" } });
  const back = await staff.ask(setReservationStatus, {
    reservation_id,
    status: "confirmed",
    was: "checked_in",
  });
  expect(back.body.status).toBe("confirmed");
});

test("a guest moves to another room once; into a room that they have already, two become one", async () => {
  const { reservation_id, guest_id } = await book("12");
  const move = (room: string, new_room: string) =>
    staff.ask(moveRoom, { reservation_id, guest_id, room, new_room });
  expect((await move("12", "14")).body.rooms).toEqual(["14"]);
  expect((await move("12", "15")).status).toBe(409);
  expect((await move("14", "14")).body.rooms).toEqual(["14"]);
  const added = await staff.ask(addReservationGuest, { reservation_id, guest: { guest_id }, room: "16" });
  expect(added.body.rooms).toEqual(["14", "16"]);
  expect((await move("14", "16")).body.rooms).toEqual(["16"]);
  const moves = await Promise.all(["21", "22", "23"].map((room) => move("16", room)));
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("guests join and leave a booking; the last one can't leave", async () => {
  const { reservation_id, guest_id, phone } = await book("1");
  const join = (guest: { guest_id: string } | { name: string; phone?: string; email?: string }, room = "") =>
    staff.ask(addReservationGuest, { reservation_id, guest, room });
  const joined = await join({ name: "Bea", email: "Bea@Example.com" }, "2");
  expect(joined.body.guests.map(({ name, room }) => [name, room])).toEqual([
    ["Ada Rossi", "1"],
    ["Bea", "2"],
  ]);
  const bea = joined.body.guests.find(({ name }) => name === "Bea")?.guest_id ?? "";
  const [stored] = await asOwner(
    bellhop.ownerUrl,
    `select email from guests where guest_id = '${bea}'`,
    hotel.venueId,
  );
  expect(stored).toEqual({ email: "bea@example.com" });
  // The phone of a known guest is that guest; twice is once.
  const again = await join({ name: "Somebody", phone }, "1");
  expect(again.body.guests).toHaveLength(2);
  const remove = (id: string, room: string) =>
    staff.ask(removeReservationGuest, { reservation_id, guest_id: id, room });
  expect((await remove(bea, "9")).status).toBe(409);
  expect((await remove(bea, "2")).body.guests.map(({ name }) => name)).toEqual(["Ada Rossi"]);
  expect((await remove(bea, "2")).status).toBe(409);
  expect((await remove(guest_id, "1")).status).toBe(409);
  const both = await join({ name: "Cleo" }, "3");
  const cleo = both.body.guests.find(({ name }) => name === "Cleo")?.guest_id ?? "";
  const racing = await Promise.all([remove(guest_id, "1"), remove(cleo, "3")]);
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await staff.ask(readReservation, { reservation_id })).body.guests).toHaveLength(1);
  expect((await join({ guest_id: randomUUID() })).status).toBe(404);
});

test("the new guest's phone may be added by two members at once", async () => {
  const { reservation_id } = await book("1");
  const guest = { name: "Dora", phone: "+447700988888" };
  const answers = await Promise.all(
    [staff, colleague].map((who) => who.ask(addReservationGuest, { reservation_id, guest, room: "5" })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await staff.ask(readReservation, { reservation_id })).body.guests).toHaveLength(2);
  const pair = [await book("2"), await book("3")];
  const other = { name: "Emma", phone: "+447700988889" };
  const apart = await Promise.all(
    pair.map((one) =>
      staff.ask(addReservationGuest, { reservation_id: one.reservation_id, guest: other, room: "6" }),
    ),
  );
  expect(apart.map(({ status }) => status)).toEqual([200, 200]);
  const emmas = await asOwner(bellhop.ownerUrl, "select 1 from guests where name = 'Emma'", hotel.venueId);
  expect(emmas).toHaveLength(1);
});
