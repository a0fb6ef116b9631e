import {
  clearVenueAlerts,
  listClientAlerts,
  listVenueAlerts,
  restoreVenueAlerts,
  setVenueAlert,
} from "@bellhop/contract/alerts";
import { listConversations } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

/** `signIn` again after the clock has passed a token's ten minutes. */
type House = { hotel: Hotel; sister: number; staff: Caller; signIn: () => Promise<Caller> };

/** A hotel of two venues with a colleague on shift. */
async function openHouse(name: string): Promise<House> {
  const hotel = await openHotel(bellhop.services, name);
  const sister = await openSister(bellhop.services, hotel, `${name} Sister`);
  const colleague = await addColleague(bellhop.services, hotel, "staff");
  const signIn = () => signedIn(bellhop, colleague.sub, hotel.venueId);
  return { hotel, sister, staff: await signIn(), signIn };
}

let sent = 0;

/** A guest writes, and the jobs that follow run. */
async function guestWrites(hotel: Hotel, from: string, text: string) {
  sent += 1;
  const written = {
    from,
    id: `wamid.${sent}`,
    text,
    name: `Guest ${from.slice(-2)}`,
    at: bellhop.clock.now(),
  };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [written]))).toBe(200);
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
}

const alertsOf = async (staff: Caller) => (await staff.ask(listVenueAlerts, {})).body;
const set = (staff: Caller, body: unknown) => ask(bellhop, setVenueAlert, body, staff.headers);
const clear = (staff: Caller, body: unknown = {}) => ask(bellhop, clearVenueAlerts, body, staff.headers);

/** The counts published to a venue's dashboards, in order. */
async function broadcastCounts(venueId: number) {
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select event ->> 'count' as count from live_events where event ->> 'kind' = 'alerts' order by seq",
    venueId,
  );
  return rows.map(({ count }) => Number(count));
}

test("an alert names guest, conversation, cause and age, and its escalation step rises with its age", async () => {
  const { hotel, staff, signIn } = await openHouse("Hotel Ladder");
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  // In quiet hours alerts would not climb.
  await owner.ask(changeSettings, { notifications: { quiet_from: "00:00", quiet_to: "00:00" } });
  await guestWrites(hotel, "15550401", "Can I bring my horse?");
  await guestWrites(hotel, "15550402", "This is a disgrace, I want to complain to a person!");
  const [complaint, question] = (await alertsOf(staff)).items;
  const [waiting] = (await staff.ask(listConversations, { tab: "waiting" })).body.items;
  expect(question).toMatchObject({
    cause: "handed_over",
    guest_name: "Guest 01",
    conversation_id: waiting?.conversation_id,
    about: "Can I bring my horse?",
    escalation_step: "in_app",
  });
  expect(complaint?.escalation_step).toBe("push");

  const steps = [];
  for (const minutes of [3, 7, 15]) {
    bellhop.clock.pass(minutes * 60_000);
    await bellhop.runDueJobs();
    steps.push((await alertsOf(await signIn())).items.map((alert) => alert.escalation_step));
  }
  expect(steps).toEqual([
    ["push", "push"],
    ["manager", "manager"],
    ["owner", "owner"],
  ]);
});

test("the shown count is the manual count plus the raised alerts, at the named venue", async () => {
  const { hotel, sister, staff } = await openHouse("Hotel Manual");
  await guestWrites(hotel, "15550411", "Can I bring my horse?");
  expect((await set(staff, {})).body).toEqual({ venue_id: hotel.venueId, count: 2, manual_count: 1 });
  expect((await set(staff, { venue_id: String(hotel.venueId), count: 4 })).body.count).toBe(5);
  expect((await set(staff, { venue_id: sister, count: 7 })).body).toMatchObject({
    venue_id: sister,
    count: 7,
  });

  expect(await alertsOf(staff)).toMatchObject({
    count: 5,
    items: [{ cause: "handed_over" }],
    manual: { count: 4, set_by: "A staff" },
  });
  const all = (await staff.ask(listClientAlerts, {})).body;
  expect(all).toMatchObject({
    count: 12,
    items: [
      { venue_id: hotel.venueId, count: 5, manual_count: 4, alerts: [{ guest_name: "Guest 11" }] },
      { venue_id: sister, name: "Hotel Manual Sister", count: 7, manual_count: 7, alerts: [] },
    ],
  });
  expect((await broadcastCounts(sister)).at(-1)).toBe(7);
  expect((await set(staff, { count: -1 })).status).toBe(422);
});

