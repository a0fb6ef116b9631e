import { createHash, randomUUID } from "node:crypto";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { Writable } from "node:stream";
import { clearVenueAlerts, listVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import { listAudit } from "@bellhop/contract/audit";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import {
  addGuest,
  changeGuest,
  deleteGuest,
  exportGuest,
  mergeGuests,
  readGuest,
} from "@bellhop/contract/guests";
import { sendFile, sendReply } from "@bellhop/contract/messages";
import { startReservationImport } from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { changeSimulatorGuest, simulateGuestMessage } from "@bellhop/contract/simulator";
import { listSuggestions, suggestAnswer } from "@bellhop/contract/suggestions";
import { saveTestQuestion } from "@bellhop/contract/test-questions";
import { listTranscripts } from "@bellhop/contract/transcripts";
import { beforeEach, expect, test } from "vitest";
import { wasErased } from "../../domain/guests/index.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { findInDatabase, findInFiles } from "../../testing/find-everywhere.ts";
import { rowsOfHotel } from "../../testing/rows-of-hotel.ts";
import { deliver } from "../../testing/webhook.ts";
import { staffDeletesGuest } from "./staff-deletes-guest.ts";

let logged = "";
const paper = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const bellhop = await testBellhop({}, openLog("trace", paper));
const { db, erasureKey, config } = bellhop.services;
let hotel: Hotel;
let neighbour: Hotel;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  neighbour = await openHotel(bellhop.services, "Hotel Beta");
});

const signIn = (one: Hotel) => signedIn(bellhop, one.owner.sub, one.venueId);

type From = { phone?: string; userId?: string; name?: string; username?: string };
type Part = Record<string, unknown> & { type: string; id?: string };

let sent = 0;
const nextId = (word: string) => `wamid.${word}.${++sent}`;
const seconds = () => String(Math.floor(bellhop.clock.now().getTime() / 1000));

function changeFrom(one: Hotel, { phone, userId, name = "Guest", username }: From, parts: Part[]) {
  const contacts = [{ wa_id: phone, user_id: userId, profile: { name, username } }];
  const messages = parts.map((part) => ({
    from: phone,
    from_user_id: userId,
    id: nextId("other"),
    timestamp: seconds(),
    ...part,
  }));
  const metadata = { display_phone_number: "15550000", phone_number_id: one.phoneNumberId };
  return { field: "messages", value: { messaging_product: "whatsapp", metadata, contacts, messages } };
}

const bodyOf = (...changes: object[]) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: changes.map((one) => ({ id: "waba", changes: [one] })),
  });

const textPart = (body: string): Part => ({ type: "text", text: { body } });

async function write(one: Hotel, from: From, parts: Part[]) {
  bellhop.clock.pass(1_000);
  const body = bodyOf(changeFrom(one, from, parts));
  expect(await deliver(bellhop, body)).toBe(200);
  return body;
}

const dayMs = 86_400_000;
const day = (inDays: number) =>
  new Date(bellhop.clock.now().getTime() + inDays * dayMs).toISOString().slice(0, 10);

/** Jobs that are due within some minutes, with those that they cause. */
async function runJobs() {
  for (let minute = 0; minute < 3; minute++) {
    await bellhop.runDueJobs();
    bellhop.clock.pass(60_000);
  }
  await bellhop.runDueJobs();
}

/** Without what changes while people are called. */
async function rowsNextDoor() {
  const { live_counters, live_events, notification_ladders, notifications, ...rows } = await rowsOfHotel(
    bellhop.ownerUrl,
    neighbour,
  );
  return rows;
}

const conversationOf = async (staff: Caller, phone: string) =>
  (await staff.ask(listConversations, { tab: "all", limit: 100 })).body.items.find(
    ({ guest }) => guest.phone === `+${phone}`,
  );

const query = (statement: string, venueId?: number) => asOwner(bellhop.ownerUrl, statement, venueId);

/** All rows of a table about another guest, to compare. */
const rowsOf = (table: string, where: string) =>
  query(`select to_jsonb(t) as row from ${table} t where ${where} order by 1`, hotel.venueId);

