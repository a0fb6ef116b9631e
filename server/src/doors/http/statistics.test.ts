import { listConversations } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import {
  exportStatistics,
  getVenueStatistics,
  listCounted,
  recountStatistics,
} from "@bellhop/contract/statistics";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the secret of the app";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
let hotel: Hotel;
let owner: Caller;
let numbers = 880_001;
beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha", String(numbers++));
  owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

const minuteMs = 60_000;

async function writes(from: string, text: string, name = "Guest") {
  const message = { from, id: `wamid.${newId()}`, text, name, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret)).toBe(200);
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
}

/** Noon at the venue, on another day than before. */
function nextNoon() {
  const now = bellhop.clock.now();
  bellhop.clock.set(new Date(Math.ceil((now.getTime() + 1) / 86_400_000) * 86_400_000 + 11 * 3_600_000));
}

async function replies(guest: string, text: string) {
  const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
  const conversation_id = items.find((one) => one.guest.phone === `+${guest}`)?.conversation_id ?? "";
  expect((await owner.ask(sendReply, { conversation_id, message_id: newId(), text })).status).toBe(200);
}

const statistics = async (input = {}) => (await owner.ask(getVenueStatistics, input)).body;

test("a day is counted live, stored at night, and stays as it was", async () => {
  nextNoon();
  await writes("15550101", "When is breakfast served?");
  await writes("15550101", "Thank you so much!");
  await writes("15550102", "When do we have to check out?");
  await writes("15550103", "Is there a helipad?");
  bellhop.clock.pass(20 * minuteMs);
  await replies("15550103", "Sorry, there is none.");
  await writes("15550104", "Good morning");
  const live = await statistics();
  expect(live.figures).toMatchObject({
    conversations: 4,
    guests: 4,
    guest_messages: 5,
    answered: { count: 2, total: 3 },
    confirmed: 1,
    unconfirmed: 1,
    slow_replies: 1,
    hand_overs: [{ reason: "no_entry", count: 1 }],
    channels: [{ channel: "whatsapp", count: 4 }],
    first_reply: { count: 1 },
  });
  expect(live.questions.map(({ title, conversations }) => [title, conversations.count])).toEqual(
    expect.arrayContaining([
      ["Breakfast", 1],
      ["Check-out", 1],
    ]),
  );
  expect(live.gaps).toMatchObject([{ question: "Is there a helipad?", guests: 1 }]);
  const { from, to } = live;
  nextNoon();
  await bellhop.runDueJobs();
  const task = await owner.ask(recountStatistics, { from, to });
  expect(task.status).toBe(200);
  await bellhop.runDueJobs();
  const stored = await statistics({ from, to });
  expect(stored).toEqual(live);
  const counted = await owner.ask(listCounted, { from, to, number: "answered" });
  expect(counted.body.total).toBe(2);
  const file = await owner.ask(exportStatistics, { from, to, rows: "conversations" });
  expect(file.body.csv.split("\r\n")[1]).toMatch(/,Hotel Alpha,.*,Guest,whatsapp,en,2,yes,yes,yes$/);
  expect(await statistics({ from, to, venues: "all" })).toMatchObject({ figures: live.figures });
});

test("a file is safe in a spreadsheet", async () => {
  nextNoon();
  await writes("15550201", "When is breakfast served?", "=HYPERLINK(1)");
  const { csv } = (await owner.ask(exportStatistics, { rows: "conversations" })).body;
  expect(csv).toContain(",'=HYPERLINK(1),");
  const { csv: days } = (await owner.ask(exportStatistics, { rows: "days" })).body;
  expect(days.split("\r\n")).toHaveLength(9);
  expect(days).toContain("day (Europe/Rome),conversations");
});

test("all venues are those that the member may see", async () => {
  const sister = await openSister(bellhop.services, hotel, "Hotel Alpha Sister");
  const { sub } = await addColleague(bellhop.services, hotel, "staff", [sister]);
  const colleague = await signedIn(bellhop, sub, sister);
  const seen = (await colleague.ask(getVenueStatistics, { venues: "all" })).body;
  expect(seen.venues.map(({ name }) => name)).toEqual(["Hotel Alpha Sister"]);
  expect(seen.figures.conversations).toBe(0);
  // Memberships are remembered for some seconds.
  bellhop.clock.pass(10_000);
  const all = await statistics({ venues: "all" });
  expect(all.venues.map(({ name }) => name)).toEqual(["Hotel Alpha", "Hotel Alpha Sister"]);
  expect(all.timezone).toBeNull();
});

test.each([
  [{ from: "2026-11-02", to: "2026-11-01" }, "last_day_before_first"],
  [{ from: "2025-01-01", to: "2026-11-01" }, "period_too_long"],
])("a period %j is refused", async (period, code) => {
  expect(await owner.ask(getVenueStatistics, period)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "to", code }] },
  });
});
