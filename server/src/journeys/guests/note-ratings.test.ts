import { randomUUID } from "node:crypto";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { addProactiveRule, listProactiveRules, switchProactiveRule } from "@bellhop/contract/proactive";
import { importReservations } from "@bellhop/contract/reservation-imports";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { listStayRatings } from "@bellhop/contract/stay-ratings";
import { expect, test } from "vitest";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const noon = new Date("2027-01-12T11:00:00Z");

let phones = 300;
let texts = 0;

/** A guest who checked out and was asked how the stay was. */
async function askedGuest({ review = "" } = {}) {
  bellhop.clock.set(noon);
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const rule_id = randomUUID();
  await staff.ask(addProactiveRule, {
    rule_id,
    name: "Feedback",
    moment: { kind: "after_check_out", minutes: 60 },
    purpose: "feedback",
    conditions: {},
    texts: [{ language: "en", text: "How was it, {first_name}?", fallbacks: {}, needs_check: false }],
    template_name: null,
    extra_entry_id: null,
    holdout_percent: 0,
  });
  await staff.ask(switchProactiveRule, { rule_id, is_on: true });
  if (review) await staff.ask(changeSettings, { proactive: { review_url: review } });
  const phone = `+447700902${++phones}`;
  const reservation_number = randomUUID().slice(0, 8);
  const reservations = [
    { external_id: reservation_number, reservation_number, guest_name: "Ada Rossi", phone, checkin: "2027-01-10", checkout: "2027-01-12" },
  ];
  expect((await staff.ask(importReservations, { source: "my-pms", reservations } as never)).status).toBe(200);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listReservations, {})).body;
  const reservation_id = items.find((one) => one.reservation_number === reservation_number)?.reservation_id ?? "";
  for (const status of ["checked_in", "checked_out"] as const)
    await staff.ask(setReservationStatus, { reservation_id, status });
  await says(hotel, phone, "See you!");
  await moveTo("2027-01-12T12:05:00Z");
  return { hotel, staff, phone, rule_id, reservation_id };
}

async function says(hotel: Hotel, phone: string, text: string) {
  const message = { from: phone.slice(1), id: `wamid.${++texts}`, text, at: bellhop.clock.now(), name: "Ada" };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
}

async function moveTo(time: string) {
  bellhop.clock.set(new Date(time));
  await bellhop.runDueJobs();
}

const ratingsOf = async (staff: Caller) => (await staff.ask(listStayRatings, {})).body.items;

async function threadOf(staff: Caller) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const [found] = items;
  const read = await staff.ask(readConversation, { conversation_id: found?.conversation_id ?? "" });
  return { conversation: found, messages: read.body.messages };
}

test("x", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: "https://g.page/r/alpha/review" });
  console.log(JSON.stringify((await threadOf(staff)).messages.map((m) => [m.author, m.text, m.content, m.state]), null, 1));
  await says(hotel, phone, "5");
  await moveTo("2027-01-12T12:06:00Z");
  await moveTo("2027-01-12T12:08:00Z");
  console.log(JSON.stringify((await threadOf(staff)).messages.map((m) => [m.author, m.text, m.event, m.state]), null, 1));
  console.log(await ratingsOf(staff), (await staff.ask(listProactiveRules, {})).body.items[0]?.results);
});