test("after a deletion nothing in the database, the files and the log names the guest or has their words", async () => {
  let staff = await signIn(hotel);
  const name = "Zephyrine Quillfeather";
  const phone = "447700900987";
  const from = { phone, name, username: "qwmzx.zeph", userId: "GB.qwmzx77" };
  const words = ["qwmzx", "zephyrine", "quillfeather", "7700900987"];

  // A stay with a first message, details, and one booking that is shared.
  const stay = { checkin: day(20), checkout: day(24), room: "12" };
  const key = randomUUID();
  const added = await ask(
    bellhop,
    addGuest,
    { ...stay, name, phone: "+44 7700 900987", reservation_number: "QWMZX-1", send: "now" },
    { ...staff.headers, "idempotency-key": key },
  );
  expect(added).toMatchObject({ status: 200, body: { result: "added" } });
  const guest_id = added.body.guest_id;
  await staff.ask(changeGuest, { guest_id, email: "zeph@qwmzx.example", consent: { offers: true } });
  const friend = { ...stay, name: "Olga Friend", phone: "+44 7700 900111", reservation_number: "SHARED-7" };
  await staff.ask(addGuest, { ...friend, send: "never" });
  await staff.ask(addGuest, { ...friend, name, phone: `+${phone}`, send: "never" });
  await runJobs();

  // Messages of all kinds, with changes. WhatsApp gives the guest another user id after the first one.
  await write(hotel, { ...from, userId: "GB.qwmzx55" }, [textPart("qwmzx good evening")]);
  const first = nextId("qwmzx");
  await write(hotel, from, [{ ...textPart("qwmzx hello, is there a helipad for qwmzx?"), id: first }]);
  await write(hotel, from, [
    { type: "image", image: { id: "qwmzx-media", mime_type: "image/png", caption: "qwmzx caption" } },
    {
      type: "location",
      location: { latitude: 1, longitude: 2, name: "qwmzx place", address: "qwmzx street" },
    },
    {
      type: "contacts",
      contacts: [{ name: { formatted_name: "qwmzx card" }, phones: [{ phone: "+1 555 1" }] }],
    },
    { type: "button", button: { payload: "qwmzx payload", text: "qwmzx button" } },
    { ...textPart("qwmzx quoting"), context: { id: first, from: phone } },
    {
      ...textPart("qwmzx ad"),
      referral: { headline: "qwmzx headline", source_url: "https://qwmzx.example" },
    },
    { type: "reaction", reaction: { message_id: first, emoji: "👍" } },
    { type: "edit", edit: { original_message_id: first, message: textPart("qwmzx edited") } },
    { type: "hologram", hologram: { what: "qwmzx unknown" } },
    {
      type: "order",
      order: {
        product_items: [{ product_retailer_id: "qwmzx", quantity: 1, item_price: 1, currency: "EUR" }],
      },
    },
  ]);
  const conversation = await conversationOf(staff, phone);
  const conversation_id = conversation?.conversation_id ?? "";
  expect(conversation?.guest.name).toBe(name);
  await runJobs();
  const reply = { conversation_id, text: "Dear Zephyrine, qwmzx reply" };
  const replyKey = randomUUID();
  const replied = { ...reply, message_id: randomUUID() };
  await ask(bellhop, sendReply, replied, { ...staff.headers, "idempotency-key": replyKey });
  const content = Buffer.from("qwmzx bytes of a file").toString("base64");
  const file = {
    conversation_id,
    message_id: randomUUID(),
    name: "qwmzx.txt",
    content,
    caption: "qwmzx file",
  };
  expect((await staff.ask(sendFile, file)).status).toBe(200);
  await runJobs();
  // A file whose bytes were fetched, and one that is being written.
  const [pending] = await query(
    "select media_id from media where provider_media_id = 'qwmzx-media'",
    hotel.venueId,
  );
  const folder = path.join(config.dataDir, "media", String(hotel.venueId));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, String(pending?.media_id)), "qwmzx picture");
  await writeFile(path.join(folder, `${pending?.media_id}.unfinished`), "qwmzx pic");

  // A conflict with a guest who has only a user id, merged.
  const other = { userId: "GB.qwmzx88", name: "qwmzx other" };
  await write(hotel, other, [textPart("qwmzx from the user id")]);
  await query(`update guests set whatsapp_user_id = null where guest_id = '${guest_id}'`, hotel.venueId);
  await write(hotel, { ...from, userId: other.userId }, [textPart("qwmzx from both")]);
  const conflict = (await conversationOf(staff, phone))?.conflict;
  expect((await staff.ask(mergeGuests, { conflict_id: conflict?.conflict_id ?? "" })).status).toBe(200);

  // The simulator, alerts by hand, a suggestion, and a body with another guest's message.
  await staff.ask(changeSimulatorGuest, { phone: `+${phone}`, name, language: "en" });
  await staff.ask(simulateGuestMessage, {
    phone: `+${phone}`,
    message_id: randomUUID(),
    text: "qwmzx simulated",
  });
  await staff.ask(setVenueAlert, { count: 2, text: "Call Zephyrine Quillfeather on +44 7700 900987" });
  await staff.ask(clearVenueAlerts, {});
  await staff.ask(setVenueAlert, { count: 1, text: "Bring zephyrine quillfeather a towel" });
  const question = "May Zephyrine Quillfeather bring a horse?";
  await staff.ask(suggestAnswer, { suggestion_id: randomUUID(), question, answer: "No.", language: "en" });
  await staff.ask(saveTestQuestion, {
    test_question_id: randomUUID(),
    text: question,
    expects: "hand_over",
    entry_id: null,
    is_critical: false,
  });
  const olga = { phone: "447700900111", name: "Olga Friend" };
  await deliver(
    bellhop,
    bodyOf(
      changeFrom(hotel, from, [textPart("qwmzx in a batch")]),
      changeFrom(hotel, olga, [textPart("It is Olga")]),
    ),
  );
  await runJobs();

  // What importing leaves, and names in older entries of the audit log.
  const importId = randomUUID();
  await query(
    `insert into reservation_imports (venue_id, import_id, kind, source, state, bytes, asked_by, asked_at)
     values (${hotel.venueId}, '${importId}', 'file', 'list.csv', 'ready', '${`\\x${Buffer.from("Zephyrine Quillfeather;447700900987").toString("hex")}`}', 'Ann', now())`,
    hotel.venueId,
  );
  await query(
    `insert into reservation_import_rows (venue_id, import_id, row_number, line, parsed, verdict, problems, guest_id)
     values (${hotel.venueId}, '${importId}', 1, 2, '{"guest_name": "${name}"}', 'same', '[]', '${guest_id}'),
       (${hotel.venueId}, '${importId}', 2, 3, '{"phone": "+${phone}"}', 'new', '[]', null),
       (${hotel.venueId}, '${importId}', 3, 4, '{"phone": "+447700900111"}', 'new', '[]', null)`,
    hotel.venueId,
  );
  await query(
    `insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id,
       subject_name, changes)
     values (${hotel.venueId}, '${randomUUID()}', now(), 'guests_merged', 'POST /api/merge_guests', '${randomUUID()}', 'Ann',
       '${guest_id}', '${name}', '[{"field": "decision", "before": null, "after": "merged"}]')`,
    hotel.venueId,
  );
  await query(
    `insert into channel_events (venue_id, event_id, channel_id, event_key, kind, event, happened_at, received_at)
     values (${hotel.venueId}, '${randomUUID()}', '${hotel.channelId}', 'k', 'address', '{"kind": "address", "who": "+${phone}"}',
       now(), now())`,
    hotel.venueId,
  );

  // The search finds what was put there.
  const before = await findInDatabase(bellhop.ownerUrl, words, [hotel.venueId]);
  for (const place of [
    "guests.name",
    "guests.email",
    "guests.whatsapp_username",
    "guest_terms.term",
    "messages.text",
    "messages.content",
    "messages.quoted_id",
    "messages.origin",
    "messages.provider_message_id",
    "message_changes.value",
    "media.file_name",
    "media.provider_media_id",
    "conversations.last_text",
    "hand_overs.about",
    "alerts.about",
    "manual_alerts.text",
    "alert_clearings.manual_text",
    "suggestions.question",
    "test_questions.text",
    "reservations.reservation_number",
    "reservation_terms.term",
    "reservation_imports.bytes",
    "reservation_import_rows.parsed",
    "audit_entries.subject_name",
    "audit_entries.changes",
    "live_events.event",
    "kept_answers.answer",
    "channel_events.event",
    "simulated_phones.name",
    "simulated_messages.text",
    "simulated_calls.body",
    "webhook_deliveries.body",
  ])
    expect(before).toContain(`public.${place}`);
  expect(await findInFiles(config.dataDir, words)).toHaveLength(3);
  const [counted] = await query(
    "select (select count(*) from messages) as messages, (select count(*) from reservations) as reservations",
    hotel.venueId,
  );
  const aboutOlga = async () => {
    const [{ guest_id: id } = {}] = await query(
      "select guest_id from guests where name = 'Olga Friend'",
      hotel.venueId,
    );
    return [
      await rowsOf("guests", `guest_id = '${id}'`),
      await rowsOf("guest_terms", `guest_id = '${id}'`),
      await rowsOf("stays", `guest_id = '${id}'`),
      await rowsOf("conversations", `guest_id = '${id}'`),
      await rowsOf(
        "messages",
        `conversation_id in (select conversation_id from conversations where guest_id = '${id}')`,
      ),
      await rowsOf("reservations", "reservation_number = 'SHARED-7'"),
    ];
  };
  const olgaBefore = await aboutOlga();
  const neighbourBefore = await rowsNextDoor();
  const deliveriesBefore = await query("select sha256, times_received from webhook_deliveries order by 1");

  // Access tokens have ended by the test's clock.
  staff = await signIn(hotel);
  const deleted = await staff.ask(deleteGuest, { phone: "07700 900987".replace(/^0/, "0044 ") });
  expect(deleted).toMatchObject({ status: 200, body: { guest_id, files: 2, reservations: 2 } });
  expect(deleted.body.messages).toBeGreaterThan(15);
  await runJobs();

  expect(await findInDatabase(bellhop.ownerUrl, words, [hotel.venueId])).toEqual([]);
  expect(await findInFiles(config.dataDir, words)).toEqual([]);
  for (const word of words) expect(logged.toLowerCase()).not.toContain(word);

  // Others, and the counts, are as they were.
  expect(await aboutOlga()).toEqual(olgaBefore);
  expect(await rowsNextDoor()).toEqual(neighbourBefore);
  expect(await query("select sha256, times_received from webhook_deliveries order by 1")).toEqual(
    deliveriesBefore,
  );
  expect(
    await query(
      "select (select count(*) from messages) as messages, (select count(*) from reservations) as reservations",
      hotel.venueId,
    ),
  ).toEqual([counted]);
  expect(await query("select row_number from reservation_import_rows", hotel.venueId)).toEqual([
    { row_number: 3 },
  ]);
  const bodies = await query("select convert_from(body, 'utf8') as body from webhook_deliveries");
  expect(bodies.filter(({ body }) => String(body).includes("It is Olga"))).toHaveLength(1);

  staff = await signIn(hotel);

  // Nothing is shown, and nothing can be done.
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  expect(items.map((one) => one.guest.name)).toEqual(["Olga Friend"]);
  expect((await staff.ask(listConversations, { tab: "done" })).body.items).toEqual([]);
  expect((await staff.ask(readConversation, { conversation_id })).status).toBe(404);
  expect((await staff.ask(readGuest, { guest_id })).status).toBe(404);
  expect((await staff.ask(exportGuest, { guest_id, format: "json" })).status).toBe(404);
  expect((await staff.ask(deleteGuest, { guest_id })).status).toBe(404);
  expect((await staff.ask(sendReply, { ...reply, message_id: randomUUID() })).status).toBe(404);
  expect((await staff.ask(listTranscripts, {})).body.items).toHaveLength(1);
  const alerts = (await staff.ask(listVenueAlerts, {})).body;
  expect(alerts.items.filter((one) => one.conversation_id === conversation_id)).toEqual([]);
  expect(alerts.manual?.text).toBe("Bring … a towel");
  expect((await staff.ask(listSuggestions, {})).body.items[0]?.question).toBe("May … bring a horse?");
  const again = await ask(bellhop, sendReply, replied, { ...staff.headers, "idempotency-key": replyKey });
  expect(again.status).toBe(404);
  const bookings = (await staff.ask(listReservations, {})).body.items;
  expect(bookings.map((one) => one.guests.map((guest) => guest.name))).toEqual([[""], ["Olga Friend"]]);
  expect(bookings[0]).toMatchObject({ checkin: stay.checkin, checkout: stay.checkout, rooms: ["12"] });

  // The log says who deleted what, without personal data.
  const [noted] = (await staff.ask(listAudit, { kind: "guest_deleted" })).body.items;
  expect(noted).toMatchObject({
    subject: { id: guest_id, name: guest_id },
    member: { name: hotel.owner.name },
  });

  // Only keyed hashes are left.
  const erased = (identifiers: object) =>
    db.readAtVenue(hotel.venueId, (at) => wasErased(at, erasureKey, identifiers));
  expect(await erased({ phone: `+${phone}` })).toBe(true);
  expect(await erased({ email: "Zeph@qwmzx.example" })).toBe(true);
  expect(await erased({ whatsappIds: ["GB.qwmzx88"] })).toBe(true);
  expect(await erased({ reservations: [{ source: "staff", id: "QWMZX-1" }] })).toBe(true);
  expect(await erased({ reservations: [{ source: "staff", id: "SHARED-7" }] })).toBe(false);
  expect(await erased({ phone: "+447700900111" })).toBe(false);
});