test("an alert set by hand says what it is about, here and beside other venues, and comes back after an undo", async () => {
  const { hotel, sister, staff } = await openHouse("Hotel Note");
  const text = "The lift is stuck on floor 2";
  expect((await set(staff, { count: 1, text })).status).toBe(200);
  expect((await set(staff, { venue_id: sister, count: 1, text: "  " })).status).toBe(200);
  expect((await alertsOf(staff)).manual).toMatchObject({ count: 1, text, set_by: "A staff" });
  const seen = (await staff.ask(listClientAlerts, {})).body.items;
  expect(seen.find((venue) => venue.venue_id === hotel.venueId)?.manual).toMatchObject({ text, count: 1 });
  expect(seen.find((venue) => venue.venue_id === sister)?.manual).toMatchObject({ text: "", count: 1 });

  const { clearing_id } = (await staff.ask(clearVenueAlerts, {})).body;
  expect((await alertsOf(staff)).manual).toBeNull();
  await staff.ask(restoreVenueAlerts, { clearing_id: String(clearing_id) });
  expect((await alertsOf(staff)).manual).toMatchObject({ text });
  expect((await set(staff, { text: "x".repeat(201) })).status).toBe(422);
});

test("a clearing that is undone gives the manual alert back as it was, beside one that was added since", async () => {
  const { hotel, staff } = await openHouse("Hotel Words");
  const colleague = await addColleague(bellhop.services, hotel, "manager");
  const other = await signedIn(bellhop, colleague.sub, hotel.venueId);
  await set(staff, { count: 1, text: "The lift is stuck" });
  const first = (await alertsOf(staff)).manual;
  const cleared = async () => String((await staff.ask(clearVenueAlerts, {})).body.clearing_id);

  const removedSince = await cleared();
  bellhop.clock.pass(60_000);
  await set(other, { count: 1, text: "Fire drill at 15:00" });
  await set(other, { count: 0 });
  await staff.ask(restoreVenueAlerts, { clearing_id: removedSince });
  expect((await alertsOf(staff)).manual).toEqual(first);

  const addedSince = await cleared();
  await set(other, { count: 1, text: "Fire drill at 15:00" });
  await staff.ask(restoreVenueAlerts, { clearing_id: addedSince });
  expect((await alertsOf(staff)).manual).toMatchObject({
    count: 2,
    text: "Fire drill at 15:00 · The lift is stuck",
    set_by: "A manager, A staff",
  });

  const typedAgain = await cleared();
  await set(staff, { count: 1, text: "Fire drill at 15:00 · The lift is stuck" });
  await staff.ask(restoreVenueAlerts, { clearing_id: typedAgain });
  expect((await alertsOf(staff)).manual).toMatchObject({
    count: 1,
    text: "Fire drill at 15:00 · The lift is stuck",
  });
});

test("the audit log has the text of an alert set by hand, before and after", async () => {
  const { hotel, staff } = await openHouse("Hotel Noted");
  await set(staff, { count: 1, text: "The lift is stuck" });
  await set(staff, { count: 1, text: "The lift works" });
  await set(staff, { count: 0 });
  const noted = await asOwner(
    bellhop.ownerUrl,
    "select changes from audit_entries where kind = 'alert_set' order by noted_at, audit_entry_id",
    hotel.venueId,
  );
  const text = (before: string | null, after: string) => ({ field: "text", before, after });
  expect(noted.map(({ changes }) => changes)).toEqual([
    [{ field: "count", before: 0, after: 1 }, text("", "The lift is stuck")],
    [text("The lift is stuck", "The lift works")],
    [{ field: "count", before: 1, after: 0 }, text("The lift works", "")],
  ]);
});

