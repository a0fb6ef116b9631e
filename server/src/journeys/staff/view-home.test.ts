import { addDays } from "@bellhop/contract/formats";
import { addGuest } from "@bellhop/contract/guests";
import { fetchHome } from "@bellhop/contract/home";
import { sendReply } from "@bellhop/contract/messages";
import { changeReservation, setReservationStatus } from "@bellhop/contract/reservations";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
let hotel: Hotel;
let owner: Caller;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

const home = async () => (await owner.ask(fetchHome, {})).body;

async function book(name: string, stay: { room: string; from: number }) {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(bellhop.clock.now());
  const added = await owner.ask(addGuest, {
    ...{ name, room: stay.room, reservation_number: `B-${stay.room}`, send: "never" },
    ...{ checkin: addDays(today, stay.from), checkout: addDays(today, stay.from + 1) },
    phone: `+447700900${stay.room}`,
  });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return added.body.reservation_id;
}

async function guestWrites(from: string, text: string) {
  const message = { from, id: `wamid.home.${newId()}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

test("Home is that of a new hotel until the first guest writes", async () => {
  expect(await home()).toMatchObject({ is_new: true, waiting_count: 0 });
  await guestWrites("15550901", "Is there a helipad?");
  expect(await home()).toMatchObject({ is_new: false, waiting_count: 1 });
});

test("arrivals are by time, with what the guest asked; who is here or has left is only counted", async () => {
  const late = await book("Grace", { room: "221", from: 0 });
  await book("Ken", { room: "416", from: 0 });
  const early = await book("Nora", { room: "119", from: 0 });
  const here = await book("Ana", { room: "309", from: 0 });
  const leaving = await book("Marta", { room: "412", from: -1 });
  const gone = await book("Henrik", { room: "331", from: -1 });
  await book("Tomorrow", { room: "501", from: 1 });
  for (const [reservation_id, arrival_time] of [[late, "23:10"] as const, [early, "17:00"] as const])
    await owner.ask(changeReservation, { reservation_id, fields: { arrival_time } });
  for (const reservation_id of [here, leaving, gone])
    await owner.ask(setReservationStatus, { reservation_id, status: "checked_in" });
  await owner.ask(setReservationStatus, { reservation_id: gone, status: "checked_out" });
  await guestWrites("447700900221", "Is there a helipad?");
  const { stays } = await home();
  expect(
    stays.arriving.map(({ room, arrival_time, asks, has_phone }) => [room, arrival_time, asks, has_phone]),
  ).toEqual([
    ["119", "17:00", null, true],
    ["221", "23:10", "Is there a helipad?", true],
    ["416", null, null, true],
  ]);
  expect(stays.leaving.map(({ room }) => room)).toEqual(["412"]);
  expect(stays).toMatchObject({
    ...{ arriving_count: 4, arrived_count: 1, leaving_count: 2, left_count: 1, in_house: 2 },
  });
});

test("a question to teach has a draft once staff replied to it", async () => {
  await guestWrites("15550903", "Is there a helipad?");
  const drafts = async () => {
    const { to_teach, to_teach_count } = await home();
    return [to_teach.map(({ question, guests, has_reply }) => [question, guests, has_reply]), to_teach_count];
  };
  expect(await drafts()).toEqual([[["Is there a helipad?", 1, false]], 1]);
  const conversation_id = (await home()).waiting[0]?.conversation_id ?? "";
  bellhop.clock.pass(1_000);
  await owner.ask(sendReply, { conversation_id, message_id: newId(), text: "No, at the lake." });
  await bellhop.runDueJobs();
  expect(await drafts()).toEqual([[["Is there a helipad?", 1, true]], 1]);
});