test("what was delivered before a deletion does nothing when it is delivered again; a later message starts a new guest", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900201", name: "Berta" };
  const message = nextId("berta");
  const old = { ...textPart("Hello from Berta"), id: message, timestamp: seconds() };
  const body = await write(hotel, from, [old]);
  const { guest_id } = (await conversationOf(staff, from.phone))?.guest ?? {};
  expect((await staff.ask(deleteGuest, { guest_id: guest_id ?? "" })).status).toBe(200);
  await runJobs();

  const count = async () =>
    (
      await query(
        "select count(*)::int as guests, (select count(*)::int from messages) as messages from guests",
        hotel.venueId,
      )
    )[0];
  const before = await count();
  expect(await deliver(bellhop, body)).toBe(200);
  // The same message in other bytes, an edit of it, and the history of the phone.
  await write(hotel, from, [old]);
  const edit = { type: "edit", edit: { original_message_id: message, message: textPart("berta edited") } };
  await write(hotel, from, [edit as Part]);
  expect(await count()).toEqual(before);
  expect(await findInDatabase(bellhop.ownerUrl, ["berta edited"], [hotel.venueId])).not.toContain(
    "public.message_changes.value",
  );

  await write(hotel, from, [textPart("Hello again")]);
  const found = await conversationOf(staff, from.phone);
  expect(found?.guest.guest_id).not.toBe(guest_id);
  const { messages } = (await staff.ask(readConversation, { conversation_id: found?.conversation_id ?? "" }))
    .body;
  expect(messages.map(({ text }) => text)).toEqual(["Hello again"]);
  // The old message again, now that there is a guest with this phone.
  await write(hotel, from, [old]);
  const after = await staff.ask(readConversation, { conversation_id: found?.conversation_id ?? "" });
  expect(after.body.messages.map(({ text }) => text)).toEqual(["Hello again"]);
});