test("an old emergency is ahead of newer alerts, here and at other hotels, and pages go on behind it", async () => {
  const { hotel, sister, staff } = await openHouse("Hotel Urgent");
  await guestWrites(hotel, "15550461", "Help, there is a fire in my room!");
  await guestWrites(hotel, "15550462", "I want to make a complaint, the room is dirty and disgusting!");
  for (let guest = 70; guest < 92; guest += 1)
    await guestWrites(hotel, `155504${guest}`, "Can I bring my horse?");
  const pageAfter = async (cursor: string | null) => {
    const query = new URLSearchParams({ limit: "1", ...(cursor && { cursor }) });
    const url = `${bellhop.services.selfUrl()}${listVenueAlerts.path}?${query}`;
    return listVenueAlerts.output.parse(await (await fetch(url, { headers: staff.headers })).json());
  };
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 4; page += 1) {
    const { items, next_cursor } = await pageAfter(cursor);
    seen.push(...items.map((alert) => alert.guest_name));
    cursor = next_cursor;
  }
  expect(seen).toEqual(["Guest 61", "Guest 62", "Guest 91", "Guest 90"]);

  const there = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "staff", [hotel.venueId, sister])).sub,
    sister,
  );
  const [first] = (await there.ask(listClientAlerts, {})).body.items;
  expect(first?.alerts).toHaveLength(20);
  expect(first?.alerts.slice(0, 3).map((alert) => alert.guest_name)).toEqual([
    "Guest 61",
    "Guest 62",
    "Guest 91",
  ]);
});

test("an alert shows the gravest of what is open, not what the guest wrote last, with the request", async () => {
  const { hotel, staff } = await openHouse("Hotel Grave");
  await guestWrites(hotel, "15550415", "Can you book a taxi for 3 tomorrow at 6:00?");
  expect((await alertsOf(staff)).items).toMatchObject([
    { reason: "request", request: { what: "taxi", count: 3, time: "06:00" } },
  ]);
  await guestWrites(hotel, "15550415", "Help, there is a fire in my room!");
  await guestWrites(hotel, "15550415", "Please hurry");
  expect((await alertsOf(staff)).items).toMatchObject([
    { reason: "emergency", about: "Help, there is a fire in my room!", request: null, room: "" },
  ]);
});

test("a member of one venue sees and clears no other", async () => {
  const { hotel, sister, staff } = await openHouse("Hotel Narrow");
  await set(staff, { count: 2 });
  await set(staff, { venue_id: sister, count: 3 });
  const one = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff", [sister])).sub);
  expect((await one.ask(listClientAlerts, {})).body.items.map((venue) => venue.venue_id)).toEqual([sister]);
  expect((await set(one, { venue_id: hotel.venueId })).status).toBe(404);
  expect((await clear(one)).body.venues).toEqual([{ venue_id: sister, cleared: 3, count: 0 }]);
  expect((await alertsOf(staff)).count).toBe(2);
});

test("clearing with an empty body, or none, clears all venues of the member and publishes each count", async () => {
  const { hotel, sister, staff } = await openHouse("Hotel Clear");
  await guestWrites(hotel, "15550421", "Can I bring my horse?");
  await set(staff, { venue_id: sister, count: 2 });
  const response = await fetch(`${bellhop.services.selfUrl()}${clearVenueAlerts.path}`, {
    method: "POST",
    headers: staff.headers,
  });
  expect(await response.json()).toMatchObject({
    venues: [
      { venue_id: hotel.venueId, cleared: 1, count: 0 },
      { venue_id: sister, cleared: 2, count: 0 },
    ],
  });
  expect((await broadcastCounts(hotel.venueId)).at(-1)).toBe(0);
  expect((await broadcastCounts(sister)).at(-1)).toBe(0);
  const history = await asOwner(
    bellhop.ownerUrl,
    `select a.cause, a.ended_at, c.member_name from alerts a join alert_clearings c using (venue_id, clearing_id)`,
    hotel.venueId,
  );
  expect(history).toEqual([{ cause: "handed_over", ended_at: null, member_name: "A staff" }]);
  expect((await clear(staff)).body).toMatchObject({ clearing_id: null });
});