test("one body with messages to two venues loses only those of the venue that deleted the guest", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900301", name: "Carla" };
  await deliver(
    bellhop,
    bodyOf(
      changeFrom(hotel, from, [textPart("to alpha")]),
      changeFrom(neighbour, from, [textPart("to beta")]),
    ),
  );
  await runJobs();
  const before = await rowsNextDoor();
  await staff.ask(deleteGuest, { phone: "+447700900301" });
  await runJobs();
  expect(await rowsNextDoor()).toEqual(before);
  const bodies = (await query("select convert_from(body, 'utf8') as body from webhook_deliveries")).map(
    ({ body }) => String(body),
  );
  expect(bodies.filter((body) => body.includes("to alpha"))).toEqual([]);
  const [left = ""] = bodies.filter((body) => body.includes("to beta"));
  expect(JSON.parse(left).entry).toHaveLength(1);
  expect(left).toContain("447700900301");
});

/** More than one transaction erases. */
const longThread = (conversationId: string) =>
  query(
    `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id,
       provider_message_id, created_at)
     select venue_id, gen_random_uuid(), conversation_id, 1000 + n, now(), 'guest', 'text', 'xqlong words', channel_id,
       'wamid.xqlong.' || conversation_id || n, now()
     from conversations, generate_series(1, 1200) n where conversation_id = '${conversationId}'`,
    hotel.venueId,
  );
const placesOf = (words: string[]) => findInDatabase(bellhop.ownerUrl, words, [hotel.venueId]);

test("when a deletion is answered, no message of a long thread has its words", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900403", name: "Lena" };
  await write(hotel, from, [textPart("xqlong hello")]);
  const { conversation_id = "", guest } = (await conversationOf(staff, from.phone)) ?? {};
  await longThread(conversation_id);
  const deleted = await staff.ask(deleteGuest, { guest_id: guest?.guest_id ?? "" });
  expect(deleted.body).toMatchObject({ messages: 1201 });
  // Raw webhooks follow by a job.
  expect(await placesOf(["xqlong"])).toEqual(["public.webhook_deliveries.body"]);
  await runJobs();
  expect(await placesOf(["xqlong"])).toEqual([]);
});

test("if the process dies before the words are gone, nobody can read them, and a job removes them", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900404", name: "Mira" };
  const body = await write(hotel, from, [textPart("xqlong hello")]);
  const { conversation_id = "", guest } = (await conversationOf(staff, from.phone)) ?? {};
  await longThread(conversation_id);
  const guest_id = guest?.guest_id ?? "";
  const by = { ...hotel.owner, operator_id: hotel.operatorId, call: deleteGuest.path };
  await db.atVenue(hotel.venueId, (at) => staffDeletesGuest(at, by, { guest_id }, bellhop.services));

  expect((await staff.ask(readConversation, { conversation_id })).status).toBe(404);
  expect((await staff.ask(exportGuest, { guest_id, format: "json" })).status).toBe(404);
  expect((await staff.ask(listConversations, { tab: "all" })).body.items).toEqual([]);
  expect((await staff.ask(listTranscripts, { search: "xqlong" })).body.items).toEqual([]);
  // Delivered again before and after the job, it does nothing.
  expect(await deliver(bellhop, body)).toBe(200);
  await runJobs();
  expect(await deliver(bellhop, body)).toBe(200);
  await runJobs();
  expect(await query("select 1 from conversations where erased_at is null", hotel.venueId)).toEqual([]);
  expect(await placesOf(["xqlong"])).toEqual([]);
  const [kinds] = await query("select array_agg(distinct kind) as kinds from messages", hotel.venueId);
  expect(kinds).toEqual({ kinds: ["erased"] });
});