test("a cleared alert opens again only with a new event, and as a new alert", async () => {
  const { hotel, staff, signIn } = await openHouse("Hotel Again");
  await guestWrites(hotel, "15550431", "Can I bring my horse?");
  const [before] = (await alertsOf(staff)).items;
  await clear(staff, { venue_id: hotel.venueId });
  bellhop.clock.pass(30 * 60_000);
  await bellhop.runDueJobs();
  expect(await alertsOf(await signIn())).toMatchObject({ count: 0, items: [] });

  await guestWrites(hotel, "15550431", "Hello? My horse?");
  const [after] = (await alertsOf(await signIn())).items;
  expect(after).toMatchObject({ count: 1, escalation_step: "in_app", about: "Hello? My horse?" });
  expect(after?.alert_id).not.toBe(before?.alert_id);
});

test("a clearing can be undone for ten minutes; alerts that ended meanwhile stay closed", async () => {
  const { hotel, sister, staff, signIn } = await openHouse("Hotel Undo");
  await guestWrites(hotel, "15550441", "Can I bring my horse?");
  await guestWrites(hotel, "15550442", "Can I bring my cow?");
  await set(staff, { venue_id: sister, count: 2 });
  const { clearing_id } = (await clear(staff)).body;
  if (!clearing_id) throw new Error("Nothing was cleared");

  const { items } = (await staff.ask(listConversations, { tab: "waiting" })).body;
  const reply = { conversation_id: String(items[0]?.conversation_id), message_id: newId(), text: "Yes" };
  expect((await staff.ask(sendReply, reply)).status).toBe(200);

  const back = await staff.ask(restoreVenueAlerts, { clearing_id });
  expect(back.body.venues).toEqual([
    { venue_id: hotel.venueId, count: 1 },
    { venue_id: sister, count: 2 },
  ]);
  expect((await alertsOf(staff)).items).toMatchObject([{ guest_name: "Guest 42" }]);
  expect((await broadcastCounts(sister)).slice(-2)).toEqual([0, 2]);
  expect((await staff.ask(restoreVenueAlerts, { clearing_id })).body).toEqual(back.body);

  const later = (await clear(staff)).body.clearing_id;
  bellhop.clock.pass(10 * 60_000 + 1_000);
  const tooLate = await (await signIn()).ask(restoreVenueAlerts, { clearing_id: String(later) });
  expect(tooLate.status).toBe(409);
});

test("the list pages through hundreds of alerts, each once, while new ones arrive", async () => {
  const { hotel, staff } = await openHouse("Hotel Crowd");
  await asOwner(
    bellhop.ownerUrl,
    `with numbers as (select n, gen_random_uuid() as guest_id, gen_random_uuid() as conversation_id from generate_series(1, 230) n),
     guests_in as (insert into guests (venue_id, guest_id, name, phone, created_at)
       select ${hotel.venueId}, guest_id, 'Guest ' || n, '+1555600' || lpad(n::text, 4, '0'), now() from numbers),
     conversations_in as (insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, last_own_position, last_at, created_at)
       select ${hotel.venueId}, conversation_id, guest_id, '${hotel.channelId}', 'staff', now(), 'open', now(), now(), now() from numbers)
     insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at)
       select ${hotel.venueId}, gen_random_uuid(), 'guest_waits', conversation_id, '', now() - (n / 3) * interval '1 second' from numbers`,
    hotel.venueId,
  );
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: "50", ...(cursor && { cursor }) });
    const response = await fetch(`${bellhop.services.selfUrl()}${listVenueAlerts.path}?${query}`, {
      headers: staff.headers,
    });
    const page = listVenueAlerts.output.parse(await response.json());
    seen.push(...page.items.map((alert) => alert.guest_name));
    expect(page.count).toBeGreaterThanOrEqual(230);
    cursor = page.next_cursor;
    await guestWrites(hotel, "15550451", "Can I bring my horse?");
  }
  expect(seen).toHaveLength(230);
  expect(new Set(seen).size).toBe(230);
});