test("a queued message to a deleted guest is not sent, and jobs about them end", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900401", name: "Dora" };
  await write(hotel, from, [textPart("What time is breakfast?")]);
  const { conversation_id = "", guest } = (await conversationOf(staff, from.phone)) ?? {};
  await staff.ask(sendReply, { conversation_id, message_id: randomUUID(), text: "never sent" });
  await staff.ask(deleteGuest, { guest_id: guest?.guest_id ?? "" });
  await runJobs();
  const simulated = await query("select 1 from simulated_messages where text = 'never sent'", hotel.venueId);
  expect(simulated).toEqual([]);
  const states = await query(
    `select state, failure_code, kind from messages where conversation_id = '${conversation_id}' and state is not null`,
    hotel.venueId,
  );
  expect(states).toEqual([{ state: "failed", failure_code: "guest_deleted", kind: "erased" }]);
});

test("messages that arrive while the guest is deleted are deleted with them, or start a new guest", async () => {
  const staff = await signIn(hotel);
  for (let round = 0; round < 5; round++) {
    const from = { phone: `4477009005${round}0`, name: "Emma" };
    await write(hotel, from, [textPart("first")]);
    const { guest } = (await conversationOf(staff, from.phone)) ?? {};
    const bodies = Array.from({ length: 4 }, (_, n) =>
      bodyOf(changeFrom(hotel, from, [textPart(`later ${n}`)])),
    );
    const [deleted, ...statuses] = await Promise.all([
      staff.ask(deleteGuest, { guest_id: guest?.guest_id ?? "" }),
      ...bodies.map((body) => deliver(bellhop, body)),
    ]);
    expect(deleted.status).toBe(200);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const found = await conversationOf(staff, from.phone);
    const texts = found
      ? (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body.messages.map(
          ({ text }) => text,
        )
      : [];
    expect(texts).not.toContain("first");
    expect(deleted.body.messages + texts.filter((text) => text.startsWith("later")).length).toBe(5);
    const quarantined = await query("select causes from webhook_deliveries where state <> 'kept'");
    expect(quarantined).toEqual([]);
  }
});

test("a deletion that was repeated with its key answers the same, and concurrent ones delete once", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900601", name: "Fred" };
  await write(hotel, from, [textPart("Hello")]);
  const input = { phone: "+447700900601" };
  const headers = { ...staff.headers, "idempotency-key": randomUUID() };
  const first = await ask(bellhop, deleteGuest, input, headers);
  expect(first.body).toMatchObject({ messages: 1, files: 0, reservations: 0 });
  await runJobs();
  expect(await ask(bellhop, deleteGuest, input, headers)).toEqual(first);
  expect((await staff.ask(deleteGuest, input)).status).toBe(404);
  expect((await staff.ask(deleteGuest, { phone: "not a number" })).status).toBe(404);
  await write(hotel, from, [textPart("Hello again")]);
  const both = await Promise.all([staff.ask(deleteGuest, input), staff.ask(deleteGuest, input)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("a file without a row is removed after an hour, and no other", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900701", name: "Gina" };
  await write(hotel, from, [textPart("Hello")]);
  const { conversation_id = "" } = (await conversationOf(staff, from.phone)) ?? {};
  const message_id = randomUUID();
  const content = Buffer.from("of another guest").toString("base64");
  await staff.ask(sendFile, { conversation_id, message_id, name: "a.txt", content, caption: "" });
  const folder = path.join(config.dataDir, "media", String(hotel.venueId));
  const stray = path.join(folder, randomUUID());
  await writeFile(stray, "stray");
  const long = new Date(Date.now() - 2 * 3_600_000);
  await utimes(stray, long, long);
  await utimes(path.join(folder, message_id), long, long);
  await writeFile(path.join(folder, `${randomUUID()}`), "young stray");
  await write(hotel, { phone: "447700900702" }, [textPart("Hello")]);
  await staff.ask(deleteGuest, { phone: "+447700900702" });
  await runJobs();
  expect(await findInFiles(config.dataDir, ["of another guest"])).toHaveLength(1);
  expect((await findInFiles(folder, ["stray"])).length).toBe(1);
});

test("the export has all that is stored about a guest, and no other guest of the booking", async () => {
  const staff = await signIn(hotel);
  const stay = { checkin: day(3), checkout: day(5), room: "7" };
  const gus = { ...stay, name: "Gus Export", phone: "+447700900801", reservation_number: "EXP-1" };
  const { guest_id } = (await staff.ask(addGuest, { ...gus, offers: false, send: "never" })).body;
  await staff.ask(addGuest, { ...gus, name: "Hidden Companion", phone: "+447700900802", send: "never" });
  await write(hotel, { phone: "447700900801" }, [
    textPart('=HYPERLINK("http://evil.example")'),
    textPart("+1"),
    textPart("-1"),
    textPart("@SUM(1)"),
    textPart("\tTab"),
    textPart("\rReturn"),
    textPart('Fine, "quoted"\nlines'),
  ]);
  const asJson = await staff.ask(exportGuest, { guest_id, format: "json" });
  expect(asJson).toMatchObject({ status: 200, body: { file_name: `guest-${guest_id}.json` } });
  const exported = JSON.parse(asJson.body.content);
  expect(exported).toMatchObject({
    venue: "Hotel Alpha",
    guests: [{ name: "Gus Export", phone: "+447700900801" }],
    consents: [{ purpose: "offers", is_given: false }],
    channels: [{ channel: "simulator" }],
    reservations: [{ reservation_number: "EXP-1", rooms: ["7"], guests: [{ name: "Gus Export" }] }],
  });
  expect(exported.alerts.length).toBeGreaterThan(0);
  expect(exported.messages.map((one: { text: string }) => one.text)).toContain('Fine, "quoted"\nlines');
  expect(asJson.body.content).not.toContain("Hidden Companion");

  const { content, file_name } = (await staff.ask(exportGuest, { guest_id, format: "csv" })).body;
  expect(file_name).toBe(`guest-${guest_id}.csv`);
  const lines = content.split("\r\n");
  expect(lines[0]).toBe("\ufeffat,author,member,kind,text,file,state,helpful,generated,message_id");
  for (const guarded of [`"'=HYPERLINK(""http://evil.example"")"`, "'+1", "'-1", "'@SUM(1)", `"'\tTab"`])
    expect(content).toContain(`text,${guarded},`);
  expect(content).toContain('text,"Fine, ""quoted""\nlines",');
  expect(content).not.toMatch(/(^|,)"?[=+\-@\t\r]/m);
});

test("the hash of a deleted guest's webhook stays, so the same bytes are one delivery", async () => {
  const staff = await signIn(hotel);
  const body = await write(hotel, { phone: "447700900901", name: "Hanna" }, [textPart("Hello")]);
  await staff.ask(deleteGuest, { phone: "+447700900901" });
  await runJobs();
  await deliver(bellhop, body);
  const sha256 = createHash("sha256").update(body).digest("hex");
  const rows = await query(
    `select octet_length(body) as bytes, times_received from webhook_deliveries where sha256 = '\\x${sha256}'`,
  );
  expect(rows).toEqual([{ bytes: 0, times_received: 2 }]);
});

test("webhooks that come after a deletion leave nothing of the guest; others in the same body stay", async () => {
  const staff = await signIn(hotel);
  const from = { phone: "447700900951", name: "Yzabel Later", userId: "GB.yzabel1" };
  const old = { ...textPart("Hello from Yzabel"), id: nextId("yzabel"), timestamp: seconds() };
  await write(hotel, from, [old]);
  const { conversation_id = "", guest } = (await conversationOf(staff, from.phone)) ?? {};
  await staff.ask(sendReply, { conversation_id, message_id: randomUUID(), text: "Dear Yzabel" });
  await runJobs();
  const [sent] = await query(
    `select m.provider_message_id as id, a.attempt_id from messages m join send_attempts a using (venue_id, message_id)
     where m.conversation_id = '${conversation_id}'`,
    hotel.venueId,
  );
  const again = await signIn(hotel);
  expect((await again.ask(deleteGuest, { guest_id: guest?.guest_id ?? "" })).status).toBe(200);
  await runJobs();

  const words = [from.phone, "yzabel", String(sent?.id).toLowerCase()];
  const left = () => findInDatabase(bellhop.ownerUrl, words, [hotel.venueId]);
  const status = (state: string, callback?: unknown) => ({
    id: sent?.id,
    status: state,
    timestamp: seconds(),
    recipient_id: from.phone,
    biz_opaque_callback_data: callback,
  });
  const statuses = (...all: object[]) => {
    const { field, value } = changeFrom(hotel, from, []);
    return bodyOf({ field, value: { ...value, statuses: all } });
  };
  for (const body of [
    statuses(status("delivered", sent?.attempt_id)),
    statuses(status("read")),
    bodyOf(changeFrom(hotel, from, [old])),
    bodyOf(
      changeFrom(hotel, from, [
        { type: "edit", edit: { original_message_id: old.id, message: textPart("Yzabel edited") } },
      ]),
    ),
  ]) {
    expect(await deliver(bellhop, body)).toBe(200);
    expect(await left()).toEqual([]);
  }

  // The other of two venues in one body keeps its own; a new message starts a new guest, whose bytes stay.
  const both = bodyOf(
    changeFrom(hotel, from, [old]),
    changeFrom(neighbour, from, [textPart("To the neighbour")]),
  );
  await deliver(bellhop, both);
  const bodies = await query("select convert_from(body, 'utf8') as body from webhook_deliveries");
  const kept = bodies.map(({ body }) => String(body)).filter((body) => body.includes(from.phone));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain("To the neighbour");
  expect(kept[0]).not.toContain("Hello from Yzabel");
  await write(hotel, from, [textPart("I am back")]);
  expect(await left()).toContain("public.webhook_deliveries.body");
  expect((await conversationOf(await signIn(hotel), from.phone))?.guest.guest_id).not.toBe(guest?.guest_id);
});

test("the name of an import's file, and a first row that was taken for headings, lose the guest", async () => {
  const staff = await signIn(hotel);
  const words = ["juno marsh", "7700900961"];
  const arrival = day(30);
  const added = await staff.ask(addGuest, {
    name: "Juno Marsh",
    phone: "+447700900961",
    reservation_number: "JUNO-1",
    room: "",
    checkin: arrival,
    checkout: day(32),
    send: "never",
  });
  const content = Buffer.from("Who,Code\nJuno Marsh,+447700900961\n").toString("base64");
  const headed = Buffer.from("Juno Marsh,+447700900961\nBob Lee,2\n").toString("base64");
  for (const [name, its] of [
    ["Juno Marsh.csv", content],
    ["list.csv", headed],
  ] as const)
    expect(
      (await staff.ask(startReservationImport, { from: { kind: "file", name, content: its } })).status,
    ).toBe(200);
  await runJobs();
  expect(await findInDatabase(bellhop.ownerUrl, words, [hotel.venueId])).toEqual(
    expect.arrayContaining(["public.reservation_imports.format", "public.reservation_imports.source"]),
  );
  const again = await signIn(hotel);
  expect((await again.ask(deleteGuest, { guest_id: added.body.guest_id })).status).toBe(200);
  await runJobs();
  expect(await findInDatabase(bellhop.ownerUrl, words, [hotel.venueId])).toEqual([]);
  const [booking] = (await (await signIn(hotel)).ask(listReservations, { arrival })).body.items;
  expect(booking?.guests).toMatchObject([{ name: "", deleted: true }]);
});
